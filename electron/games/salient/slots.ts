/** Slots: what can be assigned to now, what it costs, and what it does (C-131, C-307). */
import type { Seat } from '../../../shared/game.ts';
import { meaningOfSlot, slotBase } from '../../../shared/games/salient.ts';
import { commandTable, pactTable } from './content/command.ts';
import { readyCost, type ReadyCost } from './content/costs.ts';
import { facilityTable } from './content/facilities.ts';
import type { Effect } from './content/language.ts';
import { armistice, opportunityTable } from './content/opportunities.ts';
import { none, type State } from './state.ts';

const commandCosts = commandTable.map(({ cost }) => readyCost(cost));
const cardCosts = opportunityTable.map(({ cost }) => readyCost(cost));
const pactCosts = pactTable.map(({ cost }) => readyCost(cost));
const siteCosts = facilityTable.map((facility) =>
  facility.kind === 'action' ? readyCost(facility.cost) : undefined,
);

/** C-914: one Unit of any value clears a token. */
const clearCost = readyCost({ dice: ['any'] });

/** The cost of an action of a Facility; nothing for a tile without one. */
export const siteCost = (tile: number): ReadyCost | undefined => siteCosts[tile];

export const cardCost = (card: number): ReadyCost => cardCosts[card];

export function slotCost(state: Readonly<State>, slot: number): ReadyCost {
  const { kind, at } = meaningOfSlot(slot);
  switch (kind) {
    case 'command':
      return commandCosts[at];
    case 'clear':
      return clearCost;
    case 'card':
      return cardCosts[state.row[at]];
    case 'site':
      return siteCosts[state.tiles[at]] ?? clearCost;
    case 'pact':
      return pactCosts[at];
  }
}

const noEffects: readonly Effect[] = [];

export function slotEffects(state: Readonly<State>, slot: number): readonly Effect[] {
  const { kind, at } = meaningOfSlot(slot);
  if (kind === 'command') return commandTable[at].effects;
  if (kind === 'card') return opportunityTable[state.row[at]].effects;
  if (kind === 'pact') return pactTable[at].effects;
  const facility = kind === 'site' ? facilityTable[state.tiles[at]] : undefined;
  return facility?.kind === 'action' ? facility.effects : noEffects;
}

/** The Opportunity card of a slot, or nothing. */
export function cardOf(state: Readonly<State>, slot: number): number | undefined {
  const { kind, at } = meaningOfSlot(slot);
  return kind === 'card' ? state.row[at] : undefined;
}

/** Whether a slot upgrades its card: resolved after everything else (C-405). */
export const isUpgrade = (slot: number): boolean =>
  slot < slotBase.clear && slot < commandTable.length && commandTable[slot].flips;

export const hasIcon = (state: Readonly<State>, slot: number): boolean => {
  const card = cardOf(state, slot);
  return card !== undefined && opportunityTable[card].icon;
};

/** Whether a place of the row holds a card that can be used (C-1016). */
export const isCard = (card: number): boolean => card !== none && card !== armistice;

export const isJammed = (state: Readonly<State>, seat: Seat, at: number): boolean =>
  (state.players[seat].jammed & (1 << at)) !== 0;

export const isAssigned = (state: Readonly<State>, slot: number): boolean =>
  state.orders.some((order) => order.slot === slot);

/** C-544, C-554: the space before it is filled or sabotaged, or there is none before it. */
export function isInReach(state: Readonly<State>, seat: Seat, at: number): boolean {
  const { after } = commandTable[at];
  return after === none || isAssigned(state, after) || isJammed(state, seat, after);
}

/** Whether the assigned die is put onto the board: it does not go back to the Barracks first (C-803). */
export const deploysDie = (state: Readonly<State>, slot: number): boolean =>
  slotEffects(state, slot).some((effect) => effect.do === 'deploy' && effect.die === 'assigned');
