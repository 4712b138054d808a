/** A slot for two dice holds one: which is the other (C-308). */
import { activePlayer } from '../play.ts';
import { slotCost } from '../slots.ts';
import { addOrder } from '../turn/assigning.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

export const fillWorker: Worker<FrameOf<'fill'>> = {
  work: () => false,
  prompt: (_state, { slot, face }) => ({ code: 'fill', rule: 'C-308', about: { slot, face } }),
  options(state, _board, { slot }) {
    const { fresh } = activePlayer(state);
    const { faces } = slotCost(state, slot);
    const options: SalientAction[] = [];
    for (let face = 1; face < fresh.length; face++)
      if (fresh[face] > 0 && (faces & (1 << face)) !== 0) options.push({ kind: 'fill', face });
    return options;
  },
  choose(play, { slot, face }, action) {
    if (action.kind !== 'fill') return notOffered('the second die', action);
    play.state.frames.pop();
    activePlayer(play.state).fresh[action.face]--;
    addOrder(play, slot, [face, action.face]);
  },
};
