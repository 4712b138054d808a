/** What every key does at Deepwarren's table. */
import { useKeys } from '../../../keys/listen.ts';
import { hasBots } from '../../../table/program-seats.ts';
import type { Cell } from '../map/layout.ts';
import type { Desk } from './desk.svelte.ts';

/** The table's parts, read anew at every key: they come and go with the match. */
interface Parts {
  desk: () => Desk;
  map: () =>
    { focus: (cell?: Cell) => void; zoom: (factor: number) => void; showAll: () => void } | undefined;
  log: () => { focusLog: () => void } | undefined;
  next: () => void;
  /** The table is the screen that is shown. */
  isShown: () => boolean;
}

export function useDungeonKeys({ desk, map, log, next, isShown }: Parts): void {
  useKeys(
    {
      back: () => desk().back(),
      primary: () => desk().primary(),
      next,
      turnLeft: () => desk().turnTile(-1),
      turnRight: () => desk().turnTile(1),
      threats: () => desk().toggleThreats(),
      tilesLeft: () => desk().toggleStack(),
      undo: () => undo(desk()),
      options: () => (desk().panel = 'options'),
      halt: () => void toggleHalt(desk()),
      recap: () => (desk().panel = desk().panel === 'recap' ? undefined : 'recap'),
      toBoard: () => map()?.focus(),
      toLog: () => log()?.focusLog(),
      why: () => void desk().askWhy(desk().pointed ?? { cell: desk().cursor, space: undefined }),
      zoomIn: () => map()?.zoom(1.25),
      zoomOut: () => map()?.zoom(0.8),
      zoomAll: () => map()?.showAll(),
      answer: (_, key) => {
        const cell = desk().pickNth(Number(key));
        if (cell) map()?.focus(cell);
      },
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
  else void desk.whyNotUndo();
}
