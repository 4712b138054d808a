/** A choice between step lists ("choose one", "you may"), made on resolution. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { popFrame, pushFrame, type Play } from '../play.ts';
import { none } from '../state.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type OptionFrame = FrameOf<'option'>;

function take(play: Play, frame: OptionFrame, index: number): void {
  const code = frame.codes[index];
  popFrame(play);
  play.state.resolving!.done = !play.program.codes[code].isBareMovement;
  pushFrame(play, { kind: 'run', code, at: 0, each: frame.each, left: [], times: 1 });
}

export const optionWorker: Worker<OptionFrame> = {
  work: () => false,
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
