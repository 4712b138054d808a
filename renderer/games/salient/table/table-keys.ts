/** What every key does at Salient's table. */
import type { Space } from '../../../../shared/games/salient.ts';
import { useKeys } from '../../../keys/listen.ts';
import { hasBots } from '../../../table/program-seats.ts';
import type { Desk } from './desk.svelte.ts';

/** The table's parts, read anew at every key: they come and go with the match. */
interface Parts {
  desk: () => Desk;
  map: () =>
    { focus: (space?: Space) => void; zoom: (factor: number) => void; showAll: () => void } | undefined;
  log: () => void;
  /** The table is the screen that is shown. */
  isShown: () => boolean;
}

export function useSalientKeys({ desk, map, log, isShown }: Parts): void {
  useKeys(
    {
      back: () => desk().back(),
      primary: () => desk().primary(),
      end: () => desk().end(),
      next: () => desk().next(),
      undo: () => undo(desk(), 1),
      undoAll: () => undo(desk(), Infinity),
      options: () => (desk().panel = 'options'),
      halt: () => void toggleHalt(desk()),
      recap: () => (desk().panel = desk().panel === 'recap' ? undefined : 'recap'),
      toBoard: () => map()?.focus(),
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

/** Takes the latest choices back as far as they can be (C-1306), or says why none can. */
function undo(desk: Desk, most: number): void {
  const { session } = desk;
  const steps = Math.min(most, session.table?.undo.steps ?? 0);
  if (steps > 0) void session.undo(steps);
  else void desk.whyNot({ kind: 'undo' });
}
