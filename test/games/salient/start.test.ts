import { describe, expect, it } from 'vitest';
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { salient, type SalientSetup, type SalientState } from '../../../electron/games/salient/index.ts';
import type { SalientEvent, SalientForm } from '../../../shared/games/salient.ts';

const toggles = { strictSupply: false, slowClock: false, evenStart: false, steadyDice: false };
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

const setup = (form: SalientForm, count: number, more: Partial<SalientSetup> = {}): SalientSetup => ({
  form,
  players: Array.from({ length: count }, (_, seat) => ({ name: `P${seat}` })),
  toggles,
  ...more,
});

/** The first turn has begun: everybody has kept the first of their tiles. */
function begun(form: SalientForm, count: number, seed: number): SalientState {
  const state = salient.start(setup(form, count), seed);
  while (state.turn === 0) salient.apply(state, salient.decision(state)!.options[0]!);
  return state;
}

function playOut(state: SalientState, seed: number): SalientEvent[] {
  const rng = seedRng(seed);
  const events: SalientEvent[] = [];
  for (let decision = salient.decision(state); decision; decision = salient.decision(state)) {
    const { options } = decision;
    salient.apply(state, options[randomInt(rng, options.length)]!, (event) => events.push(event));
  }
  return events;
}

describe('setup', () => {
  it('gives everybody ten dice, five of them in the Barracks, and three Credits (C-102, C-106, C-203, C-1102, C-1103, C-1202, C-202)', () => {
    for (const [form, count] of [
      ['pact', 4],
      ['melee', 3],
      ['melee', 4],
    ] as const) {
      const { players } = salient.view(salient.start(setup(form, count), 1), 'spectator');
      expect(
        players.map(({ reserve, resting, credits, upgraded }) => [reserve, resting, credits, upgraded]),
      ).toEqual(players.map(() => [5, 5, 3, []]));
    }
  });

  it('gives only the second player of a Duel a further Credit (C-207)', () => {
    const credits = seeds.map((seed) => {
      const { order, players } = begun('duel', 2, seed);
      return order.map((seat) => players[seat]!.credits);
    });
    expect(credits.every(([first, second]) => first === 3 && second === 4)).toBe(true);
    const pact = begun('pact', 4, 1);
    expect(pact.players.map((player) => player.credits)).toEqual([3, 3, 3, 3]);
  });

  it('draws the first player by lot, but West always begins a Melee of three (C-207, C-1105, C-1207)', () => {
    const firsts = (form: SalientForm, count: number) => [
      ...new Set(seeds.map((seed) => begun(form, count, seed).order[0]!)),
    ];
    expect(firsts('duel', 2).toSorted()).toEqual([0, 1]);
    expect(firsts('pact', 4).toSorted()).toEqual([0, 1]);
    expect(firsts('melee', 4).toSorted()).toEqual([0, 1, 2, 3]);
    expect(firsts('melee', 3)).toEqual([1]);
  });

  it('reveals three cards, and 32 lie above the Armistice (C-204, C-1010, C-1104, C-1314)', () => {
    const view = salient.view(salient.start(setup('duel', 2), 1), 0);
    expect(view.row.filter((card) => typeof card === 'number')).toHaveLength(3);
    expect([view.cardsLeft, view.unseen.length]).toEqual([32, 32]);
  });

  it('lets each keep one of two tiles, unseen by the others until all have (C-205, C-1302, CR-32)', () => {
    const state = salient.start(setup('duel', 2), 3);
    expect(salient.view(state, 0).dealt).toHaveLength(2);
    expect([salient.view(state, 1).dealt, salient.view(state, 0).dealt].flat()).toHaveLength(4);
    expect(salient.view(state, 'spectator').dealt).toEqual([]);
    const kept = salient.decision(state)!.options[1]!;
    salient.apply(state, kept);
    const seen = salient.view(state, 1);
    expect([seen.picked, seen.sites.map(({ tile }) => tile)]).toEqual([[0], [undefined, undefined]]);
    salient.apply(state, salient.decision(state)!.options[0]!);
    expect(salient.view(state, 1).sites[0]!.tile).toBe(kept.kind === 'pick' ? kept.tile : -1);
    expect(state.dealt).toEqual([[], []]);
  });

  it.each([
    [setup('duel', 3), /C-1301/],
    [setup('melee', 2), /C-1301/],
    [setup('pact', 3), /C-1301/],
    [setup('melee', 3, { start: 0 }), /C-1207/],
    [setup('duel', 2, { toggles: { ...toggles, slowClock: true } }), /C-1313/],
    [setup('melee', 4, { toggles: { ...toggles, evenStart: true } }), /C-1315/],
  ])('refuses what the forms do not allow (C-101, C-1301): %j', (wrong, sentence) => {
    expect(() => salient.start(wrong, 1)).toThrow(sentence);
  });
});

describe('chance', () => {
  it('repeats a match exactly by seed and choices (C-1305)', () => {
    const [one, other] = [salient.start(setup('melee', 4), 11), salient.start(setup('melee', 4), 11)];
    playOut(one, 4);
    playOut(other, 4);
    expect(hash(one)).toBe(hash(other));
  });

  it('gives the same rolls to different choices as long as no other chance came between (C-305)', () => {
    const rolls = [0, 1].map((choice) => {
      const state = salient.start(setup('duel', 2), 5);
      salient.apply(state, salient.decision(state)!.options[choice]!);
      salient.apply(state, salient.decision(state)!.options[0]!);
      return state.players[state.seat]!.fresh;
    });
    expect(rolls[0]).toEqual(rolls[1]);
  });

  it('is evened out by steady dice: every twelve dice show each face twice (CR-47)', () => {
    const state = salient.start(setup('duel', 2, { toggles: { ...toggles, steadyDice: true } }), 7);
    const faces: number[][] = [[], []];
    const rng = seedRng(1);
    for (let decision = salient.decision(state); decision; decision = salient.decision(state))
      salient.apply(state, decision.options[randomInt(rng, decision.options.length)]!, (event) => {
        if (event.kind === 'rolled') faces[event.seat]!.push(...event.dice);
      });
    for (const dice of faces)
      for (let from = 0; from + 12 <= dice.length; from += 12)
        expect(dice.slice(from, from + 12).toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(faces.flat().length).toBeGreaterThan(24);
  });

  it('tells the rule behind every event (C-1312)', () => {
    const events = seeds.slice(0, 8).flatMap((seed) => playOut(begun('pact', 4, seed), seed));
    expect(events.filter(({ rule }) => !/^CR?-\d+$/.test(rule))).toEqual([]);
  });
});
