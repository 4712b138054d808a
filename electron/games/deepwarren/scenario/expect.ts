/** What a scenario expects of a position, compared field by field; every difference in words. */
import type { DeepwarrenEvent } from '../../../../shared/games/deepwarren.ts';
import { letterOfSpace } from '../../../../shared/games/deepwarren.ts';
import { eventTable } from '../content/events.ts';
import { relicTable } from '../content/relics.ts';
import { spellTable } from '../content/spells.ts';
import { tileTable } from '../content/tiles.ts';
import { xOf, yOf } from '../dungeon/cells.ts';
import { countOpenExits } from '../dungeon/placement.ts';
import { standingOf } from '../end.ts';
import { questionOf, undoableOf } from '../flow.ts';
import { findToken, tileOf, topFrame } from '../play.ts';
import type { State } from '../state.ts';
import { phaseOf } from '../view.ts';
import type { Position } from './build.ts';
import { fail, seatOf } from './names.ts';
import type { Expectation } from './schema.ts';

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const plain = (name: string): string => name.replaceAll('’', "'");

/** Differences of what is from what was expected; empty if all is as written. */
export function differences(
  position: Position,
  expected: Expectation,
  events: readonly DeepwarrenEvent[],
): string[] {
  const found = factsOf(position, expected);
  const facts = Object.keys(found).flatMap((key) => {
    const wanted: unknown = expected[key as keyof Expectation];
    const is = found[key];
    return wanted === undefined || written(wanted) === written(is)
      ? []
      : [`${key} is ${written(is)}, not ${written(wanted)}`];
  });
  return [...facts, ...pileDifferences(position.state, expected), ...toldDifferences(expected, events)];
}

const cellOf = (state: Readonly<State>, tile: number): [number, number] => [
  xOf(state.cells[tile]),
  yOf(state.cells[tile]),
];

/** What is so, for the fields that are compared as they stand. */
function factsOf(position: Position, expected: Expectation): Record<string, unknown> {
  const { state } = position;
  const nameOf = (seat: number): string => state.setup.players[seat].name;
  const question = state.outcome ? undefined : questionOf(state);
  const frame = topFrame(state);
  const bySeat = <T>(record: Record<string, T> | undefined, value: (seat: number) => T) =>
    record && Object.fromEntries(Object.keys(record).map((name) => [name, value(seatOf(state, name))]));
  return {
    asked: question && nameOf(question.seat),
    code: question?.prompt.code,
    phase: phaseOf(state),
    active: nameOf(state.seat),
    tokens: tokenFacts(position, expected),
    crowns: bySeat(expected.crowns, (seat) => state.players[seat].crowns),
    scores: bySeat(expected.scores, (seat) => standingOf(state)[seat].score),
    relics: bySeat(expected.relics, (seat) =>
      state.players[seat].relics.map((relic) => plain(relicTable[relic].name)),
    ),
    doors: state.doors.map((tile) => cellOf(state, tile)),
    chests: state.chests.map((tile) => cellOf(state, tile)),
    hand: frame?.kind === 'place' ? plain(tileTable[frame.tile].name) : undefined,
    bottom: state.stack.slice(0, expected.bottom?.length ?? 0).map((tile) => plain(tileTable[tile].name)),
    openExits: countOpenExits(state),
    undoable: undoableOf(state),
    over: state.outcome ? { winners: state.outcome.winners.map(nameOf), rule: state.outcome.rule } : false,
  };
}

function tokenFacts({ state, tokens }: Position, { tokens: expected }: Expectation) {
  if (!expected) return undefined;
  return Object.fromEntries(
    Object.entries(expected).map(([name, wanted]) => {
      const id = tokens.get(name) ?? fail(`There is no token "${name}".`);
      const token = findToken(state, id);
      if (!token) return [name, { gone: true }];
      const facts: Record<string, unknown> = {
        at: cellOf(state, tileOf(token)),
        space: 'ABCDE'[letterOfSpace(token.space)],
        wounds: token.wounds,
        owner: state.setup.players[token.seat].name,
        bound: token.bound,
        burnPending: token.burnPending,
        gone: false,
      };
      return [name, Object.fromEntries(Object.keys(wanted).map((field) => [field, facts[field]]))];
    }),
  );
}

/** Piles are expected to hold what is named, whatever else they hold. */
function pileDifferences(state: Readonly<State>, expected: Expectation): string[] {
  const piles = {
    relicDiscard: [state.relicDiscard, relicTable],
    relicsGone: [state.relicsGone, relicTable],
    eventDiscard: [state.eventDiscard, eventTable],
    spellDiscard: [state.spellDiscard, spellTable],
  } as const;
  return Object.entries(piles).flatMap(([name, [pile, table]]) => {
    const held = pile.map((card) => plain(table[card].name));
    const missing = (expected[name as keyof typeof piles] ?? []).filter((card) => !held.includes(card));
    return missing.map((card) => `${name} lacks ${card}`);
  });
}

const isTold = (event: DeepwarrenEvent, wanted: Readonly<Record<string, unknown>>): boolean => {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => written(fields.get(field)) === written(value));
};

function toldDifferences(
  { told = [], untold = [] }: Expectation,
  events: readonly DeepwarrenEvent[],
): string[] {
  const silent = told.filter((wanted) => !events.some((event) => isTold(event, wanted)));
  const loud = untold.filter((wanted) => events.some((event) => isTold(event, wanted)));
  return [
    ...silent.map((wanted) => `${written(wanted)} was not told, but ${written(events)}`),
    ...loud.map((wanted) => `${written(wanted)} was told`),
  ];
}
