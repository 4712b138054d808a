/** Where a creature is put by an effect. */
import { placeCreature } from '../movement.ts';
import { findCreature, popFrame, type Play } from '../play.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type SettleFrame = FrameOf<'settle'>;

function put(play: Play, frame: SettleFrame, square: number): void {
  popFrame(play);
  const creature = findCreature(play, frame.creature);
  if (creature) placeCreature(play, creature, square);
}

export const settleWorker: Worker<SettleFrame> = {
  work(play, frame) {
    if (frame.squares.length > 1) return false;
    put(play, frame, frame.squares[0]);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: 'settle', rule: 'R-45', about: { creature: frame.creature } },
  }),
  options: (_play, frame) => frame.squares.map((square) => ({ kind: 'place', square })),
  choose(play, frame, action) {
    if (action.kind === 'place') put(play, frame, action.square);
    else notOffered(frame, action);
  },
};
