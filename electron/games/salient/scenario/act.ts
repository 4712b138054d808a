/** Does what a step of a scenario says, through the same lists of options the table uses. */
import type { Seat } from '../../../../shared/game.ts';
import type { SalientAction, SalientEvent, SalientIntent } from '../../../../shared/games/salient.ts';
import { explainIntent } from '../explain/explain.ts';
import { applyAction, applySurrender, decisionOf } from '../flow.ts';
import { printPending } from '../print.ts';
import { isFoe, boardOf, topFrame } from '../play.ts';
import { slotCost } from '../slots.ts';
import type { State } from '../state.ts';
import type { Position } from './build.ts';
import {
  cardNumber,
  commandSpace,
  fail,
  seatOf,
  slotNamed,
  sourceNamed,
  spaceOf,
  tileNumber,
} from './names.ts';
import type { Deed } from './schema.ts';

const need = <T>(value: T | undefined, what: string): T => value ?? fail(`The step needs "${what}".`);

function unitId({ units }: Position, name: string | undefined): number {
  return units.get(need(name, 'unit')) ?? fail(`There is no Unit "${name}".`);
}

/** Whose card a Sabotage token goes on: the enemy that was named, or the only one. */
function jammedSeat(state: Readonly<State>): Seat {
  const frame = topFrame(state);
  const board = boardOf(state);
  const enemy = state.players.findIndex((_, seat) => isFoe(board, seat, state.seat));
  return (frame?.kind === 'effect' ? frame.picked[0] : undefined) ?? enemy;
}

/** Dice of an assignment: a pair at once, or the first of two that are given one after another. */
function assignment(state: Readonly<State>, seat: Seat, deed: Deed): SalientAction {
  const slot = slotNamed(state, seat, need(deed.slot, 'slot'));
  const [first, second] = deed.dice ?? [];
  if (first === undefined) return { kind: 'assign', slot };
  const isPair = second !== undefined && !takesTwoSingles(state, slot);
  return { kind: 'assign', slot, face: first, ...(isPair && { pair: true }) };
}

function takesTwoSingles(state: Readonly<State>, slot: number): boolean {
  const { dice, mustPair } = slotCost(state, slot);
  return dice === 2 && !mustPair;
}

/** What a step points at, in the words of the game. */
export function intentOf(position: Position, deed: Deed, seat: Seat): SalientIntent {
  const { state } = position;
  const at = (): number => spaceOf(state, need(deed.at, 'at'));
  const slot = (): number => slotNamed(state, seat, need(deed.slot, 'slot'));
  switch (deed.do) {
    case 'pick':
      return { kind: 'pick', tile: tileNumber(need(deed.name, 'name')) };
    case 'prepare':
      return { kind: 'prepare', source: sourceNamed(state, need(deed.name, 'name')) };
    case 'trade':
      return { kind: 'trade', gain: need(deed.gain, 'gain') };
    case 'discard':
      return { kind: 'discard', place: state.row.indexOf(cardNumber(need(deed.name, 'name'))) };
    case 'assign':
      return assignment(state, seat, deed);
    case 'fill':
      return { kind: 'fill', face: need(deed.dice, 'dice')[0] };
    case 'unassign':
      return { kind: 'unassign', slot: slot() };
    case 'resolve':
      return { kind: 'resolve', slot: slot(), ...(deed.research && { research: true }) };
    case 'branch':
      return { kind: 'branch', branch: need(deed.branch, 'branch') };
    case 'put':
      return { kind: 'put', space: at() };
    case 'choose':
      return { kind: 'choose', unit: unitId(position, deed.unit) };
    case 'line':
      return { kind: 'line', line: need(deed.line, 'line') };
    case 'mine':
      return { kind: 'mine', space: at() };
    case 'enemy':
      return { kind: 'enemy', seat: seatOf(state, need(deed.player, 'player')) };
    case 'jam':
      return { kind: 'jam', at: commandSpace(state, jammedSeat(state), need(deed.name, 'name')) };
    case 'step':
      return {
        kind: 'step',
        unit: unitId(position, deed.unit),
        to: spaceOf(state, need(deed.to, 'to')),
      };
    case 'surrender':
      return fail('Surrender is no option to point at.');
    default:
      return { kind: deed.do };
  }
}

/** Whether an option is what the step says: they agree in every field. */
export function isMeant(option: SalientAction, intent: object): boolean {
  const named = Object.entries(intent).toSorted();
  return JSON.stringify(named) === JSON.stringify(Object.entries(option).toSorted());
}

const written = (value: unknown): string => JSON.stringify(value);

/** Carries out one step; the events it told. */
export function act(position: Position, deed: Deed): SalientEvent[] {
  const { state, units } = position;
  const events: SalientEvent[] = [];
  if (deed.do === 'surrender') {
    applySurrender(state, seatOf(state, need(deed.by, 'by')), (event) => events.push(event));
    return events;
  }
  const next = state.next;
  answer(position, deed, events);
  const [, second] = deed.dice ?? [];
  if (deed.do === 'assign' && second !== undefined && topFrame(state)?.kind === 'fill')
    answer(position, { do: 'fill', dice: [second] }, events);
  if (deed.as !== undefined) units.set(deed.as, next);
  return events;
}

function answer(position: Position, deed: Deed, events: SalientEvent[]): void {
  const { state } = position;
  const decision = decisionOf(state) ?? fail('The game is over.');
  const { seat } = decision;
  if (deed.by !== undefined && seatOf(state, deed.by) !== seat)
    fail(`${state.setup.players[seat].name} is asked, not ${deed.by}.`);
  const intent = intentOf(position, deed, seat);
  const option = decision.options.find((each) => isMeant(each, intent));
  if (!option) {
    const why = explainIntent(state, seat, intent);
    return fail(`${written(intent)} is no option at ${printPending(state)}: ${why?.rule} ${why?.sentence}`);
  }
  applyAction(state, option, (event) => events.push(event));
}
