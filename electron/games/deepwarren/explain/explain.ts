/** "Why not?": for anything a player points at, the rule that keeps it from being an option. Never an empty answer. */
import type { Decision, Refusal, Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenIntent } from '../../../../shared/games/deepwarren.ts';
import { relicTable } from '../content/relics.ts';
import { decisionOf, undoableOf } from '../flow.ts';
import type { State } from '../state.ts';
import { phaseOf } from '../view.ts';
import {
  whyNotAttack,
  whyNotBreathe,
  whyNotMove,
  whyNotOpen,
  whyNotRegrow,
  whyNotTakeChest,
} from './acting.ts';
import { whyNotChoose, whyNotPut, whyNotTile } from './choosing.ts';
import { whyNotPlace } from './placing.ts';
import { refusal, type RefusalCode } from './refusals.ts';

export function explainIntent(
  state: Readonly<State>,
  seat: Seat,
  intent: DeepwarrenIntent,
): Refusal | undefined {
  if (state.outcome) return refusal('matchOver');
  const decision = decisionOf(state);
  if (!decision) return refusal('matchOver');
  if (intent.kind === 'undo') return isUndoable(state, decision, seat) ? undefined : refusal('nothingToUndo');
  if (decision.seat === seat && decision.options.some((option) => isMeant(option, intent))) return undefined;
  return refusal(reasonFor(state, seat, intent) ?? elsewise(state, decision, seat, intent));
}

const isUndoable = (state: Readonly<State>, decision: Decision<DeepwarrenAction>, seat: Seat): boolean =>
  decision.seat === seat && undoableOf(state) > 0;

/** Whether an option is what the player points at: every field the intent names agrees. */
function isMeant(option: DeepwarrenAction, intent: DeepwarrenIntent): boolean {
  const named = Object.entries(intent).filter(([, value]) => value !== undefined);
  const offered = new Map<string, unknown>(Object.entries(option));
  return named.every(([field, value]) => offered.get(field) === value);
}

function reasonFor(state: Readonly<State>, seat: Seat, intent: DeepwarrenIntent): RefusalCode | undefined {
  switch (intent.kind) {
    case 'place':
      return whyNotPlace(state, intent);
    case 'put':
      return whyNotPut(state, intent.space);
    case 'choose':
      return whyNotChoose(state, intent.token);
    case 'tile':
      return whyNotTile(state, intent.tile);
    case 'move':
      return whyNotMove(state, seat, intent.token, intent.to);
    case 'openDoor':
      return whyNotOpen(state, seat, intent.token, intent.tile);
    case 'attack':
      return whyNotAttack(state, seat, intent.token, intent.target);
    case 'breathe':
      return whyNotBreathe(state, seat, intent.token);
    case 'regrow':
      return whyNotRegrow(state, seat, intent.token);
    case 'takeChest':
      return whyNotTakeChest(state, seat, intent.token);
    case 'useRelic':
      return whyNotRelic(state, seat, intent.relic);
    case 'dropRelic':
      return state.players[seat].relics.includes(intent.relic) ? 'withinLimit' : 'notHeld';
    default:
      return undefined;
  }
}

function whyNotRelic(state: Readonly<State>, seat: Seat, relic: number): RefusalCode {
  if (!state.players[seat].relics.includes(relic)) return 'notHeld';
  if (relicTable[relic].moment === 'never') return 'relicNeverUsed';
  return state.events.length === 0 ? 'afterLastEvent' : 'wrongMoment';
}

const phaseFor: Partial<Record<DeepwarrenIntent['kind'], string>> = {
  move: 'move',
  openDoor: 'move',
  attack: 'attack',
  breathe: 'attack',
  regrow: 'attack',
};

/** When the thing itself would be legal, the moment is wrong: somebody else is asked, another phase, or something else. */
function elsewise(
  state: Readonly<State>,
  { seat: asked }: Decision<DeepwarrenAction>,
  seat: Seat,
  { kind }: DeepwarrenIntent,
): RefusalCode {
  if (asked !== seat) return 'notAsked';
  if (kind === 'stop') return 'nothingToStop';
  if (kind === 'pass') return 'mustAct';
  const phase = phaseFor[kind];
  return phase !== undefined && phase !== phaseOf(state) ? 'wrongPhase' : 'answerFirst';
}
