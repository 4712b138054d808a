/** An order, power or triggered text being declared. Steps through the choices of `declarations.ts`, then commits. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { commit } from '../commit.ts';
import { nextQuestion, planOf } from '../declarations.ts';
import { popFrame, type Play } from '../play.ts';
import { bind, closeSlot, openSlot } from '../targets.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type DeclareFrame = FrameOf<'declare'>;

const rules = { actor: 'W-601', pay: 'R-08', assist: 'W-613', target: 'W-403', confirm: 'W-410' } as const;

function choose(play: Play, frame: DeclareFrame, action: WarbandAction): void {
  const { declaration } = frame;
  switch (action.kind) {
    case 'actor':
      declaration.actor = action.creature;
      return;
    case 'pay':
      declaration.payment.push(action.with);
      return;
    case 'assist':
      declaration.assistants.push(action.creature);
      return;
    case 'target':
      frame.declaration = bind(
        declaration,
        openSlot(planOf(play, declaration).slots, declaration)!,
        action.id,
      );
      return;
    case 'enough':
      if (declaration.assisted) frame.declaration = closeSlot(planOf(play, declaration).slots, declaration);
      else declaration.assisted = true;
      return;
    case 'confirm':
      popFrame(play);
      return commit(play, declaration);
    default:
      return notOffered(frame, action);
  }
}

export const declareWorker: Worker<DeclareFrame> = {
  /** Goes through what leaves no choice. A triggered text needs no last word: its event was the word. */
  work(play, frame) {
    const { code, options } = nextQuestion(play, frame.declaration);
    if (options.length !== 1 || (code === 'confirm' && frame.declaration.kind !== 'trigger')) return false;
    choose(play, frame, options[0]);
    return true;
  },
  asks(play, { declaration }) {
    const { code } = nextQuestion(play, declaration);
    const about = { card: declaration.card, actor: declaration.actor };
    return { seat: declaration.seat, prompt: { code: `declare.${code}`, rule: rules[code], about } };
  },
  options: (play, { declaration }) => nextQuestion(play, declaration).options,
  choose,
};
