/** The service of matches on the database of a folder, without a window: for playing up to what a test looks at. */
import { join } from 'node:path';
import { openDatabase } from '../../electron/db/open.ts';
import { games } from '../../electron/games/index.ts';
import { root } from '../../electron/launch/machine.js';
import { makeMatchesHandlers } from '../../electron/services/matches/handlers.ts';
import { createCardLibrary } from '../../electron/services/packs/library.ts';
import { setUpShelf } from '../../electron/services/packs/shelf.ts';
import type { MatchPlan } from '../../shared/games/warband-questions.ts';
import type { Seat } from '../../shared/game.ts';
import type { Push } from '../../shared/ipc.ts';
import type { WarbandOpened, WarbandTable as Table } from '../../shared/games/warband-table.ts';

/** No bot is asked anything. */
const nobody = () => Promise.resolve(undefined);

/** A match that was begun, everybody's choices made from here. */
export interface BegunMatch {
  id: number;
  table: () => Table;
  answer: (option: number) => Promise<void>;
  /** Whoever the screen goes to takes it. */
  takeOver: (seat: Seat) => Promise<void>;
  /** Has everybody asked whenever they could answer. */
  askEverything: () => Promise<void>;
  surrender: () => Promise<void>;
  /** The text of its file. */
  export: () => Promise<string>;
}

export type Begin = (plan: MatchPlan) => Promise<BegunMatch>;
/** The same of any game. */
type BeginAny = (game: string, plan: object) => Promise<BegunMatch>;

/** Opens the database of a folder for the work, with every pack on the shelf. */
export const withMatches = <T>(folder: string, work: (begin: Begin) => Promise<T>): Promise<T> =>
  withAnyMatches(folder, (begin) => work((plan) => begin('warband', plan)));

export async function withAnyMatches<T>(folder: string, work: (begin: BeginAny) => Promise<T>): Promise<T> {
  const opened = await openDatabase({
    folder,
    migrationsFolder: join(root, 'migrations'),
    now: Date.now,
    log: () => undefined,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { db, close } = opened.value;
  // Only the program that opens the folder afterwards must keep what it acknowledges.
  db.$client.pragma('synchronous = OFF');
  try {
    setUpShelf({ db, folder: join(root, 'resources', 'packs'), version: 'test', now: Date.now });
    return await work(beginner(db));
  } finally {
    close();
  }
}

function beginner(db: Parameters<typeof createCardLibrary>[0]): BeginAny {
  const shown = new Map<number, Table>();
  const push = ((name: string, payload: unknown) => {
    const { table } = payload as { table: Table };
    if (name === 'matches.changed') shown.set(table.id, table);
  }) as Push;
  const { handlers } = makeMatchesHandlers({
    db,
    games,
    cards: createCardLibrary(db),
    bots: { ask: nobody, hint: nobody, analyse: nobody },
    push,
    log: { write: () => undefined, recent: () => [] },
  });
  return async (game, plan) => {
    const { id } = good<{ id: number }>(await handlers['matches.create']({ game, plan: { ...plan } }));
    shown.set(id, good<WarbandOpened>(await handlers['matches.open']({ id })).table);
    const table = () => shown.get(id)!;
    return {
      id,
      table,
      answer: async (option) => {
        const { revision } = table().snapshot;
        good(await handlers['matches.answer']({ id, revision, option }));
      },
      takeOver: async (seat) => {
        shown.set(id, good<WarbandOpened>(await handlers['matches.handover']({ id, seat })).table);
      },
      askEverything: async () => {
        for (const { seat, stops } of table().seats) {
          const wished = { ...stops, concerned: false, everything: true };
          good(await handlers['matches.stops']({ id, seat, stops: wished }));
        }
      },
      surrender: async () => {
        const { revision, view } = table().snapshot;
        good(await handlers['matches.surrender']({ id, revision, seat: view.seat }));
      },
      export: async () => good<{ text: string }>(await handlers['history.export']({ id })).text,
    };
  };
}

function good<T>(answer: { ok: boolean }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return (answer as { ok: true; value: T }).value;
}
