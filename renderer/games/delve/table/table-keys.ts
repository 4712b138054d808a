/** What every key does at Delve's table. */
import type { Side } from '../../../../shared/games/delve.ts';
import { useKeys } from '../../../keys/listen.ts';
import { hasBots } from '../../../table/program-seats.ts';
import type { Desk } from './desk.svelte.ts';

/** The table's parts, read anew at every key: they come and go with the match. */
interface Parts {
  desk: () => Desk;
  map: () =>
    { focus: (square?: number) => void; zoom: (factor: number) => void; showAll: () => void } | undefined;
  log: () => void;
  toBoard: () => void;
  /** The table is the screen that is shown. */
  isShown: () => boolean;
}

export function useDelveKeys({ desk, map, log, toBoard, isShown }: Parts): void {
  const toSide = (side: Side) => () => desk().pickSide(side);
  useKeys(
    {
      back: () => desk().back(),
      primary: () => desk().primary(),
      next: () => desk().next(),
      walkUp: toSide(0),
      walkRight: toSide(1),
      walkDown: toSide(2),
      walkLeft: toSide(3),
      undo: () => undo(desk()),
      options: () => (desk().panel = 'options'),
      halt: () => void toggleHalt(desk()),
      recap: () => (desk().panel = desk().panel === 'recap' ? undefined : 'recap'),
      toBoard,
      toLog: log,
      why: () => void desk().askWhy(desk().pointed ?? desk().cursor),
      zoomIn: () => map()?.zoom(1.25),
      zoomOut: () => map()?.zoom(0.8),
      zoomAll: () => map()?.showAll(),
      answer: (_, key) => desk().pickNth(Number(key)),
      advice: () => desk().session.askAdvice(),
      takeAdvice: () => {
        const { hint } = desk().session.advice;
        if (hint) void desk().take(hint.option);
      },
      gotIt: () => desk().guide.gotIt(),
    },
    isShown,
  );
}

async function toggleHalt({ session }: Desk): Promise<void> {
  const { table } = session;
  if (table && hasBots(table)) await session.setPaused(!session.isPaused);
}

/** Takes the last choice back, or says why it cannot be. */
function undo(desk: Desk): void {
  const { session } = desk;
  if ((session.table?.undo.steps ?? 0) > 0) void session.undo();
  else void desk.whyNot({ kind: 'undo' });
}
