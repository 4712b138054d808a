import { describe, expect, it } from 'vitest';
import { campaign, type CampaignState } from '../../electron/campaign/index.ts';
import { reachedIn } from '../../electron/campaign/letters.ts';
import { checkStory } from '../../electron/campaign/story/check.ts';
import { readStory } from '../../electron/campaign/story/read.ts';
import { walk, walkers } from '../../electron/campaign/story/walk.ts';
import type { CampaignEvent, Effect, Fact, Letter, PlaceKind } from '../../shared/games/campaign.ts';
import { act, begun, contentOf, playUntil, sixCandlesSources } from '../support/campaign.ts';

const long = contentOf(sixCandlesSources());
const everyGame = { games: ['warband', 'delve', 'deepwarren', 'salient'] };
const plainly = ['toTheField', 'toldAll', 'leaveMarket', 'leaveBundles', 'declineHonour', 'readOn'] as const;

/** A campaign at its map, before a place of this kind that can be marched to. */
function before(kind: PlaceKind, act = 0): { state: CampaignState; site: string } {
  for (let seed = 1; seed < 80; seed++) {
    const state = campaign.start(begun(long, seed, everyGame), seed);
    playUntil(state, [...plainly, 'rest'], (now) => now.act === act && now.pages.length === 0);
    const options = campaign.decision(state)?.options ?? [];
    const found = options.find((each) => each.kind === 'march' && state.sites[each.site]!.kind === kind);
    if (found?.kind === 'march') return { state, site: found.site };
  }
  throw new Error(`no campaign stands before ${kind}`);
}

function letterAt(state: CampaignState, site: string): Letter {
  const found = campaign.view(state, 0).sites.find(({ id }) => id === site);
  if (!found || !('letter' in found)) throw new Error(`${site} has no letter`);
  return found.letter;
}

const applied = (events: readonly CampaignEvent[], why: string): Effect[] =>
  events.flatMap((event) => (event.kind === 'effectApplied' && event.why === why ? [event.effect] : []));

const tell = (state: CampaignState, facts: readonly Fact[]): CampaignEvent[] =>
  facts.flatMap((fact) => act(state, { kind: 'tell', fact }));

describe('a Front', () => {
  it('stands in every act, and in none where Salient is switched off', () => {
    const acts = [0, 1, 2, 3].map((number) => before('salient', number).state.act);
    expect(acts).toEqual([0, 1, 2, 3]);
    const alone = campaign.start(begun(long, 0), 3);
    expect(Object.values(alone.sites).map(({ kind }) => kind)).not.toContain('salient');
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
  ])('won with a lead of %i gives %i Ground, as its letter says (law 5)', (margin, ground) => {
    const { state, site } = before('salient');
    const letter = letterAt(state, site);
    act(state, { kind: 'march', site });
    act(state, { kind: 'report', won: true });
    const facts = reachedIn(letter.steps, true, { margin });
    const events = [...tell(state, facts), ...act(state, { kind: 'toldAll' })];
    const steps = letter.steps.filter(({ atLeast }) => atLeast <= margin).flatMap(({ effects }) => effects);
    expect(applied(events, letter.place)).toEqual([...letter.won, ...steps]);
    expect(state.ground).toBe(ground);
    expect(state.chronicle.at(-1)!.brought).toEqual([...letter.won, ...steps]);
  });

  it('lost stirs the hill as a Front and gives no Ground, whatever the lead was', () => {
    const { state, site } = before('salient');
    act(state, { kind: 'march', site });
    act(state, { kind: 'report', won: false });
    expect(campaign.decision(state)!.options).toEqual([{ kind: 'toldAll' }]);
    act(state, { kind: 'toldAll' });
    expect(state.stirrings.at(-1)).toMatchObject({ by: 1, cause: 'front' });
    expect(state.ground).toBe(0);
  });

  it('uses up no advantage that was kept for the next battle', () => {
    const { state, site } = before('salient');
    state.advantages.push({ advantage: 'good-ground' });
    act(state, { kind: 'march', site });
    act(state, { kind: 'report', won: true });
    act(state, { kind: 'toldAll' });
    expect(state.advantages).toEqual([{ advantage: 'good-ground' }]);
  });

  it('tells a captain’s chance by who leads the other side, better against a novice (C-70)', () => {
    const { state, site } = before('salient');
    const chance = (level: 'march' | 'oath') => {
      state.level = level;
      return letterAt(state, site).captain!.chance;
    };
    expect(chance('march')).toBeGreaterThan(chance('oath'));
    expect(chance('oath')).toBe(50);
  });

  it('can be left to a captain, who brings the part its letter said, by degrees as well (C-70)', () => {
    const { state, site } = before('salient');
    const { captain, place } = letterAt(state, site);
    act(state, { kind: 'sendCaptain', site });
    act(state, { kind: 'report', won: true });
    const facts = reachedIn(captain!.steps, true, { margin: 3 });
    const events = [...tell(state, facts), ...act(state, { kind: 'toldAll' })];
    const steps = captain!.steps.slice(0, 2).flatMap(({ effects }) => effects);
    expect(applied(events, place)).toEqual([...captain!.won, ...steps]);
  });
});

describe('Ground', () => {
  it('keeps a place from being passed to its harm, once and for its price (C-34)', () => {
    const { state } = before('salient');
    const options = () => campaign.decision(state)!.options.filter(({ kind }) => kind === 'secure');
    expect(options()).toEqual([]);
    state.ground = 2;
    const [wish] = options();
    if (wish?.kind !== 'secure') throw new Error('nothing can be secured');
    const letter = letterAt(state, wish.site);
    expect(letter.passed.length).toBeGreaterThan(0);
    act(state, wish);
    expect(state.ground).toBe(1);
    expect(letterAt(state, wish.site)).toMatchObject({ passed: [], isSecured: true });
    expect(options()).not.toContainEqual(wish);
    const events: CampaignEvent[] = [];
    while (state.act === 0) {
      const kinds = state.pages.length === 0 ? 'rest' : campaign.decision(state)!.options.at(-1)!.kind;
      const found = campaign.decision(state)!.options.find(({ kind }) => kind === kinds)!;
      events.push(...act(state, found));
    }
    expect(applied(events, letter.place)).toEqual([]);
    expect(state.chronicle.map(({ place }) => place)).not.toContain(letter.place);
  });
});

/** A way down at its reckoning. */
function wentDown(way: 'goDown' | 'goDownForKeeps', won: boolean) {
  const { state, site } = before('delve', 1);
  const { steps, place } = letterAt(state, site);
  act(state, { kind: 'march', site });
  const choices = campaign.view(state, 0).choices;
  act(state, { kind: way });
  act(state, { kind: 'report', won });
  return { state, steps, place, choices };
}

describe('an expedition', () => {
  it('asks first whether it is for keeps, and says what either brings (law 5)', () => {
    const { choices, steps } = wentDown('goDown', true);
    expect(choices.map(({ id }) => id)).toEqual(['goDown', 'goDownForKeeps']);
    expect(choices[0]!.steps).toEqual(steps);
    const tallow = (list: typeof steps) =>
      list.flatMap(({ effects }) => effects).flatMap((each) => ('tallow' in each ? each.tallow : []));
    expect(tallow(choices[1]!.steps!)).toEqual(tallow(steps).map((each) => 2 * each));
  });

  it.each(['goDown', 'goDownForKeeps'] as const)(
    'brings by %s exactly what was said, and every theft stirs',
    (way) => {
      const { state, place, choices } = wentDown(way, true);
      const { effects, steps } = choices.find(({ id }) => id === way)!;
      const facts = reachedIn(steps!, true, { gold: 1600, treasures: 3 });
      const events = [...tell(state, facts), ...act(state, { kind: 'toldAll' })];
      const reached = facts.flatMap((fact) => (fact.fact === 'reached' ? steps![fact.step]!.effects : []));
      expect(applied(events, place)).toEqual([...effects, ...reached]);
      expect(state.stirrings.filter(({ cause }) => cause === 'theft').length).toBe(2);
      expect(state.thefts).toBe(2);
    },
  );

  it('keeps the chambers that were mapped, told one by one, and asks for none of them again', () => {
    const { state } = wentDown('goDown', false);
    const chamber = (space: number): Fact[] => [
      { fact: 'mapped', space },
      { fact: 'mapped', space, chamber: 12 },
      { fact: 'mapped', space, chamber: 12, heading: 3 },
    ];
    act(state, { kind: 'tell', fact: chamber(40)[0]! });
    expect(campaign.decision(state)!.options).not.toContainEqual({ kind: 'toldAll' });
    tell(state, chamber(40).slice(1));
    tell(state, chamber(55));
    expect(state.mapped).toEqual([
      { space: 40, chamber: 12, heading: 3 },
      { space: 55, chamber: 12, heading: 3 },
    ]);
    const open = campaign.decision(state)!.options;
    expect(open).not.toContainEqual({ kind: 'tell', fact: { fact: 'mapped', space: 40 } });
    expect(open).toContainEqual({ kind: 'tell', fact: { fact: 'mapped', space: 56 } });
    act(state, { kind: 'toldAll' });
    expect(campaign.view(state, 0).mapped).toBe(2);
    expect(state.stirrings.filter(({ cause }) => cause === 'theft')).toEqual([]);
  });
});

describe('the six candles', () => {
  it.each([
    ['Warband alone', ['warband']],
    ['all four games', everyGame.games],
    ['Warband and Delve', ['warband', 'delve']],
  ])('are whole with %s (law 1)', (_name, games) => {
    const names = ['who always wins', 'who always loses', 'who does anything at all'] as const;
    for (const [at, name] of names.entries()) {
      const { ending, problem } = walk(begun(long, at, { games }), 11 + at, walkers[name]);
      expect(problem).toBeUndefined();
      expect(ending).toBeDefined();
    }
  });

  it('refuse a step that its game does not count, by file and field', () => {
    const sources = sixCandlesSources();
    const places = sources['places.json']!.replace('"of": "margin"', '"of": "gold"');
    const read = readStory({ ...sources, 'places.json': places });
    const problems = read.ok ? checkStory(read.value) : read.error;
    expect(problems).toContainEqual(expect.objectContaining({ file: 'places.json', code: 'notCounted' }));
  });
});
