import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../shared/games/campaign.ts';
import { delve } from '../../../electron/games/delve/index.ts';
import { factsOf, planBattle, talliesOf } from '../../../electron/games/delve/table/battle.ts';
import { readSetup } from '../../../electron/games/delve/table/setup-file.ts';
import { seedRng, randomInt } from '../../../electron/engine/rng.ts';
import type { BattleOrder } from '../../../electron/engine/battle.ts';

const nobody = { side: 'the Watch', commander: '', creatures: [], orders: [], advantage: {} };
const order = (expedition?: BattleOrder['expedition']): BattleOrder => ({
  ...{ ground: undefined, veterans: [], ...(expedition && { expedition }) },
  hosts: [
    { ...nobody, name: 'Ada' },
    { ...nobody, name: 'nobody' },
  ],
});

function planned(expedition?: BattleOrder['expedition']) {
  const found = planBattle(order(expedition));
  if (!found.ok) throw new Error('an expedition is never refused');
  return found.value;
}

/** Plays at random until so many chambers lie, or to the end. */
function wander(
  seed: number,
  chambers = Infinity,
  mapped: NonNullable<BattleOrder['expedition']>['mapped'] = [],
) {
  const state = delve.start(planned({ mapped, isForKeeps: false }).setup, seed);
  const rng = seedRng(seed);
  for (let decision = delve.decision(state); decision; decision = delve.decision(state)) {
    if (delve.view(state, 'open').chambers.length >= chambers) break;
    delve.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
  }
  return state;
}

const journey = (state: ReturnType<typeof wander>) => ({
  ...{ views: [delve.view(state, 'open')], told: [], seat: 0, creatures: [], veterans: [] },
});

/** Whole chambers among the facts. */
const mappedIn = (facts: readonly Fact[]) =>
  facts.flatMap((fact) =>
    fact.fact === 'mapped' && fact.chamber !== undefined && fact.heading !== undefined
      ? [{ space: fact.space, chamber: fact.chamber, heading: fact.heading }]
      : [],
  );

describe('an expedition of a campaign', () => {
  it('is a journey of one, carried on when he falls, or for keeps (D-947, D-958)', () => {
    const { setup, seats } = planned();
    expect(seats).toMatchObject([{ name: 'Ada', side: 'the Watch' }]);
    expect(setup.options).toMatchObject({ solo: true, knockOut: true });
    expect(planned({ mapped: [], isForKeeps: true }).setup.options.knockOut).toBe(false);
  });

  it('lays what was mapped before, as it lay, and keeps every chamber once', () => {
    const mapped = mappedIn(factsOf(journey(wander(5, 6))));
    expect(mapped.length).toBeGreaterThanOrEqual(6);
    const next = delve.start(planned({ mapped, isForKeeps: false }).setup, 77);
    const laid = delve
      .view(next, 'open')
      .chambers.map(({ space, chamber, heading }) => ({ space, chamber, heading }));
    expect(laid).toEqual(mapped);
    expect(delve.invariants(next)).toEqual([]);
    const end = wander(78, Infinity, mapped);
    expect(delve.invariants(end)).toEqual([]);
    expect(mappedIn(factsOf(journey(end))).length).toBeGreaterThanOrEqual(mapped.length);
  });

  it('leaves in the stock what cannot lie there', () => {
    const mapped = [
      { space: 40, chamber: 116, heading: 0 },
      ...Array.from({ length: 60 }, (_, at) => ({ space: at, chamber: 3, heading: 1 })),
    ];
    const state = delve.start(planned({ mapped, isForKeeps: false }).setup, 1);
    expect(delve.invariants(state)).toEqual([]);
  });

  it('counts gold and Treasures only when they were carried out (D-751)', () => {
    const state = wander(3);
    const { gold, treasures } = talliesOf(journey(state));
    const view = delve.view(state, 'open');
    expect(gold).toBe(view.outcome!.scores[0]);
    if (view.heroes[0]!.status !== 'out') expect([gold, treasures]).toEqual([0, 0]);
  });

  it('goes out in a match file and comes in again with its map', () => {
    const { setup } = planned({ mapped: [{ space: 40, chamber: 5, heading: 2 }], isForKeeps: false });
    expect(readSetup(JSON.parse(JSON.stringify(setup)), 1)).toEqual({ ok: true, value: setup });
    expect(readSetup({ ...setup, mapped: [{ space: 400, chamber: 5, heading: 2 }] }, 1).ok).toBe(false);
  });
});
