import { describe, expect, it } from 'vitest';
import { battlePlan, nextAnswer } from '../../electron/campaign/battle-plan.ts';
import { campaign, type CampaignSetup, type CampaignState } from '../../electron/campaign/index.ts';
import { stirringsOf } from '../../electron/campaign/conditions.ts';
import { spareCopies } from '../../electron/campaign/collection.ts';
import { walk, walkers } from '../../electron/campaign/story/walk.ts';
import { hash } from '../../electron/engine/hash.ts';
import type { CampaignEvent, Effect, Letter } from '../../shared/games/campaign.ts';
import {
  act,
  begun,
  contentOf,
  playUntil,
  sixCandlesSources,
  twoLightsSources,
} from '../support/campaign.ts';

const long = contentOf(sixCandlesSources());
const short = contentOf(twoLightsSources());

const isPlanning = (state: CampaignState) => state.pages.length === 0;
const plainly = ['toTheField', 'toldAll', 'leaveMarket', 'leaveBundles', 'declineHonour', 'readOn'] as const;

/** A campaign at its first map. */
function atTheMap(setup: CampaignSetup, seed = 1): CampaignState {
  const state = campaign.start(setup, seed);
  playUntil(state, plainly, isPlanning);
  return state;
}

const lettersOf = (state: CampaignState): Map<string, Letter> =>
  new Map(
    campaign
      .view(state, 0)
      .sites.flatMap((site) => ('letter' in site ? [[site.id, site.letter] as const] : [])),
  );

const firstBattle = (state: CampaignState): string => {
  const found = campaign.decision(state)!.options.find(({ kind }) => kind === 'sendCaptain');
  if (found?.kind !== 'sendCaptain') throw new Error('no battle is within reach');
  return found.site;
};

/** Plays a battle at a site to its reckoning, and collects what was told. */
function fight(state: CampaignState, site: string, won: boolean): CampaignEvent[] {
  act(state, { kind: 'march', site });
  act(state, { kind: 'toTheField' });
  return [...act(state, { kind: 'report', won }), ...act(state, { kind: 'toldAll' })];
}

const applied = (events: readonly CampaignEvent[], why: string): Effect[] =>
  events.flatMap((event) => (event.kind === 'effectApplied' && event.why === why ? [event.effect] : []));

describe('a campaign', () => {
  it('begins with one candle out, its own lit, and a rival of each other court (C-1)', () => {
    const state = campaign.start(begun(long), 3);
    const dark = Object.entries(state.candles).filter(([, { lit }]) => !lit);
    expect(dark.length).toBe(1);
    expect(dark[0]![0]).not.toBe(state.setup.court);
    const courts = Object.keys(state.rivals).map(
      (id) => long.story.rivals.find((rival) => rival.id === id)!.court,
    );
    expect(new Set(courts)).toEqual(
      new Set(long.story.courts.filter((court) => court !== state.setup.court)),
    );
  });

  it('is another with another seed, and the same with the same', () => {
    const [one, same, other] = [4, 4, 5].map((seed) => hash(campaign.start(begun(long), seed).sites));
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each([0, 1, 2, 3, 4, 5])('is whole with Warband alone, for court %i', (court) => {
    const setup = begun(long, court);
    expect(setup.games).toEqual(['warband']);
    const { ending, problem } = walk(setup, 9, walkers['who always wins']);
    expect(problem).toBeUndefined();
    expect(ending).toBeDefined();
  });

  it('has places of other games only where they are switched on (law 1)', () => {
    const kinds = (games: string[]) =>
      [1, 2, 3].flatMap((seed) =>
        Object.values(campaign.start(begun(long, 0, { games }), seed).sites).map(({ kind }) => kind),
      );
    expect(kinds(['warband'])).not.toContain('deepwarren');
    expect(kinds(['warband', 'deepwarren'])).toContain('deepwarren');
  });
});

describe('a letter', () => {
  it.each([true, false])('promises exactly what is applied: won is %s (law 5)', (won) => {
    for (const seed of [1, 2, 3, 4]) {
      const state = atTheMap(begun(long, seed), seed);
      const site = firstBattle(state);
      const { place, ...letter } = lettersOf(state).get(site)!;
      const promised = won ? letter.won : letter.lost;
      expect(promised.length).toBeGreaterThan(0);
      expect(applied(fight(state, site, won), place)).toEqual(promised);
    }
  });

  it('promises what a captain brings, which is less', () => {
    const state = atTheMap(begun(long), 2);
    const site = firstBattle(state);
    const { place, captain, won } = lettersOf(state).get(site)!;
    act(state, { kind: 'sendCaptain', site });
    expect(applied(act(state, { kind: 'report', won: true }), place)).toEqual(captain!.won);
    expect(won).toContainEqual({ tallow: 6 });
    expect(captain!.won).toContainEqual({ tallow: 3 });
  });

  it('says what passing does, and nothing else passes', () => {
    const state = atTheMap(begun(short), 1);
    const letters = lettersOf(state);
    const events: CampaignEvent[] = [];
    while (state.act === 0) {
      const { options } = campaign.decision(state)!;
      events.push(...act(state, isPlanning(state) ? { kind: 'rest' } : options.at(-1)!));
    }
    for (const [site, { place, passed }] of letters) {
      if (passed.length > 0) expect(applied(events, place), site).toEqual(passed);
    }
  });
});

describe('Stirrings', () => {
  it('rise by a battle lost and by nothing that is not named (law 7)', () => {
    const state = atTheMap(begun(long), 1);
    fight(state, firstBattle(state), false);
    expect(state.stirrings).toEqual([{ by: 1, cause: 'battle', march: 0 }]);
  });

  it('fall by a candle lit again, twice an act and never below none', () => {
    const state = atTheMap(begun(long), 1);
    const dark = Object.keys(state.candles).find((court) => !state.candles[court]!.lit)!;
    state.stirrings.push({ by: 1, cause: 'battle', march: 0 });
    state.pages.push({ kind: 'candle', court: dark }, { kind: 'candle', court: dark });
    act(state, { kind: 'lightCandle' });
    expect(stirringsOf(state)).toBe(0);
    act(state, { kind: 'lightCandle' });
    expect(stirringsOf(state)).toBe(0);
  });

  it('bring the last stand at once when they are full, and it is one battle', () => {
    const state = atTheMap(begun(long), 1);
    state.stirrings.push({ by: 12, cause: 'battle', march: 0 });
    act(state, { kind: 'rest' });
    expect(state.lastStand).toBe(true);
    act(state, { kind: 'readOn' });
    expect(campaign.decision(state)!.options).toEqual([{ kind: 'lastBattle', place: 'stub-night' }]);
    playUntil(state, ['toTheField', 'toldAll'], ({ pages }) => pages[0]?.kind === 'battle');
    act(state, { kind: 'report', won: false });
    act(state, { kind: 'toldAll' });
    playUntil(state, ['readOn'], () => false);
    expect(campaign.outcome(state)).toMatchObject({ reason: 'ash', winners: [], isSharedLoss: true });
  });
});

describe('the purse', () => {
  it('gains nothing by buying and selling (law 7)', () => {
    const state = atTheMap(begun(long), 1);
    state.collection = {};
    state.tallow = 40;
    const card = state.setup.catalogue.cards.find(
      ({ id, type }) => type === 'order' && !state.warband.orders.includes(id),
    )!.id;
    state.pages.push({ kind: 'market', site: state.site, stock: [{ card, price: 4 }] });
    act(state, { kind: 'buy', card });
    expect(state.tallow).toBe(36);
    expect(spareCopies(state, card)).toBe(1);
    act(state, { kind: 'sell', card });
    expect(state.tallow).toBeLessThan(40);
    expect(state.collection).toEqual({});
  });

  it('never sells the Levy, and turns a fifth copy into money', () => {
    const state = atTheMap(begun(long), 1);
    const card = state.warband.orders[0]!;
    state.collection[card] = 4;
    const before = state.tallow;
    state.pages.push({
      kind: 'bundles',
      bundles: [{ from: 'stores', court: state.setup.court, cards: [card] }],
    });
    act(state, { kind: 'takeBundle', bundle: 0 });
    expect(state.collection[card]).toBe(4);
    expect(state.tallow).toBeGreaterThan(before);
    expect(spareCopies({ ...state, collection: {} }, card)).toBe(0);
  });
});

describe('the warband', () => {
  it('is legal in every planning state, whatever was put in and taken out (law 4)', () => {
    for (const seed of [1, 2, 3]) {
      const state = campaign.start(begun(long, seed), seed);
      playUntil(state, ['takeBundle', 'takeOut', 'putIn', 'toTheField', 'toldAll', 'leaveMarket'], (each) => {
        expect(campaign.invariants(each)).toEqual([]);
        return each.act > 0;
      });
    }
  });

  it('can be changed back by taking back, step by step', () => {
    const state = atTheMap(begun(long), 1);
    act(state, { kind: 'march', site: firstBattle(state) });
    const before = state.undoable;
    const out = campaign.decision(state)!.options.find(({ kind }) => kind === 'takeOut')!;
    act(state, out);
    expect(state.undoable).toBe(before + 1);
    expect(campaign.decision(state)!.options).not.toContainEqual({ ...out, kind: 'putIn' });
  });
});

describe('veterans', () => {
  const named = (state: CampaignState): string => {
    const creature = state.warband.creatures[0]!;
    state.pages.push({
      kind: 'honour',
      creature,
      name: 'Nan',
      deed: 'felled',
      honours: ['crabwise', 'unmoved'],
    });
    act(state, { kind: 'honour', honour: 'crabwise' });
    return state.roster[0]!.id;
  };

  it('get a name and an honour for a deed, are weary, and march again after one march', () => {
    const state = atTheMap(begun(long), 1);
    const id = named(state);
    expect(state.roster[0]).toMatchObject({ name: 'Nan', honours: ['crabwise'], status: 'serving' });
    state.roster[0]!.readyAt = 0;
    const site = firstBattle(state);
    act(state, { kind: 'march', site });
    act(state, { kind: 'seat', veteran: id });
    act(state, { kind: 'toTheField' });
    act(state, { kind: 'report', won: true });
    act(state, { kind: 'toldAll' });
    expect(state.roster[0]!.readyAt).toBe(2);
    expect(campaign.explain(state, 0, { kind: 'seat', veteran: id })).toMatchObject({
      code: 'weary',
      rule: 'C-51',
    });
  });

  it.each([
    ['free', 'serving'],
    ['sworn', 'dead'],
  ] as const)('on a %s campaign are %s after the fourth scar would have come', (form, status) => {
    const state = atTheMap(begun(long, 0, { form }), 1);
    const id = named(state);
    state.roster[0]!.readyAt = 0;
    state.roster[0]!.scars = ['shakes', 'half-a-tail', 'mends-badly'];
    act(state, { kind: 'march', site: firstBattle(state) });
    act(state, { kind: 'seat', veteran: id });
    act(state, { kind: 'toTheField' });
    act(state, { kind: 'report', won: false });
    act(state, { kind: 'tell', fact: { fact: 'fell', veteran: id } });
    act(state, { kind: 'toldAll' });
    expect(state.roster[0]!.status).toBe(status);
    expect(state.roster[0]!.scars.length).toBe(3);
  });

  it('with three scars may retire and train another of their kind', () => {
    const state = atTheMap(begun(long), 1);
    const id = named(state);
    const { card } = state.roster[0]!;
    state.collection = {};
    expect(campaign.decision(state)!.options).not.toContainEqual({ kind: 'retire', veteran: id });
    state.roster[0]!.scars = ['shakes', 'half-a-tail', 'mends-badly'];
    act(state, { kind: 'retire', veteran: id });
    expect(state.collection).toEqual({ [card]: 1 });
    expect(state.roster[0]!.status).toBe('retired');
  });
});

describe('rivals', () => {
  it('know only what they saw (law 8): told nothing, they keep their lists', () => {
    const seen = (isTold: boolean): number => {
      const state = atTheMap(begun(long), 1);
      const kinds = isTold ? ['tell', ...plainly] : plainly;
      playUntil(state, ['march', 'takeBundle', ...kinds] as never, ({ act: at }) => at > 1);
      return Object.values(state.rivals).reduce((sum, rival) => sum + rival.changed, 0);
    };
    expect(seen(false)).toBe(0);
    expect(seen(true)).toBeGreaterThan(0);
  });

  it('show their list when they are scouted, and not before (law 9)', () => {
    const state = atTheMap(begun(long), 1);
    const site = firstBattle(state);
    const listOf = () => {
      const { rival } = lettersOf(state).get(site)!;
      return campaign.view(state, 0).rivals.find(({ id }) => id === rival)!.list;
    };
    const before = state.tallow;
    expect(listOf()).toBeUndefined();
    act(state, { kind: 'scout', site });
    expect(listOf()!.length).toBeGreaterThanOrEqual(43);
    expect(state.tallow).toBe(before - 2);
  });
});

describe('help', () => {
  it('is offered after two losses running, once, and is accepted or refused for something', () => {
    const state = atTheMap(begun(long), 1);
    state.lossesRunning = 2;
    act(state, { kind: 'rest' });
    expect(state.pages[0]).toEqual({ kind: 'help' });
    act(state, { kind: 'acceptHelp' });
    expect(state.advantages).toEqual([{ advantage: 'a-cart-from-home' }]);
    playUntil(state, plainly, isPlanning);
    act(state, { kind: 'rest' });
    expect(state.pages[0]).not.toEqual({ kind: 'help' });
  });
});

describe('a battle under way', () => {
  it('is planned with veterans in place of their cards, the ground bought and the rival as it is now', () => {
    const state = atTheMap(begun(long), 1);
    const card = state.warband.creatures[0]!;
    state.roster.push({
      id: 'veteran/1',
      card,
      given: 'Nan',
      name: 'Nan',
      honours: [],
      scars: [],
      readyAt: 0,
      status: 'serving',
      deeds: 1,
    });
    state.ground = 1;
    act(state, { kind: 'march', site: firstBattle(state) });
    expect(battlePlan(state)).toBeUndefined();
    act(state, { kind: 'seat', veteran: 'veteran/1' });
    act(state, { kind: 'spendGround' });
    act(state, { kind: 'toTheField' });
    const plan = battlePlan(state)!;
    const copies = (list: string[]) => list.filter((each) => each === card).length;
    expect(plan.you.creatures).toContain('veteran/1');
    expect(copies(plan.you.creatures)).toBe(copies(state.warband.creatures) - 1);
    expect(plan.advantage.morale).toBe((long.story.levels.march.you.morale ?? 0) + 1);
    expect(plan.rival!.list).toEqual(state.rivals[plan.rival!.id]!.list);
    expect(plan.captain).toBeUndefined();
    expect(state.ground).toBe(0);
  });

  it('is answered with its result and what the match told, in whatever order it was told', () => {
    const state = atTheMap(begun(long), 1);
    act(state, { kind: 'march', site: firstBattle(state) });
    act(state, { kind: 'toTheField' });
    const rival = battlePlan(state)!.rival!.id;
    const [first, second] = state.warband.orders;
    const facts = [second!, first!, 'no/such-card'].map((card) => ({ fact: 'saw', card }) as const);
    for (let next = nextAnswer(state, true, facts); next; next = nextAnswer(state, true, facts))
      act(state, next);
    expect(new Set(state.rivals[rival]!.seen)).toEqual(new Set([first, second]));
    expect(state.won).toBe(1);
  });
});
