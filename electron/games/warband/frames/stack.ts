/** The stack at work: triggers are put on it, players are asked, the top item resolves (R-01..R-05, W-410..W-415). */
import type { Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { passOption } from '../options.ts';
import { popFrame, pushFrame, removeFrom, seatsInTurnOrder, type Play } from '../play.ts';
import { hasResponse, respond, responses } from '../responses.ts';
import type { Waiting } from '../state.ts';
import { isFutile } from './trigger.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type StackFrame = FrameOf<'stack'>;

/** The player next in turn order who has triggers waiting, and those triggers. */
export function nextWaiting(play: Play): Waiting[] {
  const { waiting } = play.state;
  const seat = seatsInTurnOrder(play).find((each) => waiting.some((entry) => entry.seat === each));
  return waiting.filter((entry) => entry.seat === seat);
}

function takeUp(play: Play, waiting: Waiting): void {
  removeFrom(play.state.waiting, waiting);
  pushFrame(play, { kind: 'trigger', waiting });
}

/** The one to be put on the stack now if its player has nothing to order: of the others none would be offered. */
function onlyNext(play: Play, entries: readonly Waiting[]): Waiting | undefined {
  if (entries.length === 1) return entries[0];
  const offered = entries.filter((entry) => !isFutile(play, entry));
  return offered.length > 1 ? undefined : (offered[0] ?? entries[0]);
}

function flush(play: Play, frame: StackFrame): boolean {
  if (play.state.waiting.length > 0) {
    const next = onlyNext(play, nextWaiting(play));
    if (next) takeUp(play, next);
    return next !== undefined;
  }
  frame.opened ||= play.state.stack.length > 0;
  frame.asked = 0;
  frame.stage = 'ask';
  if (!frame.opened) popFrame(play);
  return true;
}

const askedSeat = (play: Play, frame: StackFrame): Seat =>
  (play.state.seat + frame.asked) % play.state.players.length;

/** Asks everybody in turn; those who can only pass too, unless the setup says to skip them. */
function ask(play: Play, frame: StackFrame): boolean {
  const { state } = play;
  while (frame.asked < state.players.length) {
    if (!state.setup.skipForced || hasResponse(play, askedSeat(play, frame))) return false;
    frame.asked += 1;
  }
  if (state.stack.length > 0) frame.stage = 'resolve';
  else {
    state.resolutions = 0;
    popFrame(play);
  }
  return true;
}

function resolveTop(play: Play, frame: StackFrame): boolean {
  const { state } = play;
  state.resolving = state.stack.pop();
  state.resolutions += 1;
  frame.stage = 'flush';
  pushFrame(play, { kind: 'resolve', begun: false });
  return true;
}

/** In a window the first option passes. */
const window = { pass: 0 } as const;

export const stackWorker: Worker<StackFrame> = {
  work(play, frame) {
    switch (frame.stage) {
      case 'flush':
        return flush(play, frame);
      case 'ask':
        return ask(play, frame);
      case 'resolve':
        return resolveTop(play, frame);
    }
  },
  asks(play, frame) {
    if (frame.stage === 'flush') {
      return { seat: nextWaiting(play)[0].seat, prompt: { code: 'orderTriggers', rule: 'R-05' } };
    }
    const isEmpty = play.state.stack.length === 0;
    return {
      seat: askedSeat(play, frame),
      prompt: { code: isEmpty ? 'respondLate' : 'respond', rule: 'R-01' },
      window,
    };
  },
  options(play, frame) {
    if (frame.stage === 'flush') return nextWaiting(play).map((_, index) => ({ kind: 'next', index }));
    const answers: WarbandAction[] = [passOption];
    responses(play, askedSeat(play, frame), answers);
    return answers;
  },
  choose(play, frame, action) {
    if (action.kind === 'next') return takeUp(play, nextWaiting(play)[action.index]);
    const seat = askedSeat(play, frame);
    if (action.kind === 'pass') {
      frame.asked += 1;
      play.emit?.({ kind: 'passed', seat });
    } else if (!respond(play, seat, action)) notOffered(frame, action);
  },
};
