/** The way of a shift, a slide, or a move that must be chosen on resolution. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import type { Reach } from '../geometry/reach.ts';
import { reachOf, strideOf, walk, wayTo } from '../movement.ts';
import { goOption } from '../options.ts';
import { creatureOf, findCreature, popFrame, type Play } from '../play.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type PathFrame = FrameOf<'path'>;

const nowhere: Reach = { squares: [], costs: [], marks: [] };

/** Nothing changes on the table while a way is chosen, so its ends are found once; the last ones are remembered. */
let found: { frame: PathFrame; reach: Reach } | undefined;

function ends(play: Play, frame: PathFrame): Reach {
  if (found?.frame !== frame) {
    const creature = findCreature(play, frame.creature);
    found = { frame, reach: creature ? reachOf(play, creature, strideOf(frame)) : nowhere };
  }
  return found.reach;
}

function ways({ squares, marks }: Reach): WarbandAction[] {
  const options: WarbandAction[] = [{ kind: 'stay' }];
  for (let index = 0; index < squares.length; index++) options.push(goOption(squares[index], marks[index]));
  return options;
}

/** where going is all that was offered, only who goes has done it. */
function noteGoing(play: Play): void {
  const { resolving, frames } = play.state;
  const list = frames.findLast((frame) => frame.kind === 'run');
  if (resolving && list && play.program.codes[list.code].isBareMovement) resolving.done = true;
}

/** Ways over the ground: shifts and slides too are affected by terrain (W-531, W-535). */
const rules = { move: 'R-31', shift: 'W-529', slide: 'W-533' } as const;

export const pathWorker: Worker<PathFrame> = {
  work(play, frame) {
    if (ends(play, frame).squares.length > 0) return false;
    popFrame(play);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: {
      code: frame.manner,
      rule: rules[frame.manner],
      about: { creature: frame.creature, squares: frame.squares },
    },
  }),
  options: (play, frame) => ways(ends(play, frame)),
  choose(play, frame, action) {
    popFrame(play);
    if (action.kind === 'stay') return;
    if (action.kind !== 'go') notOffered(frame, action);
    noteGoing(play);
    const creature = creatureOf(play, frame.creature);
    walk(
      play,
      creature,
      wayTo(play, creature, strideOf(frame), action.to, action.outcome) ?? [],
      frame.manner,
    );
  },
};
