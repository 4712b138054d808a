/** Which source a prevention is against, chosen on resolution among the items of the stack. */
import { beginEffect } from '../effects.ts';
import { popFrame, type Play } from '../play.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type SourceFrame = FrameOf<'source'>;

function shieldFrom(play: Play, frame: SourceFrame, item: number): void {
  const { seat, until, card, creature, amount, once } = frame;
  popFrame(play);
  beginEffect(play, { kind: 'shield', seat, until, card, creature, amount, item, once });
}

export const sourceWorker: Worker<SourceFrame> = {
  work(play, frame) {
    const { stack } = play.state;
    if (stack.length > 1) return false;
    if (stack.length === 1) shieldFrom(play, frame, stack[0].id);
    else popFrame(play);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: 'source', rule: 'R-10', about: { creature: frame.creature } },
  }),
  options: (play) => play.state.stack.map(({ id }) => ({ kind: 'source', item: id })),
  choose(play, frame, action) {
    if (action.kind === 'source') shieldFrom(play, frame, action.item);
    else notOffered(frame, action);
  },
};
