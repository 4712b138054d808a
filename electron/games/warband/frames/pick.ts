/** Creatures chosen on resolution: "choose", "up to". */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { popFrame, type Play } from '../play.ts';
import { nameIt } from '../stack-items.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type PickFrame = FrameOf<'pick'>;

function close(play: Play, frame: PickFrame): void {
  popFrame(play);
  nameIt(play, { name: frame.name, kind: 'creature', ids: frame.chosen });
  play.state.resolving!.done = frame.chosen.length > 0;
}

const open = (frame: PickFrame): number[] => frame.creatures.filter((id) => !frame.chosen.includes(id));

export const pickWorker: Worker<PickFrame> = {
  work(play, frame) {
    const isForced = !frame.optional && open(frame).length === 1;
    if (frame.chosen.length < frame.most && !isForced) return false;
    if (frame.chosen.length < frame.most) frame.chosen.push(open(frame)[0]);
    close(play, frame);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: 'pick', rule: 'R-12', about: { most: frame.most, chosen: frame.chosen.length } },
  }),
  options(_play, frame) {
    const creatures: WarbandAction[] = open(frame).map((creature) => ({ kind: 'pick', creature }));
    return frame.optional ? [{ kind: 'enough' }, ...creatures] : creatures;
  },
  choose(play, frame, action) {
    if (action.kind === 'pick') frame.chosen.push(action.creature);
    else if (action.kind === 'enough') close(play, frame);
    else notOffered(frame, action);
  },
};
