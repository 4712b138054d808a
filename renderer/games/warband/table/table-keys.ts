/** What every key does at the table. */
import { useKeys } from '../../../keys/listen.ts';
import type { Answers } from '../../../table/answers.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { hasBots } from '../../../table/program-seats.ts';

/** The table's parts, read anew at every key: they come and go with the match. */
interface Parts {
  desk: () => Desk;
  answers: () => Answers;
  /** Options of the question in the middle of the table, answered by their number. */
  question: () => readonly number[];
  board: () => { focus: () => void; zoom: (factor: number) => void; showAll: () => void } | undefined;
  tray: () => { focusOrders: () => void; focusCreatures: () => void } | undefined;
  course: () => { focusLog: () => void } | undefined;
  next: () => void;
  /** The table is the screen that is shown. */
  isShown: () => boolean;
}

export function useTableKeys({ desk, answers, question, board, tray, course, next, isShown }: Parts): void {
  useKeys(
    {
      back: () => stepBack(desk()),
      primary: () => answers().primary(),
      end: () => desk().end(),
      next,
      threats: () => desk().threats.toggle(),
      undo: () => undo(desk()),
      passUntil: () => void answers().passAhead('untilConcerned'),
      options: () => (desk().panel = 'options'),
      stops: () => (desk().panel = 'stops'),
      hold: () => void answers().setHold(!answers().stops?.hold),
      halt: () => void toggleHalt(desk()),
      askAgain: () => void answers().cancelAll(),
      recap: () => (desk().panel = desk().panel === 'recap' ? undefined : 'recap'),
      toBoard: () => board()?.focus(),
      toOrders: () => tray()?.focusOrders(),
      toCreatures: () => tray()?.focusCreatures(),
      toLog: () => course()?.focusLog(),
      why: () => void desk().askWhy(desk().pointed ?? desk().cursor),
      zoomIn: () => board()?.zoom(1.25),
      zoomOut: () => board()?.zoom(0.8),
      zoomAll: () => board()?.showAll(),
      answer: (_, key) => {
        const option = question()[Number(key) - 1];
        if (option !== undefined) void desk().take(option);
      },
      peek: { press: () => answers().peek('held'), release: () => answers().letGo() },
      keepOpen: () => answers().toggleKept(),
      advice: () => desk().session.askAdvice(),
      takeAdvice: () => desk().takeAdvice(),
      gotIt: () => desk().guide.gotIt(),
    },
    isShown,
  );
}

async function toggleHalt({ session }: Desk): Promise<void> {
  const { table } = session;
  if (table && hasBots(table)) await session.setPaused(!session.isPaused);
}

function undo({ session }: Desk): void {
  if ((session.table?.undo.steps ?? 0) > 0) void session.undo();
}

/** One step back from whatever is nearest: what lies open, what moves, what was asked, what was begun; then the menu. */
function stepBack(desk: Desk): void {
  const { session } = desk;
  const { advice, decision, table } = session;
  desk.enlarged = undefined;
  if (desk.isAnythingOpen) desk.putAside();
  else if (session.isPlaying) session.skip();
  else if (advice.isThinking || advice.hint) advice.drop();
  else if (session.peeking?.how === 'kept') session.putAway();
  else if (table?.undo.canStepBack && decision) void session.stepBack();
  else if (decision?.prompt.code === 'place' && (table?.undo.steps ?? 0) > 0) void session.undo();
  else desk.panel = 'leave';
}
