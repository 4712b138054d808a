/** The Resolve phase: every assigned action once, in any order, upgrades last (C-401 to C-405). */
import { meaningOfSlot, slotBase, type SalientAction } from '../../../../shared/games/salient.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import { activePlayer, type Play } from '../play.ts';
import { cardOf, deploysDie, hasIcon, isUpgrade } from '../slots.ts';
import { none, stages, type Order, type State } from '../state.ts';
import { gain } from '../supply.ts';

/** C-405, C-512 to C-514: upgrades, however many, wait until nothing else is left. */
function resolvable(state: Readonly<State>): Order[] {
  const others = state.orders.filter(({ slot }) => !isUpgrade(slot));
  return others.length > 0 ? others : state.orders;
}

function resolve(play: Play, slot: number, forResearch: boolean): void {
  const { state, emit } = play;
  const at = state.orders.findIndex((order) => order.slot === slot);
  const [{ dice }] = state.orders.splice(at, 1);
  const { kind, at: place } = meaningOfSlot(slot);
  if (kind === 'card') state.used |= 1 << place;
  const card = cardOf(state, slot);
  emit?.({ kind: 'resolved', rule: 'C-401', seat: state.seat, slot, card, research: forResearch });
  const keepsDice = !forResearch && deploysDie(state, slot);
  if (!keepsDice) activePlayer(state).resting += dice.length;
  // C-804, CR-30: with Research taken nothing else happens.
  if (forResearch) gain(play, state.seat, { research: 1 }, 'C-804');
  else if (kind === 'clear') clearToken(play, slot - slotBase.clear);
  else state.frames.push({ kind: 'effect', slot, dice, step: 0, branch: none, picked: [] });
}

/** C-914 */
function clearToken({ state, emit }: Play, at: number): void {
  activePlayer(state).jammed &= ~(1 << at);
  emit?.({ kind: 'cleared', rule: 'C-914', seat: state.seat, at });
}

export const resolveWorker: Worker<undefined> = {
  work({ state }) {
    if (state.orders.length > 0) return false;
    state.stage = stages.advance;
    return true;
  },
  prompt: () => ({ code: 'resolve', rule: 'C-401' }),
  options(state) {
    const options: SalientAction[] = [];
    for (const { slot } of resolvable(state)) {
      options.push({ kind: 'resolve', slot });
      // C-805
      if (hasIcon(state, slot)) options.push({ kind: 'resolve', slot, research: true });
    }
    return options;
  },
  choose(play, _frame, action) {
    if (action.kind !== 'resolve') return notOffered('the Resolve phase', action);
    resolve(play, action.slot, action.research === true);
  },
};
