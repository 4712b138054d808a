/** The way of a shift, a slide, or a move that must be chosen on resolution. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { reachOf, strideOf, walk, wayTo } from '../movement.ts';
import { creatureOf, findCreature, popFrame, type Play } from '../play.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type PathFrame = FrameOf<'path'>;

function ends(play: Play, frame: PathFrame): WarbandAction[] {
  const creature = findCreature(play, frame.creature);
  if (!creature) return [];
  const { squares, marks } = reachOf(play, creature, strideOf(frame));
  return squares.map((to, index) => ({ kind: 'go', to, outcome: marks[index] }));
}

const rules = { move: 'R-31', shift: 'W-529', slide: 'W-533' } as const;

export const pathWorker: Worker<PathFrame> = {
  work(play, frame) {
    if (ends(play, frame).length > 0) return false;
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
  options: (play, frame) => [{ kind: 'stay' }, ...ends(play, frame)],
  choose(play, frame, action) {
    popFrame(play);
    if (action.kind === 'stay') return;
    if (action.kind !== 'go') notOffered(frame, action);
    const creature = creatureOf(play, frame.creature);
    walk(
      play,
      creature,
      wayTo(play, creature, strideOf(frame), action.to, action.outcome) ?? [],
      frame.manner,
    );
  },
};
