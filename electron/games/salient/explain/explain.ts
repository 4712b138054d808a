/** "Why not?": for anything a player points at, the rule that keeps it from being an option. Never an empty answer. */
import type { Decision, Refusal, Seat } from '../../../../shared/game.ts';
import type { SalientAction, SalientIntent, SalientPhase } from '../../../../shared/games/salient.ts';
import { decisionOf, undoableOf } from '../flow.ts';
import { boardOf, controllerOf, topFrame, unitsInBarracks } from '../play.ts';
import { isCard } from '../slots.ts';
import { armistice } from '../content/opportunities.ts';
import { facilityTable } from '../content/facilities.ts';
import { none, type State } from '../state.ts';
import { phaseOf } from '../view.ts';
import { whyNotAssign, whyNotFill, whyNotResolve, whyNotUnassign } from './assigning.ts';
import { whyNotChoose, whyNotEnemy, whyNotJam, whyNotLine, whyNotMine, whyNotPut } from './choosing.ts';
import { whyNotStep } from './moving.ts';
import { refusal, type RefusalCode } from './refusals.ts';

export function explainIntent(
  state: Readonly<State>,
  seat: Seat,
  intent: SalientIntent,
): Refusal | undefined {
  const decision = decisionOf(state);
  if (!decision) return refusal('matchOver');
  if (intent.kind === 'undo') return isUndoable(state, decision, seat) ? undefined : refusal('nothingToUndo');
  if (decision.seat === seat && decision.options.some((option) => isMeant(option, intent))) return undefined;
  return refusal(reasonFor(state, decision, seat, intent));
}

const isUndoable = (state: Readonly<State>, decision: Decision<SalientAction>, seat: Seat): boolean =>
  decision.seat === seat && undoableOf(state) > 0;

/** Whether an option is what the player points at: they agree in every field. */
function isMeant(option: SalientAction, intent: SalientAction): boolean {
  const offered = new Map<string, unknown>(Object.entries(option));
  const named = Object.entries(intent).filter(([, value]) => value !== undefined);
  return named.length === offered.size && named.every(([field, value]) => offered.get(field) === value);
}

/** The phase each kind of answer belongs to; absent: wherever something asks for it. */
const phaseFor: Partial<Record<SalientAction['kind'], SalientPhase>> = {
  pick: 'setup',
  relief: 'prepare',
  prepare: 'prepare',
  trade: 'prepare',
  discard: 'prepare',
  assign: 'assign',
  fill: 'assign',
  unassign: 'assign',
  execute: 'assign',
  resolve: 'resolve',
  branch: 'resolve',
  put: 'resolve',
  choose: 'resolve',
  line: 'resolve',
  mine: 'resolve',
  enemy: 'resolve',
  jam: 'resolve',
};

function reasonFor(
  state: Readonly<State>,
  decision: Decision<SalientAction>,
  seat: Seat,
  intent: SalientAction,
): RefusalCode {
  if (decision.seat !== seat) return 'notAsked';
  const phase = phaseFor[intent.kind];
  if (phase !== undefined && phase !== phaseOf(state)) return 'wrongPhase';
  return whyNot(state, seat, intent) ?? elsewise(state, intent);
}

function whyNot(state: Readonly<State>, seat: Seat, intent: SalientAction): RefusalCode | undefined {
  switch (intent.kind) {
    case 'pick':
      return 'notDealt';
    case 'relief':
      return unitsInBarracks(state.players[seat]) > 0 ? 'campHasUnits' : undefined;
    case 'prepare':
      return whyNotPrepare(state, seat, intent.source);
    case 'trade':
      return whyNotTrade(state, seat, intent.gain);
    case 'discard':
      return whyNotDiscard(state, seat, intent.place);
    case 'assign':
      return whyNotAssign(state, seat, intent);
    case 'fill':
      return whyNotFill(state, seat, intent.face);
    case 'unassign':
      return whyNotUnassign(state, intent.slot);
    case 'resolve':
      return whyNotResolve(state, intent.slot, intent.research === true);
    case 'branch':
      return 'noBranch';
    case 'put':
      return whyNotPut(state, intent.space);
    case 'choose':
      return whyNotChoose(state, intent.unit);
    case 'line':
      return whyNotLine(state, intent.line);
    case 'mine':
      return whyNotMine(state, intent.space);
    case 'enemy':
      return whyNotEnemy(state, intent.seat);
    case 'jam':
      return whyNotJam(state, intent.at);
    case 'step':
      return whyNotStep(state, seat, intent.unit, intent.to);
    default:
      return undefined;
  }
}

/** Cards with a start-of-turn text, by the number of their source (turn/preparing.ts). */
const cardBits: Partial<Record<number, number>> = { 4: 1 << 2, 5: 1 << 3 };

function whyNotPrepare(state: Readonly<State>, seat: Seat, source: number): RefusalCode | undefined {
  const bit = cardBits[source];
  if (bit !== undefined) {
    if ((state.players[seat].upgraded & bit) === 0) return 'notUpgraded';
  } else {
    const tile = state.tiles[source] ?? none;
    if (tile === none || facilityTable[tile].kind !== 'start') return 'noStartEffect';
    if (controllerOf(state, boardOf(state), source) !== seat) return 'notControlled';
  }
  return (state.prepared & (1 << source)) === 0 ? 'notDue' : 'usedAlready';
}

function whyNotTrade(state: Readonly<State>, seat: Seat, gain: 'unit' | 'credits'): RefusalCode | undefined {
  const why = whyNotPrepare(state, seat, 5);
  if (why !== 'notDue') return why;
  const player = state.players[seat];
  if (player.research === 0) return 'noInsight';
  return gain === 'unit' && player.reserve === 0 ? 'noReserve' : undefined;
}

function whyNotDiscard(state: Readonly<State>, seat: Seat, place: number): RefusalCode {
  const marker = state.tiles.findIndex((tile) => {
    const facility = tile === none ? undefined : facilityTable[tile];
    return facility?.kind === 'start' && facility.start.do === 'post';
  });
  if (marker === none || controllerOf(state, boardOf(state), marker) !== seat) return 'notControlled';
  if (state.row[place] === armistice) return 'armisticeStays';
  return isCard(state.row[place] ?? none) ? 'usedAlready' : 'noCardThere';
}

/** When the thing itself would be legal, the moment is wrong: another phase, or something else is asked. */
function elsewise(state: Readonly<State>, { kind }: SalientAction): RefusalCode {
  if (kind === 'stop') return 'nothingToStop';
  if (kind === 'pass') return phaseOf(state) === 'assign' ? 'wrongPhase' : 'mustAct';
  const isMidway = topFrame(state) !== undefined;
  return isMidway || kind !== 'step' ? 'answerFirst' : 'wrongPhase';
}
