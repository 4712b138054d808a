/** What a scenario expects of a position, compared field by field; every difference in words. */
import {
  columnOf,
  delveDecks,
  monsterKinds,
  rowOf,
  standings,
  type DelveEvent,
  type Space,
} from '../../../../shared/games/delve.ts';
import { hoard, isTower, towerNames, towers } from '../board/spaces.ts';
import { attackTable } from '../content/attacks.ts';
import { cardTable } from '../content/cards.ts';
import { chamberOfLaid, chamberTable, edgeTable } from '../content/chambers.ts';
import { kindOfToken } from '../content/monsters.ts';
import { questionOf, undoableOf } from '../flow.ts';
import { none, statuses, type HeroState, type State } from '../state.ts';
import { seatOf, spaceNumber } from './names.ts';
import type { Expectation } from './schema.ts';

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const plain = (name: string): string => name.replaceAll('’', "'");

type Facts = Record<string, unknown>;

/** Differences of what is from what was expected; empty if all is as written. */
export function differences(
  state: Readonly<State>,
  expected: Expectation,
  events: readonly DelveEvent[],
): string[] {
  return [
    ...compare(factsOf(state, expected), expected),
    ...heroDifferences(state, expected),
    ...chamberDifferences(state, expected),
    ...toldDifferences(expected, events),
  ];
}

function compare(found: Facts, expected: object, prefix = ''): string[] {
  const wanted = new Map<string, unknown>(Object.entries(expected));
  return Object.entries(found).flatMap(([key, is]) =>
    wanted.get(key) === undefined || written(wanted.get(key)) === written(is)
      ? []
      : [`${prefix}${key} is ${written(is)}, not ${written(wanted.get(key))}`],
  );
}

const placeOf = (space: Space): unknown => {
  if (space === none) return 'nowhere';
  if (space === hoard) return 'Hoard';
  return isTower(space) ? towerNames[towers.indexOf(space)] : [columnOf(space), rowOf(space)];
};

const squareOf = (square: Space): unknown =>
  isTower(square) ? placeOf(square) : [columnOf(square), rowOf(square)];

const cardNames = (cards: readonly number[]): string[] =>
  cards.map((card) => plain(cardTable[card].name)).sort();
const attackNames = (attacks: readonly number[]): string[] =>
  attacks.map((attack) => plain(attackTable[attack].name)).sort();

function factsOf(state: Readonly<State>, expected: Expectation): Facts {
  const nameOf = (seat: number): string => state.setup.players[seat].name;
  const question = state.outcome ? undefined : questionOf(state);
  return {
    asked: question && nameOf(question.seat),
    code: question?.prompt.code,
    active: nameOf(state.seat),
    sun: state.sun,
    entrances: state.entrances.map(placeOf),
    monsters: state.monsters.map(({ token, space }) => ({
      kind: monsterKinds[kindOfToken(token)],
      at: placeOf(space),
    })),
    slumbers: state.slumbers,
    undoable: undoableOf(state),
    ...fightFacts(state),
    discard: deckFacts(expected.discard, (id) => cardNames(state.discards[id])),
    left: deckFacts(expected.left, (id) => state.decks[id].length),
    scores:
      expected.scores &&
      Object.fromEntries(
        Object.keys(expected.scores).map((name) => [name, state.outcome?.scores[seatOf(state, name)]]),
      ),
    over: state.outcome ? { winners: state.outcome.winners.map(nameOf), rule: state.outcome.rule } : false,
  };
}

const deckFacts = (wanted: object | undefined, fact: (id: number) => unknown): unknown =>
  wanted &&
  Object.fromEntries(
    Object.keys(wanted).map((deck) => [deck, fact(delveDecks.findIndex((each) => each === deck))]),
  );

function fightFacts({ fight }: Readonly<State>): Facts {
  if (!fight) return { isFighting: false };
  return {
    isFighting: true,
    damage: fight.fighters.map(({ damage }) => damage.length),
    values: fight.fighters.map(({ value }) => value),
    hands: fight.fighters.map(({ hand }) => hand.length),
    stack: attackNames(fight.stack),
    combatDiscard: attackNames(fight.discard),
  };
}

const statusNames = Object.fromEntries(Object.entries(statuses).map(([name, id]) => [id, name]));

const heroFacts = (hero: Readonly<HeroState>): Facts => ({
  at: placeOf(hero.space),
  from: placeOf(hero.from),
  entry: 'NESW'.charAt(hero.entry),
  status: statusNames[hero.status],
  standing: standings[hero.stand],
  pending: hero.isPending,
  special: hero.isSpecial,
  stair: hero.hasStair,
  searches: hero.searches,
  wounds: hero.wounds,
  loot: cardNames(hero.loot),
  held: cardNames(hero.held.map(({ card }) => card)),
  runes: cardNames(hero.runes),
  determination: hero.tokens + hero.held.reduce((sum, { tokens }) => sum + tokens, 0),
  lost: hero.lost,
  marker: hero.marker === none ? 'nowhere' : squareOf(hero.marker),
  direction: 'NESW'.charAt(hero.heading),
  trip: hero.trip,
});

const heroDifferences = (state: Readonly<State>, { heroes = {} }: Expectation): string[] =>
  Object.entries(heroes).flatMap(([name, wanted]) =>
    compare(heroFacts(state.heroes[seatOf(state, name)]), wanted, `${name}: `),
  );

function chamberDifferences({ board }: Readonly<State>, { chambers = [] }: Expectation): string[] {
  return chambers.flatMap(({ chamber, at, sides }) => {
    const laid = board[spaceNumber(at)];
    if (laid === none) return [`no chamber lies at ${written(at)}`];
    const found = {
      chamber: chamberTable[chamberOfLaid(laid)].id,
      sides: [0, 1, 2, 3].map((side) => '#oDP'.charAt(edgeTable[laid * 4 + side])).join(''),
    };
    return compare(found, { chamber, sides }, `${written(at)}: `);
  });
}

const isTold = (event: DelveEvent, wanted: Readonly<Record<string, unknown>>): boolean => {
  const told = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => written(told.get(field)) === written(value));
};

function toldDifferences({ told = [], untold = [] }: Expectation, events: readonly DelveEvent[]): string[] {
  const missing = told.filter((wanted) => !events.some((event) => isTold(event, wanted)));
  const surplus = untold.filter((wanted) => events.some((event) => isTold(event, wanted)));
  const kinds = events.map(({ kind }) => kind).join(', ');
  return [
    ...missing.map((wanted) => `${written(wanted)} was not told, only ${kinds}`),
    ...surplus.map((wanted) => `${written(wanted)} was told`),
  ];
}
