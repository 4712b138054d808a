/** A choice between step lists ("choose one", "you may"), made on resolution. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { popFrame, pushFrame, type Play } from '../play.ts';
import { canDoAny } from '../possible.ts';
import { none } from '../state.ts';
import { itemSpeaker } from '../values.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type OptionFrame = FrameOf<'option'>;

function take(play: Play, frame: OptionFrame, index: number): void {
  const code = frame.codes[index];
  popFrame(play);
  if (frame.left > 1) pushFrame(play, without(frame, index));
  play.state.resolving!.done = !play.program.codes[code].isBareMovement;
  pushFrame(play, { kind: 'run', code, at: 0, each: frame.each, left: [], times: 1 });
}

/** The choice that is left once one way is taken. */
const without = (frame: OptionFrame, index: number): OptionFrame => ({
  ...frame,
  codes: frame.codes.map((code, at) => (at === index ? none : code)),
  left: frame.left - 1,
});

/** what has become impossible meanwhile is no way any more. */
function isOver(play: Play, frame: OptionFrame): boolean {
  const speaker = itemSpeaker(play.state.resolving!, frame.each);
  frame.codes = frame.codes.map((code) =>
    code !== none && canDoAny(play, play.program.codes[code].steps, speaker) ? code : none,
  );
  return frame.codes.every((code) => code === none);
}

export const optionWorker: Worker<OptionFrame> = {
  work(play, frame) {
    if (!isOver(play, frame)) return false;
    popFrame(play);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: frame.optional ? 'may' : 'choose', rule: 'R-12' },
  }),
  options(_play, frame) {
    const possible = frame.codes.flatMap((code, index): WarbandAction[] =>
      code === none ? [] : [{ kind: 'option', index }],
    );
    return frame.optional ? [...possible, { kind: 'decline' }] : possible;
  },
  choose(play, frame, action) {
    if (action.kind === 'option') take(play, frame, action.index);
    else if (action.kind === 'decline') {
      popFrame(play);
      play.state.resolving!.done = false;
    } else notOffered(frame, action);
  },
};
