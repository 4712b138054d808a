/** Start-of-turn and end-of-turn effects, taken one by one in the order the turn player likes (W-303, W-320). */
import { isInHazard } from '../board.ts';
import { endEffect } from '../effects.ts';
import { openStack } from '../open-stack.ts';
import { findCreature, popFrame, removeFrom, type Play } from '../play.ts';
import { none, type Timed } from '../state.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type TimedFrame = FrameOf<'timed'>;

function take(play: Play, frame: TimedFrame, entry: Timed): void {
  removeFrom(frame.entries, entry);
  if (entry.kind === 'expire') {
    const effect = play.state.effects.find(({ id }) => id === entry.effect);
    if (effect) endEffect(play, effect);
  } else if (isStillDue(play, entry)) {
    play.state.waiting.push(entry.waiting);
    openStack(play);
  }
}

/** A creature that left play, the hazard or the turn player's control since is not harmed (W-521). */
function isStillDue(play: Play, { waiting }: Extract<Timed, { kind: 'trigger' }>): boolean {
  if (waiting.actor === none || waiting.follows) return true;
  const creature = findCreature(play, waiting.actor);
  if (!creature || waiting.text !== none) return creature !== undefined;
  return creature.seat === play.state.seat && isInHazard(play, creature);
}

/** The order matters only if something triggers and something else happens too. */
const isOrderOpen = ({ entries }: TimedFrame): boolean =>
  entries.length > 1 && entries.some((entry) => entry.kind === 'trigger');

export const timedWorker: Worker<TimedFrame> = {
  work(play, frame) {
    if (isOrderOpen(frame)) return false;
    if (frame.entries.length > 0) take(play, frame, frame.entries[0]);
    else popFrame(play);
    return true;
  },
  asks: (play) => ({
    seat: play.state.seat,
    prompt: { code: 'orderTimed', rule: play.state.phase === 'refresh' ? 'W-303' : 'W-320' },
  }),
  options: (_play, frame) => frame.entries.map((_, index) => ({ kind: 'next', index })),
  choose(play, frame, action) {
    if (action.kind === 'next') take(play, frame, frame.entries[action.index]);
    else notOffered(frame, action);
  },
};
