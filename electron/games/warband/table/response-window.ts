/** What everybody sees of a response window, whatever a hand holds: whether there is an answer to give. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import type { State } from '../state.ts';

type Question = Decision<WarbandAction>;

export const isOnlyPass = ({ window, options }: Question): boolean =>
  window !== undefined && options.length === 1;

/** Everybody sees that there is no answer: nobody to give it, or no card and nothing else to answer with. */
export const isPlainPass = (state: Readonly<State>, decision: Question): boolean =>
  isOnlyPass(decision) && isBare(state, decision.seat);

const isBare = ({ players, creatures }: Readonly<State>, seat: Seat): boolean =>
  players[seat].orderHand.length === 0 || creatures.every((each) => each.seat !== seat || each.tapped);
