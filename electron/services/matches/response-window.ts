/** What everybody sees of a decision, whatever a hand holds: whether it is a response window, and one without an answer. */
import type { Decision, Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import type { WarbandState } from '../../games/warband/index.ts';

type WarbandDecision = Decision<WarbandAction>;
type State = Readonly<WarbandState>;

/** Windows are the decisions in which passing answers nothing. */
export const isWindow = ({ window }: WarbandDecision): boolean => window !== undefined;

export const isOnlyPass = (decision: WarbandDecision): boolean =>
  isWindow(decision) && decision.options.length === 1;

/** Everybody sees that there is no answer: nobody to give it, or no card and nothing else to answer with. */
export const isPlainPass = (state: State, decision: WarbandDecision): boolean =>
  isOnlyPass(decision) && isBare(state, decision.seat);

const isBare = ({ players, creatures }: State, seat: Seat): boolean =>
  players[seat].orderHand.length === 0 || creatures.every((each) => each.seat !== seat || each.tapped);
