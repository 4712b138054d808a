/** What a scenario expects of a position, compared field by field; every difference in words. */
import { commandCards, spaceName, type SalientEvent } from '../../../../shared/games/salient.ts';
import { commandTable } from '../content/command.ts';
import { cardName, commandSpaceName } from '../content/names.ts';
import { askedSeat, decisionOf, undoableOf } from '../flow.ts';
import { boardOf, classOf, diceOf, findUnit, strengthOf, unitsInBarracks } from '../play.ts';
import { none, type State } from '../state.ts';
import { facesOf, phaseOf } from '../view.ts';
import type { Position } from './build.ts';
import { fail, seatOf } from './names.ts';
import type { Expectation } from './schema.ts';

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Differences of what is from what was expected; empty if all is as written. */
export function differences(
  position: Position,
  expected: Expectation,
  events: readonly SalientEvent[],
): string[] {
  const found = factsOf(position, expected);
  const facts = Object.keys(found).flatMap((key) => {
    const wanted: unknown = expected[key as keyof Expectation];
    const is = found[key];
    return wanted === undefined || written(wanted) === written(is)
      ? []
      : [`${key} is ${written(is)}, not ${written(wanted)}`];
  });
  return [...facts, ...discardDifferences(position.state, expected), ...toldDifferences(expected, events)];
}

/** What is so, for the fields that are compared as they stand. */
function factsOf(position: Position, expected: Expectation): Record<string, unknown> {
  const { state } = position;
  const { isField } = boardOf(state);
  const nameOf = (seat: number): string => state.setup.players[seat].name;
  return {
    asked: state.outcome ? undefined : nameOf(askedSeat(state)),
    code: decisionOf(state)?.prompt.code,
    phase: phaseOf(state),
    active: nameOf(state.seat),
    turn: state.turn,
    order: state.order.map(nameOf),
    units: unitFacts(position, expected),
    onField: state.units.filter(({ space }) => isField[space]).length,
    players: playerFacts(state, expected),
    mines: state.mines.map((space) => spaceName(state.setup.form, space)),
    row: state.row.map((card) => (card === none ? null : cardName(card))),
    cardsLeft: state.deck.length,
    undoable: undoableOf(state),
    over: state.outcome ? { winners: state.outcome.winners.map(nameOf), rule: state.outcome.rule } : false,
  };
}

/** The fields a record of expectations names, of everything it names. */
function named<T extends object>(
  expected: Record<string, T> | undefined,
  factsFor: (name: string) => Record<string, unknown>,
) {
  if (!expected) return undefined;
  return Object.fromEntries(
    Object.entries(expected).map(([name, wanted]) => {
      const facts = factsFor(name);
      return [name, Object.fromEntries(Object.keys(wanted).map((field) => [field, facts[field]]))];
    }),
  );
}

function unitFacts({ state, units }: Position, { units: expected }: Expectation) {
  return named(expected, (name) => {
    const id = units.get(name) ?? fail(`There is no Unit "${name}".`);
    const unit = findUnit(state, id);
    if (!unit) return { gone: true };
    return {
      dice: diceOf(unit),
      at: spaceName(state.setup.form, unit.space),
      class: classOf(unit),
      strength: strengthOf(unit),
      gone: false,
    };
  });
}

function playerFacts(state: Readonly<State>, { players }: Expectation) {
  return named(players, (name) => {
    const player = state.players[seatOf(state, name)];
    return {
      credits: player.credits,
      research: player.research,
      reserve: player.reserve,
      barracks: unitsInBarracks(player),
      dice: facesOf(player.fresh),
      behind: player.behind,
      upgraded: commandCards.filter((_, at) => (player.upgraded & (1 << at)) !== 0),
      sabotage: commandTable.flatMap((_, at) =>
        (player.jammed & (1 << at)) === 0 ? [] : [commandSpaceName(at)],
      ),
    };
  });
}

/** The pile is expected to hold what is named, whatever else it holds. */
function discardDifferences(state: Readonly<State>, { discard = [] }: Expectation): string[] {
  const held = state.discard.map(cardName);
  return discard.filter((card) => !held.includes(card)).map((card) => `the discard pile lacks ${card}`);
}

const isTold = (event: SalientEvent, wanted: Readonly<Record<string, unknown>>): boolean => {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => written(fields.get(field)) === written(value));
};

function toldDifferences({ told = [], untold = [] }: Expectation, events: readonly SalientEvent[]): string[] {
  const silent = told.filter((wanted) => !events.some((event) => isTold(event, wanted)));
  const loud = untold.filter((wanted) => events.some((event) => isTold(event, wanted)));
  return [
    ...silent.map((wanted) => `${written(wanted)} was not told, but ${written(events)}`),
    ...loud.map((wanted) => `${written(wanted)} was told`),
  ];
}
