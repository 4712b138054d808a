/** The odds a table tells, against sums done by hand and against the rules themselves, tried out very often. */
import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../electron/engine/rng.ts';
import { heroTable } from '../../../electron/games/delve/content/heroes.ts';
import { applyAction, decisionOf } from '../../../electron/games/delve/flow.ts';
import type { DelveState } from '../../../electron/games/delve/index.ts';
import { nextCards } from '../../../electron/games/delve/odds/decks.ts';
import { passChance, repeatedTest, sharesOf } from '../../../electron/games/delve/odds/dice.ts';
import { escapeOdds } from '../../../electron/games/delve/odds/fights.ts';
import { oddsOf } from '../../../electron/games/delve/odds/odds.ts';
import { deckId } from '../../../electron/games/delve/play.ts';
import { dealWorld } from '../../../electron/games/delve/world.ts';
import type { Chance } from '../../../shared/games/delve-questions.ts';
import { monsterKinds, spaceAt, type DelveAction, type DelveEvent } from '../../../shared/games/delve.ts';
import { position } from './position.ts';

const room = (column: number, row: number, chamber = 'T-01', heading = 'N') => ({
  chamber,
  at: [column, row],
  heading,
});
const gorrun = { name: 'Ada', hero: 'Gorrun', at: [5, 5], entry: 'S', from: [5, 6] };
const bo = { name: 'Bo', hero: 'Kessa', at: 'SE' };

type IsMeant = (action: DelveAction) => boolean;
const byKind =
  (kind: DelveAction['kind']): IsMeant =>
  (action) =>
    action.kind === kind;
const moveTo =
  (column: number, row: number): IsMeant =>
  (action) =>
    action.kind === 'move' && action.to === spaceAt(column, row);

const told = (state: DelveState) => {
  const question = decisionOf(state)!;
  return oddsOf(state, question.seat, question);
};
const ofOption = (state: DelveState, is: IsMeant) =>
  told(state).options[decisionOf(state)!.options.findIndex(is)]!;

const sum = (chances: readonly Chance[], code: string): number =>
  chances.filter((each) => each.code === code).reduce((total, { chance }) => total + chance, 0);

const times = 1_200;
/** More than three times the deviation of so many tries. */
const near = 0.045;

/** C-00: a card that holds is tested at once, and lets go whoever passes; later tests are another turn's. */
function isShakenOff(event: DelveEvent, at: number, events: readonly DelveEvent[]): boolean {
  if (event.kind !== 'cardHeld') return false;
  const next = events
    .slice(at)
    .find((other) => other.kind === 'turnBegan' || (other.kind === 'tested' && other.card === event.card));
  return next?.kind === 'tested' && next.passed;
}

/** How often an option tells each kind of event, in worlds dealt as the asker knows them. */
function tried(state: DelveState, is: IsMeant): (kind: DelveEvent['kind']) => number {
  const rng = seedRng(5);
  const { seat } = decisionOf(state)!;
  const found = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    const world = dealWorld(state, seat, rng);
    const events: DelveEvent[] = [];
    applyAction(world, decisionOf(world)!.options.find(is)!, (event) => events.push(event));
    const lasting = events.filter((event, at) => !isShakenOff(event, at, events));
    const kinds = new Set(lasting.map(({ kind }) => kind));
    for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return (kind) => (found.get(kind) ?? 0) / times;
}

describe('odds of dice', () => {
  it('are those of two dice against an attribute (D-901, C-04)', () => {
    const table = { 1: 0, 4: 17, 5: 28, 6: 42, 7: 58, 8: 72, 9: 83, 10: 92, 11: 97, 12: 100 };
    for (const [needed, percent] of Object.entries(table))
      expect(Math.round(100 * passChance(Number(needed)))).toBe(percent);
  });

  it('round half dice up and count determination (C-00, D-911)', () => {
    expect(sharesOf({ dice: 'half', plus: 1 }).map(({ amount }) => amount)).toEqual([2, 3, 4]);
    expect(sharesOf({ dice: 'two' }).find(({ amount }) => amount === 7)!.chance).toBeCloseTo(6 / 36);
    const [first, second] = repeatedTest(7).at;
    expect(second).toBeCloseTo((1 - first!) * passChance(8));
  });
});

describe('odds at the table (R-811)', () => {
  it('of steps, searches and cards below are what the rules then bring', () => {
    const above = position({ heroes: [gorrun], chambers: [room(5, 5), room(5, 6)] });
    const under = position({ heroes: [{ name: 'Ada', hero: 'Odric', marker: [4, 7], direction: 'N' }] });
    const cases: [DelveState, IsMeant][] = [
      [above, moveTo(5, 4)],
      [above, moveTo(5, 6)],
      [above, byKind('search')],
      [under, byKind('draw')],
    ];
    const pairs = { monster: 'monsterMet', loot: 'lootKept', held: 'cardHeld', skip: 'turnsLost' } as const;
    for (const [state, is] of cases) {
      const { more } = ofOption(state, is);
      const found = tried(state, is);
      for (const [code, kind] of Object.entries(pairs))
        expect(Math.abs(sum(more, code) - found(kind)), code).toBeLessThan(near);
    }
  });

  it('of doors, gates and crossings count determination and load (D-318, D-322, D-441)', () => {
    const brannoch = { name: 'Ada', hero: 'Brannoch', at: [4, 4], entry: 'S', from: [4, 5] };
    const door = position({ heroes: [brannoch], chambers: [room(4, 4, 'T-09'), room(5, 4)] });
    expect(ofOption(door, moveTo(5, 4)).main).toMatchObject({ code: 'door', chance: 9 / 15 });
    const gate = position({
      heroes: [{ ...brannoch, determination: 1, gate: [5, 4] }],
      chambers: [room(4, 4), room(5, 4, 'T-29', 'E')],
    });
    expect(ofOption(gate, moveTo(5, 4)).main).toMatchObject({ code: 'gate', chance: passChance(8) });
    const bridge = position({
      heroes: [
        {
          name: 'Ada',
          hero: 'Odric',
          at: [5, 5],
          entry: 'S',
          from: [5, 6],
          loot: ['DN-11', 'DN-12', 'DN-13'],
        },
      ],
      chambers: [room(5, 5, 'T-53'), room(5, 6)],
    });
    expect(ofOption(bridge, byKind('cross')).main!.chance).toBeCloseTo(passChance(9 - 3));
  });

  it('of being shut in are counted from the Search deck (C-16)', () => {
    const walls = [room(5, 5, 'T-15'), room(5, 6, 'T-35', 'E')];
    const dies = (hero: object) => told(position({ heroes: [hero], chambers: walls })).shutIn!.dies;
    const fresh = (19 / 30) * (18 / 29);
    expect(dies(gorrun)).toBeCloseTo(fresh);
    expect(dies({ ...gorrun, searches: 1 })).toBeCloseTo(19 / 30);
    // Deft Hands looks at two cards in each search (C-04).
    expect(dies({ ...gorrun, hero: 'Odric' })).toBeCloseTo(fresh * (17 / 28) * (16 / 27));
    expect(told(position({ heroes: [gorrun], chambers: [room(5, 5)] })).shutIn).toBeUndefined();
  });

  it('of the dragon rise with every slumber (C-10, D-706)', () => {
    const state = position({ heroes: [{ name: 'Ada', hero: 'Odric', at: 'Hoard', wounds: 9 }], slumbers: 3 });
    const { dragon } = told(state);
    expect(dragon).toMatchObject({ left: 5, wrath: 1 / 5, next: 1 / 4 });
    expect(dragon!.kills).toBeCloseTo(21 / 36);
    expect(Math.abs(dragon!.wrath - tried(state, byKind('draw'))('dragonWoke'))).toBeLessThan(near);
  });

  it('of escapes are those of all pairs of Power cards (C-07)', () => {
    const percents = [
      [25, 13, 50, 6, 44],
      [31, 25, 56, 13, 50],
      [75, 69, 88, 44, 88],
      [81, 69, 88, 50, 88],
      [56, 44, 75, 25, 75],
      [56, 44, 75, 25, 75],
    ];
    const found = heroTable.map(({ name }) =>
      monsterKinds.map((monster) => {
        const hero = { ...gorrun, hero: name.split(' ')[0]! };
        const fight = { hero: 'Ada', monster, stage: 'meet', mayEscape: true };
        const state = position({ heroes: [hero], chambers: [room(5, 5), room(5, 6)], fight });
        return Math.round(100 * escapeOdds(state)!.chance);
      }),
    );
    expect(found).toEqual(percents);
  });

  it('of a fight rise with the wounds of the hero', () => {
    const fight = { hero: 'Ada', monster: 'hexer', stage: 'meet', mayEscape: true };
    const dies = (wounds: number) =>
      told(position({ heroes: [{ ...gorrun, wounds }], chambers: [room(5, 5), room(5, 6)], fight })).fight!
        .dies;
    expect(dies(0)).toBeLessThan(0.2);
    expect(dies(16)).toBeGreaterThan(0.4);
  });

  it('of Loot that lies face down are even among all that is unseen (D-961)', () => {
    const state = position({
      heroes: [gorrun, { ...bo, loot: ['CO-04', 'CO-06'] }],
      chambers: [room(5, 5), room(5, 6)],
      options: { hiddenLoot: true },
    });
    const chances = nextCards(state, 0, 'corpse');
    const rng = seedRng(3);
    const tops = Array.from({ length: times }, () =>
      dealWorld(state, 0, rng).decks[deckId('corpse')]!.at(-1)!,
    );
    for (const [card, chance] of chances)
      expect(Math.abs(tops.filter((top) => top === card).length / times - chance)).toBeLessThan(near);
    expect([...chances.values()].reduce((total, each) => total + each, 0)).toBeCloseTo(1);
  });

  it('say nothing that the asker may not know', () => {
    const state = position({
      heroes: [gorrun, { ...bo, loot: ['CO-04'] }],
      chambers: [room(5, 5), room(5, 6)],
      options: { hiddenLoot: true },
      fight: { hero: 'Ada', monster: 'brute', stage: 'draw', mayEscape: true },
    });
    expect(told(dealWorld(state, 0, seedRng(9)))).toEqual(told(state));
  });
});

describe('the way out (R-812, C-02)', () => {
  const at = (column: number, row: number) => ({
    ...gorrun,
    at: [column, row],
    entry: 'E',
    from: [column + 1, row],
  });
  const home = (scenario: object) => told(position(scenario)).home!;
  const row = [room(2, 1), room(3, 1), room(4, 1)];

  it('counts the rounds to the Tower against the sun', () => {
    const near = home({ heroes: [at(2, 1)], chambers: row, turn: { sun: 24 } });
    expect(near).toMatchObject({ steps: 1, path: [0], isExplored: true, inTime: 1, withDice: 1 });
    const two = (sun: number) => home({ heroes: [at(3, 1)], chambers: row, turn: { sun } });
    expect(two(24).withDice).toBeCloseTo(2 / 6);
    // Two unexplored Corridors might lead there in one turn.
    expect(two(21).inTime).toBeLessThan(0.01);
    expect(two(21).withDice).toBeCloseTo(5 / 6);
    expect(two(20)).toMatchObject({ inTime: 1, withDice: 1, rounds: 1 });
  });

  it('goes through a Corridor in the same turn (D-418)', () => {
    const chambers = [room(2, 1, 'T-16', 'W'), room(3, 1)];
    expect(home({ heroes: [at(3, 1)], chambers, turn: { sun: 25 } })).toMatchObject({
      steps: 2,
      withDice: 1,
    });
  });

  it('tries a door as often as the day allows (D-320)', () => {
    const chambers = [room(2, 1, 'T-14', 'W'), room(3, 1, 'T-15', 'E')];
    const { withDice } = home({ heroes: [at(2, 1)], chambers, turn: { sun: 22 } });
    const opens = 0.6;
    const tries = [1, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 6];
    let still = 1;
    const expected = tries.reduce((total, open, count) => {
      still *= open;
      return total + still * opens * (1 - opens) ** count;
    }, 0);
    expect(withDice).toBeCloseTo(expected, 3);
  });
});
