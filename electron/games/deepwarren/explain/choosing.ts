/** Why a card does not let a token, a space or a tile be chosen. */
import { tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import { aimedAt } from '../cards/aim.ts';
import { effectOf } from '../cards/effects.ts';
import type { Aim, Effect } from '../content/language.ts';
import { entrance } from '../content/tiles.ts';
import { hasIcon, isPit } from '../dungeon/layout.ts';
import { hasDoor, isRubble } from '../dungeon/spaces.ts';
import { pushEnds } from '../movement.ts';
import { findToken, tileOf, topFrame, tokenOf } from '../play.ts';
import { none, type State, type Token } from '../state.ts';
import type { RefusalCode } from './refusals.ts';

type Reason = RefusalCode | undefined;

interface Asking {
  effect: Effect;
  chosen: readonly number[];
}

function asking(state: Readonly<State>): Asking | undefined {
  const frame = topFrame(state);
  return frame?.kind === 'card'
    ? { effect: effectOf(frame.deck, frame.card), chosen: frame.chosen }
    : undefined;
}

export function whyNotChoose(state: Readonly<State>, id: number): Reason {
  const asked = asking(state);
  if (!asked || !('aim' in asked.effect)) return 'noCardAsks';
  const token = findToken(state, id);
  if (!token) return 'noToken';
  const unaimed = whyNotAimed(state, asked.effect.aim, token);
  return unaimed ?? whyNotAffected(state, asked.effect, token);
}

function whyNotAimed(state: Readonly<State>, aim: Aim, token: Token): Reason {
  const isOwn = token.seat === state.seat;
  if (aim.side === 'own' && !isOwn) return 'needsOwn';
  if (aim.side === 'other' && isOwn) return 'needsOther';
  if (aim.notOn === 'pit' && isPit[tileOf(token)]) return 'onPit';
  if (aim.notOn === 'entrance' && tileOf(token) === entrance) return 'onEntrance';
  if (!aimedAt(state, { ...aim, within: undefined }).includes(token)) return 'wrongKind';
  return aimedAt(state, aim).includes(token) ? undefined : 'outOfCardReach';
}

function whyNotAffected(state: Readonly<State>, effect: Effect, token: Token): Reason {
  if (effect.do === 'push' && pushEnds(state, token, effect.steps).length === 0) return 'cannotBeMoved';
  if (effect.do === 'swap' && tileOf(token) === entrance && state.held[entrance] > 1) return 'sharedEntrance';
  return undefined;
}

export function whyNotPut(state: Readonly<State>, space: Space): Reason {
  const asked = asking(state);
  const tile = tileOfSpace(space);
  if (!asked) return 'noCardAsks';
  if ((state.cells[tile] ?? none) === none) return 'noSpace';
  if (isRubble(state, tile)) return 'rubble';
  const { effect, chosen } = asked;
  if (effect.do === 'enter') return whyNotEnter(state, effect, tile);
  if (effect.do === 'blink') return whyNotEmpty(state, tile);
  if (effect.do !== 'push' || chosen.length === 0) return 'noCardAsks';
  const token = tokenOf(state, chosen[0]);
  if (pushEnds(state, token, effect.steps).includes(space)) return undefined;
  return (tile === tileOf(token) ? undefined : whyNotEmpty(state, tile)) ?? 'outOfPush';
}

/** T-114 */
function whyNotEmpty(state: Readonly<State>, tile: number): Reason {
  if (state.held[tile] > 0) return 'tileTaken';
  return hasDoor(state, tile) ? 'tileBarred' : undefined;
}

function whyNotEnter(state: Readonly<State>, effect: Extract<Effect, { do: 'enter' }>, tile: number): Reason {
  if (!hasIcon[effect.icon][tile]) return effect.icon === 'ladder' ? 'noLadder' : 'noLair';
  return whyNotEmpty(state, tile);
}

export function whyNotTile(state: Readonly<State>, tile: number): Reason {
  const asked = asking(state);
  if (!asked) return 'noCardAsks';
  if ((state.cells[tile] ?? none) === none) return 'noSpace';
  switch (asked.effect.do) {
    case 'placeDoor':
      return whyNotDoor(state, tile);
    case 'placeChest':
      return whyNotChest(state, tile);
    case 'clear':
      return isRubble(state, tile) || hasDoor(state, tile) ? undefined : 'nothingToClear';
    default:
      return 'noCardAsks';
  }
}

function whyNotDoor(state: Readonly<State>, tile: number): Reason {
  if (isRubble(state, tile)) return 'doorOnRubble';
  if (hasDoor(state, tile)) return 'hasDoor';
  return state.held[tile] > 0 ? 'doorOnToken' : undefined;
}

function whyNotChest(state: Readonly<State>, tile: number): Reason {
  if (!hasIcon.hoard[tile]) return 'noHoard';
  if (state.chests.includes(tile)) return 'hasChest';
  return state.held[tile] > 0 ? 'tileTaken' : undefined;
}
