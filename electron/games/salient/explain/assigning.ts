/** Why something cannot be assigned, or taken back, or resolved (300s, 400s, 911 to 915). */
import type { Seat } from '../../../../shared/game.ts';
import { meaningOfSlot, type SalientAction } from '../../../../shared/games/salient.ts';
import { commandTable, pactTable, spacesInPlay } from '../content/command.ts';
import type { ReadyCost } from '../content/costs.ts';
import { armistice } from '../content/opportunities.ts';
import { boardOf, controllerOf, topFrame } from '../play.ts';
import { hasIcon, isAssigned, isCard, isInReach, isJammed, isUpgrade, siteCost, slotCost } from '../slots.ts';
import { none, type PlayerState, type State } from '../state.ts';
import { supportsAnother } from '../turn/assigning.ts';
import type { RefusalCode } from './refusals.ts';

type Reason = RefusalCode | undefined;
type Assign = Extract<SalientAction, { kind: 'assign' }>;

export function whyNotAssign(state: Readonly<State>, seat: Seat, intent: Assign): Reason {
  const closed = whyNotSlot(state, seat, intent.slot);
  if (closed) return closed;
  if (seat === state.seat && isAssigned(state, intent.slot)) return 'slotFilled';
  return whyNotPaid(state.players[seat], slotCost(state, intent.slot), intent);
}

/** Whether a slot is one the player could use at all. */
function whyNotSlot(state: Readonly<State>, seat: Seat, slot: number): Reason {
  const { kind, at } = meaningOfSlot(slot);
  switch (kind) {
    case 'command':
      return whyNotSpace(state, seat, at);
    case 'clear':
      if (at >= commandTable.length) return 'noSuchSlot';
      return isJammed(state, seat, at) ? undefined : 'noJam';
    case 'card':
      if (state.row[at] === armistice) return 'armisticeStays';
      return isCard(state.row[at] ?? none) ? undefined : 'noCardThere';
    case 'site':
      return whyNotSite(state, seat, at);
    case 'pact':
      if (boardOf(state).form !== 'pact') return 'noPact';
      return at < pactTable.length ? undefined : 'noSuchSlot';
  }
}

function whyNotSpace(state: Readonly<State>, seat: Seat, at: number): Reason {
  if (at >= commandTable.length) return 'noSuchSlot';
  if (!spacesInPlay[state.players[seat].upgraded].includes(at)) return 'otherSide';
  if (isJammed(state, seat, at)) return 'jammed';
  return isInReach(state, seat, at) ? undefined : 'notInReach';
}

function whyNotSite(state: Readonly<State>, seat: Seat, marker: number): Reason {
  const tile = state.tiles[marker] ?? none;
  if (tile === none) return 'noSuchSlot';
  if (!siteCost(tile)) return 'noSiteOrder';
  return controllerOf(state, boardOf(state), marker) === seat ? undefined : 'notControlled';
}

/** C-308 to C-310 */
function whyNotPaid(
  { fresh, credits, research }: Readonly<PlayerState>,
  cost: ReadyCost,
  { face, pair }: Assign,
): Reason {
  if (cost.credits > credits) return 'fewCoins';
  if (cost.research > research) return 'fewInsight';
  if (cost.dice === 0) return face === undefined ? undefined : 'takesNoDie';
  if (face === undefined) return 'needsDie';
  if (cost.mustPair && !pair) return 'needsPair';
  if (pair && !cost.mayPair && !cost.mustPair) return 'takesOneDie';
  if ((fresh[face] ?? 0) < (pair ? 2 : 1)) return 'noSuchDie';
  if ((cost.faces & (1 << face)) === 0) return 'wrongFace';
  if (cost.dice < 2 || pair) return undefined;
  const fitting = fresh.reduce((sum, count, each) => sum + ((cost.faces & (1 << each)) === 0 ? 0 : count), 0);
  return fitting > 1 ? undefined : 'noSecondDie';
}

export function whyNotFill(state: Readonly<State>, seat: Seat, face: number): Reason {
  const frame = topFrame(state);
  if (frame?.kind !== 'fill') return 'nothingToFill';
  if ((slotCost(state, frame.slot).faces & (1 << face)) === 0) return 'wrongFace';
  return state.players[seat].fresh[face] > 0 ? undefined : 'noSuchDie';
}

export function whyNotUnassign(state: Readonly<State>, slot: number): Reason {
  const order = state.orders.find((each) => each.slot === slot);
  if (!order) return 'notAssigned';
  return supportsAnother(state, order) ? 'supportsAnother' : undefined;
}

export function whyNotResolve(state: Readonly<State>, slot: number, forResearch: boolean): Reason {
  if (!isAssigned(state, slot)) return 'notAssigned';
  if (isUpgrade(slot) && state.orders.some((other) => !isUpgrade(other.slot))) return 'upgradesLast';
  return forResearch && !hasIcon(state, slot) ? 'noIcon' : undefined;
}
