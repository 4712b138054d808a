/** An order, power or triggered text being declared. Steps through the choices of `declarations.ts`, then commits. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { commit } from '../commit.ts';
import { nextQuestion, type Question } from '../declarations.ts';
import { popFrame, type Play } from '../play.ts';
import type { Declaration, State } from '../state.ts';
import { bind, boundFor, closeSlot, openSlot, planOf } from '../targets.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type DeclareFrame = FrameOf<'declare'>;

const rules = { actor: 'W-601', pay: 'R-08', assist: 'W-613', target: 'W-403', confirm: 'W-410' } as const;

/**
 * Nothing changes on the table while something is declared, so a question stays as it is until it is answered. It is
 * asked for several times in a row; the last one is remembered.
 */
let asked: { state: State; declaration: Declaration; question: Question } | undefined;

function questionOf(play: Play, declaration: Declaration): Question {
  const { state } = play;
  if (asked?.declaration !== declaration || asked.state !== state)
    asked = { state, declaration, question: nextQuestion(play, declaration) };
  return asked.question;
}

/** Each answer makes a new declaration; the old one is left as it was. */
function choose(play: Play, frame: DeclareFrame, action: WarbandAction): void {
  const { declaration } = frame;
  switch (action.kind) {
    case 'actor':
      frame.declaration = { ...declaration, actor: action.creature };
      return;
    case 'pay':
      frame.declaration = { ...declaration, payment: [...declaration.payment, action.with] };
      return;
    case 'assist':
      frame.declaration = { ...declaration, assistants: [...declaration.assistants, action.creature] };
      return;
    case 'target':
      frame.declaration = bind(
        declaration,
        openSlot(planOf(play, declaration).slots, declaration)!,
        action.id,
      );
      return;
    case 'enough':
      frame.declaration =
        questionOf(play, declaration).code === 'assist'
          ? { ...declaration, assisted: true }
          : closeSlot(planOf(play, declaration).slots, declaration);
      return;
    case 'confirm':
      popFrame(play);
      return commit(play, declaration);
    default:
      return notOffered(frame, action);
  }
}

/** A triggered text needs no last word: its event was the word. */
const needsLastWord = (play: Play, { declaration }: DeclareFrame): boolean =>
  declaration.kind !== 'trigger' && !play.state.setup.skipForced;

/** Which target of how many is asked for, and how many it may stand for are chosen. */
function slotInWords(play: Play, declaration: Declaration): Record<string, number | string> {
  const { slots } = planOf(play, declaration);
  const slot = openSlot(slots, declaration)!;
  const { kind, name, most } = slot;
  const chosen = boundFor(declaration, slot).length;
  return { kind, slot: name, most, chosen, number: slots.indexOf(slot) + 1, slots: slots.length };
}

export const declareWorker: Worker<DeclareFrame> = {
  /** Goes through what leaves no choice. */
  work(play, frame) {
    const { code, options } = questionOf(play, frame.declaration);
    if (options.length !== 1 || (code === 'confirm' && needsLastWord(play, frame))) return false;
    choose(play, frame, options[0]);
    return true;
  },
  asks(play, { declaration }) {
    const { code } = questionOf(play, declaration);
    const about = {
      card: declaration.card,
      actor: declaration.actor,
      ...(code === 'target' ? slotInWords(play, declaration) : {}),
    };
    const prompt = { code: `declare.${code}`, rule: rules[code], about };
    return { seat: declaration.seat, prompt, declaring: true };
  },
  options: (play, { declaration }) => questionOf(play, declaration).options,
  choose,
};
