import { describe, expect, it } from 'vitest';
import { salient } from '../../../electron/games/salient/index.ts';
import { contentOf } from '../../../electron/games/salient/queries/content.ts';
import { luckLedger } from '../../../electron/games/salient/queries/luck.ts';
import { forecastClash, oddsOfRoll, sumsOfDice } from '../../../electron/games/salient/queries/odds.ts';
import { planOf } from '../../../electron/games/salient/queries/plan.ts';
import { armisticeClock, raceOf, sunfireClock } from '../../../electron/games/salient/queries/race.ts';
import { reachOf, turnsToGoal } from '../../../electron/games/salient/queries/reach.ts';
import { buildPosition, type Position } from '../../../electron/games/salient/scenario/build.ts';
import type { Scenario } from '../../../electron/games/salient/scenario/schema.ts';
import { spaceNamed, spaceName } from '../../../shared/games/salient.ts';

const position = (more: Partial<Scenario>): Position =>
  buildPosition({ title: '', rules: [], steps: [], ...more });

const space = (name: string): number => spaceNamed('duel', name)!;
const faces = [1, 2, 3, 4, 5, 6];
const units = [
  ...faces.map((face) => [face]),
  ...faces.flatMap((top) => faces.map((bottom) => [top, bottom])),
];

/** Damage point by point, as one would do it by hand: the independent count. */
function hurtByHand(dice: readonly number[], points: number): number[] {
  const left = [...dice];
  for (let point = 0; point < points && left.length > 0; point++) {
    left[0]!--;
    if (left[0] === 0) left.shift();
  }
  return left;
}

function clashByHand(attacker: readonly number[], defender: readonly number[], shield: number) {
  const strength = (dice: readonly number[]) => dice.reduce((sum, face) => sum + face, 0);
  const isLight = (dice: readonly number[]) => dice.length === 1 && dice[0]! < 4;
  if (isLight(attacker) && defender.length === 2) return { attacker: [], defender };
  if (attacker.length === 2 && isLight(defender)) return { attacker, defender: [] };
  return {
    attacker: hurtByHand(attacker, strength(defender)),
    defender: hurtByHand(defender, strength(attacker) - shield),
  };
}

describe('the forecast of an Engagement (C-702 to C-706, C-1317)', () => {
  it('agrees with damage counted point by point, for all Units and shields', () => {
    for (const attacker of units)
      for (const defender of units)
        for (const shield of [0, 2]) {
          const { attacker: own, defender: foe } = forecastClash(attacker, defender, shield);
          expect({ attacker: own, defender: foe }).toEqual(clashByHand(attacker, defender, shield));
        }
  });

  it('is what happens', () => {
    for (const attacker of units.slice(0, 20))
      for (const defender of units.slice(0, 20)) {
        const { state, units: ids } = position({
          units: [
            { name: 'a', owner: 'South', dice: attacker, at: 'c3' },
            { name: 'd', owner: 'North', dice: defender, at: 'c4' },
          ],
          turn: { phase: 'advance' },
        });
        const unit = ids.get('a')!;
        const [reached] = reachOf(state, unit).filter(({ to }) => to === space('c4'));
        salient.apply(state, { kind: 'step', unit, to: space('c4') });
        const left = salient.view(state, 0).units;
        const diceOf = (id: number) => left.find((each) => each.id === id)?.dice ?? [];
        expect(reached!.clash!.attacker).toEqual(diceOf(unit));
        expect(reached!.clash!.defender).toEqual(diceOf(ids.get('d')!));
      }
  });
});

describe('the odds of a roll (C-903, C-1317)', () => {
  it('are (value - 1) / 6 for Infantry', () => {
    for (const face of faces) expect(oddsOfRoll([face]).survives).toBeCloseTo((face - 1) / 6);
  });

  it('are counted through both dice of Armour', () => {
    for (const dice of units)
      for (const shield of [0, 2]) {
        const left = faces.map((face) => hurtByHand(dice, face - shield));
        const odds = oddsOfRoll(dice, shield);
        expect(odds.survives).toBeCloseTo(left.filter((each) => each.length > 0).length / 6);
        expect(odds.whole).toBeCloseTo(left.filter((each) => each.length === dice.length).length / 6);
        expect(odds.results.reduce((sum, result) => sum + result.faces, 0)).toBe(6);
      }
  });

  it('tell the sums of dice as counting all throws does', () => {
    const sums = new Array<number>(19).fill(0);
    for (const one of faces) for (const two of faces) for (const three of faces) sums[one + two + three]!++;
    expect(sumsOfDice(3).map((chance) => Math.round(chance * 216))).toEqual(sums);
  });
});

describe('the reach of a Unit (C-1317)', () => {
  const { state, units: ids } = position({
    units: [
      { name: 'light', owner: 'South', dice: [3], at: 'c5' },
      { name: 'friend', owner: 'South', dice: [4], at: 'b6' },
      { name: 'foe', owner: 'North', dice: [2], at: 'd6' },
      { name: 'heavy', owner: 'South', dice: [6], at: 'a7' },
    ],
    mines: ['c6'],
    turn: { phase: 'advance' },
  });
  const reach = reachOf(state, ids.get('light')!);

  it('goes as far as the class allows, past Mines, not past Units', () => {
    expect(reach.map(({ to }) => spaceName('duel', to)).toSorted()).toEqual(['b7', 'c6', 'c7', 'd6', 'd7']);
    const beyond = reach.find(({ to }) => to === space('c7'))!;
    expect([beyond.minesPassed, beyond.path.map((each) => spaceName('duel', each))]).toEqual([
      1,
      ['c6', 'c7'],
    ]);
  });

  it('shows Mine odds, Clashes and what gets behind the line', () => {
    expect(reach.find(({ to }) => to === space('c6'))!.mine!.survives).toBeCloseTo(2 / 6);
    expect(reach.find(({ to }) => to === space('d6'))!.clash).toEqual({
      survivor: 'attacker',
      attacker: [1],
      defender: [],
    });
    expect(reachOf(state, ids.get('heavy')!).map(({ crosses }) => crosses)).toEqual([1, 1]);
  });

  it('counts turns to the goal', () => {
    const turns = ['light', 'friend', 'heavy', 'foe'].map((name) => turnsToGoal(state, ids.get(name)!));
    expect(turns).toEqual([2, 2, 1, 3]);
  });
});

describe('the race (C-1314, C-1317)', () => {
  it('knows how soon a Sunfire can come, and what it would place', () => {
    const { state } = position({
      players: [
        { name: 'A', research: 4, resting: 9 },
        { name: 'B', research: 1, upgraded: ['workshop'] },
      ],
      row: ['War Bonds', 'Call-Up', 'Supply Drop'],
    });
    expect(sunfireClock(state, 0)).toEqual({ research: 4, needed: 5, earliest: 1, places: 1 });
    expect(sunfireClock(state, 1)).toEqual({ research: 1, needed: 3, earliest: 2, places: 2 });
    expect(raceOf(state).map(({ goal }) => goal)).toEqual([4, 4]);
  });

  it('counts cards to the Armistice and says who would win its tie-break, and by what', () => {
    const { state } = position({
      players: [
        { name: 'A', credits: 1 },
        { name: 'B', research: 1 },
      ],
    });
    const { cardsLeft, soonest, latest, leaders, by } = armisticeClock(state);
    expect([cardsLeft, soonest, latest, leaders, by]).toEqual([32, 11, 33, [1], 'research']);
    const tied = position({ players: [{ name: 'A' }, { name: 'B' }] });
    expect([armisticeClock(tied.state).leaders, armisticeClock(tied.state).by]).toEqual([[0, 1], undefined]);
  });
});

/** War Room: D1 with a 4, D2 with a 6 that stands already, A1, the upgrade; and a card. */
const orders = [
  { slot: 0, face: 4 },
  { slot: 1, face: 6 },
  { slot: 2, face: 2 },
  { slot: 3 },
  { slot: 64, face: 4 },
];

describe('the plan of a turn (C-1303, C-1317)', () => {
  it('lists what happens in which order, with warnings, and what stays idle', () => {
    const { state } = position({
      players: [{ name: 'A', dice: [4, 4, 2, 6], credits: 2, research: 1 }, { name: 'B' }],
      units: [{ name: 'u', owner: 'A', dice: [6], at: 'a7' }],
      row: ['Pinpoint Strike', 'Call-Up', 'War Bonds'],
    });
    for (const order of orders) salient.apply(state, { kind: 'assign', ...order });
    const { lines, dice, credits, research } = planOf(state);
    expect(lines.map(({ name, warnings }) => [name, warnings])).toEqual([
      ['Pinpoint Strike', ['noTarget']],
      ['War Room A1', []],
      ['War Room D1', []],
      ['War Room D2', ['sameValue']],
      ['War Room UP', []],
    ]);
    expect([dice, credits, research]).toEqual([[], 1, 0]);
  });
});

describe('the luck ledger', () => {
  it('sets what was rolled against what was to be expected', () => {
    const { state } = position({ players: [{ name: 'A' }, { name: 'B' }] });
    state.players[0]!.rolled = [0, 0, 0, 0, 0, 0, 4];
    const [lucky, idle] = luckLedger(state);
    expect([lucky!.dice, lucky!.pips, lucky!.expected, lucky!.betterThan]).toEqual([4, 24, 14, 100]);
    expect(lucky!.deviation).toBeCloseTo(Math.sqrt((4 * 35) / 12));
    expect([idle!.dice, idle!.betterThan]).toEqual([0, 50]);
  });
});

describe('what is drawn and how Execute is put in order', () => {
  it('an order somebody wishes goes first, upgrades stay last (C-401, C-405)', () => {
    const { state } = position({});
    const slots = (wished?: number[]) => planOf(state, wished).lines.map(({ slot }) => slot);
    const deploy = 0;
    const upgrade = 3;
    const enlist = 4;
    state.orders = [
      { slot: upgrade, dice: [] },
      { slot: deploy, dice: [5] },
      { slot: enlist, dice: [] },
    ];
    expect(slots()).toEqual([deploy, enlist, upgrade]);
    expect(slots([upgrade, enlist])).toEqual([enlist, deploy, upgrade]);
  });

  it('every board tells its zones: in a Melee of three the empty seat too (C-1212)', () => {
    const boards = contentOf().boards;
    expect(boards.map(({ seats }) => seats.map(({ side }) => side).join())).toEqual([
      'S,N',
      'SW,NW,SE,NE',
      'S,W,E,N',
      'S,W,N,E',
    ]);
    for (const { seats, centre } of boards)
      expect(seats.some(({ zone }) => zone.some((each) => centre.includes(each)))).toBe(false);
  });
});
