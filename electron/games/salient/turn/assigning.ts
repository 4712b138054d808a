/** The Assign phase: dice, Credits and Research of the Barracks go onto slots, until the player ends it (C-306 to C-314). */
import { slotBase, type SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { commandTable, pactTable, spacesInPlay } from '../content/command.ts';
import type { ReadyCost } from '../content/costs.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import { activePlayer, controllerOf, type Play } from '../play.ts';
import { cardCost, isCard, isInReach, isJammed, siteCost, slotCost } from '../slots.ts';
import { none, stages, type Order, type PlayerState, type State } from '../state.ts';

const slotCount = slotBase.pact + pactTable.length;
const faces = [0, 1, 2, 3, 4, 5, 6] as const;
const slots = Array.from({ length: slotCount }, (_, slot) => slot);

/** Every answer of this phase there can be, made once: lists of options are long and asked for often. */
const dieActions: SalientAction[][] = slots.map((slot) =>
  faces.map((face) => ({ kind: 'assign', slot, face })),
);
const pairActions: SalientAction[][] = slots.map((slot) =>
  faces.map((face) => ({ kind: 'assign', slot, face, pair: true })),
);
const plainActions: SalientAction[] = slots.map((slot) => ({ kind: 'assign', slot }));
const unassignActions: SalientAction[] = slots.map((slot) => ({ kind: 'unassign', slot }));
const executeAction: SalientAction = { kind: 'execute' };

/** Adds the ways to pay for a slot with what the player has. */
function addPayments(
  player: Readonly<PlayerState>,
  slot: number,
  cost: ReadyCost,
  to: SalientAction[],
): void {
  if (cost.credits > player.credits || cost.research > player.research) return;
  if (cost.dice === 0) {
    to.push(plainActions[slot]);
    return;
  }
  const { fresh } = player;
  if (!cost.mustPair && (cost.dice === 1 || countFitting(fresh, cost.faces) > 1)) {
    for (let face = 1; face <= 6; face++)
      if (fresh[face] > 0 && (cost.faces & (1 << face)) !== 0) to.push(dieActions[slot][face]);
  }
  if (!cost.mayPair && !cost.mustPair) return;
  for (let face = 1; face <= 6; face++)
    if (fresh[face] > 1 && (cost.faces & (1 << face)) !== 0) to.push(pairActions[slot][face]);
}

function countFitting(fresh: readonly number[], mask: number): number {
  let count = 0;
  for (let face = 1; face <= 6; face++) if ((mask & (1 << face)) !== 0) count += fresh[face];
  return count;
}

const isFilled = (state: Readonly<State>, slot: number): boolean => {
  for (const order of state.orders) if (order.slot === slot) return true;
  return false;
};

/** Slots that are free for the active player to assign to, each with its cost (C-307, C-309, C-913, C-914). */
function addFreeSlots(state: Readonly<State>, board: Board, to: SalientAction[]): void {
  const { seat } = state;
  const player = state.players[seat];
  const add = (slot: number, cost: ReadyCost): void => {
    if (!isFilled(state, slot)) addPayments(player, slot, cost, to);
  };
  for (const at of spacesInPlay[player.upgraded]) {
    if ((player.jammed & (1 << at)) !== 0) add(slotBase.clear + at, slotCost(state, slotBase.clear + at));
    else if (isInReach(state, seat, at)) add(at, slotCost(state, at));
  }
  for (let place = 0; place < state.row.length; place++)
    if (isCard(state.row[place])) add(slotBase.card + place, cardCost(state.row[place]));
  for (let marker = 0; marker < state.tiles.length; marker++) {
    const cost = state.tiles[marker] === none ? undefined : siteCost(state.tiles[marker]);
    if (cost && controllerOf(state, board, marker) === seat) add(slotBase.site + marker, cost);
  }
  if (board.form === 'pact')
    for (let at = 0; at < pactTable.length; at++)
      add(slotBase.pact + at, slotCost(state, slotBase.pact + at));
}

/** C-544: a space on which the next one rests is not emptied before it. */
export function supportsAnother(state: Readonly<State>, { slot }: Readonly<Order>): boolean {
  if (slot >= slotBase.clear || isJammed(state, state.seat, slot)) return false;
  return state.orders.some((other) => other.slot < slotBase.clear && commandTable[other.slot].after === slot);
}

function assignOptions(state: Readonly<State>, board: Board): SalientAction[] {
  const options: SalientAction[] = [];
  addFreeSlots(state, board, options);
  for (const order of state.orders)
    if (!supportsAnother(state, order)) options.push(unassignActions[order.slot]);
  options.push(executeAction);
  return options;
}

/** Fills a slot; the dice are already out of the Barracks. */
export function addOrder({ state, emit }: Play, slot: number, dice: number[]): void {
  const { credits, research } = slotCost(state, slot);
  const player = activePlayer(state);
  player.credits -= credits;
  player.research -= research;
  state.orders.push({ slot, dice });
  emit?.({ kind: 'assigned', rule: 'C-306', seat: state.seat, slot, dice: [...dice] });
}

function assign(play: Play, { slot, face, pair }: Extract<SalientAction, { kind: 'assign' }>): void {
  const { state } = play;
  const { fresh } = activePlayer(state);
  if (face === undefined) return addOrder(play, slot, []);
  fresh[face] -= pair ? 2 : 1;
  if (!pair && slotCost(state, slot).dice === 2) state.frames.push({ kind: 'fill', slot, face });
  else addOrder(play, slot, pair ? [face, face] : [face]);
}

/** C-311 */
function unassign({ state, emit }: Play, slot: number): void {
  const player = activePlayer(state);
  const at = state.orders.findIndex((order) => order.slot === slot);
  const [order] = state.orders.splice(at, 1);
  for (const face of order.dice) player.fresh[face]++;
  const { credits, research } = slotCost(state, slot);
  player.credits += credits;
  player.research += research;
  emit?.({ kind: 'unassigned', rule: 'C-311', seat: state.seat, slot });
}

export const assignWorker: Worker<undefined> = {
  work(play) {
    const { state, board, emit } = play;
    const isIdle = state.orders.length === 0 && assignOptions(state, board).length === 1;
    if (!state.isRelieved && !isIdle) return false;
    const rule = state.isRelieved ? 'C-933' : 'C-312';
    emit?.({ kind: 'phaseSkipped', rule, seat: state.seat, phase: 'assign' });
    state.stage = stages.resolve;
    return true;
  },
  prompt: () => ({ code: 'assign', rule: 'C-306' }),
  options: (state, board) => assignOptions(state, board),
  choose(play, _frame, action) {
    const { state, emit } = play;
    if (action.kind === 'assign') assign(play, action);
    else if (action.kind === 'unassign') unassign(play, action.slot);
    else if (action.kind === 'execute') {
      state.stage = stages.resolve;
      emit?.({
        kind: 'executed',
        rule: 'C-311',
        seat: state.seat,
        slots: state.orders.map(({ slot }) => slot),
      });
    } else notOffered('the Assign phase', action);
  },
};
