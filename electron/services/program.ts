/**
 * The program itself, whatever window shows it: opens the data folder and answers every call of the contract.
 * The two composition roots, `electron/main.ts` and `electron/browser.ts`, differ only in the host they put around it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallError, CallName, Handlers, Notice, Push } from '../../shared/ipc.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { sweepLeftovers } from '../db/leftovers.ts';
import { type Failure, startFailureFrom } from '../db/failure.ts';
import { type Notice as StartNotice, openDatabase, type Opened } from '../db/open.ts';
import { createBackups } from './backups.ts';
import type { Games } from '../engine/games.ts';
import { games } from '../games/index.ts';
import { createBots } from './bots/bots.ts';
import { explain, noticeOf, wholeMessageOf } from './failure-words.ts';
import { makeHandlers } from './handlers.ts';
import { type Log, openLog } from './log.ts';
import { createCardLibrary } from './packs/library.ts';
import { createPackReader } from './packs/reader.ts';
import { failureAtStart } from './start-words.ts';
import { handOver, type SaveFile } from './saving/make-file.ts';

export interface Folders {
  /** Where the person's data lives. */
  data: string;
  /** Where the program lives: its `package.json`, `migrations`, `resources` and the built window. */
  program: string;
}

/** What can be played: the program's own games, unless a test brings one more. */
export interface Playing {
  games: Games;
  /** The worker of the bots that knows the same games. */
  botWorker?: URL;
}

export interface Program {
  handlers: Handlers;
  /** Notes a failure in the log and finds the words for it. */
  fail: (call: CallName, problem: unknown) => CallError;
  /** From now on, windows are told through this. */
  pushThrough: (push: Push) => void;
  /** From now on, files reach the person through this; until then the window is handed them. */
  saveThrough: (save: SaveFile) => void;
  /** Ends all work and closes the database; nothing may be called afterwards. */
  close: () => void;
}

/** Opens the program on a data folder that is already ours alone. Whatever is wrong with the data, it answers and throws nothing. */
export async function openProgram(
  folders: Folders,
  playing: Playing = { games },
): Promise<Result<Program, Failure>> {
  const log = openLog(folders.data);
  const swept = sweepLeftovers(folders.data);
  if (swept.length > 0)
    log.write('info', `program: removed parts of writes that were cut off: ${swept.join(', ')}`);
  const opened = await openDatabase({ folder: folders.data, ...surroundings(folders, log) });
  if (!opened.ok) return err(failureAtStart(opened.error, folders.data));
  try {
    return ok(assemble(folders, opened.value, log, playing));
  } catch (problem) {
    log.write('problem', `program: does not start: ${wholeMessageOf(problem)}`);
    opened.value.close();
    return err(failureAtStart(startFailureFrom(problem), folders.data));
  }
}

/** What everything that works on the database needs besides it. */
function surroundings(folders: Folders, log: Log) {
  return {
    migrationsFolder: join(folders.program, 'migrations'),
    now: Date.now,
    log: (line: string) => log.write('info', line),
  };
}

function assemble(folders: Folders, opened: Opened, log: Log, playing: Playing): Program {
  let tell: Push = () => undefined;
  let save = handOver;
  const backups = createBackups({ db: opened.db, folder: folders.data, ...surroundings(folders, log) });
  const version = versionOf(folders.program);
  log.write(
    'info',
    `program: ${version} begins on ${process.platform} ${process.arch}, Node ${process.version}`,
  );
  const cards = createCardLibrary(opened.db);
  const bots = createBots(playing.games, playing.botWorker ? { worker: playing.botWorker } : {});
  const closing = new AbortController();
  const handlers = makeHandlers({
    db: opened.db,
    backups,
    games: playing.games,
    cards,
    reader: createPackReader(),
    bots,
    log,
    push: (name, payload) => tell(name, payload),
    save: (file) => save(file),
    version,
    dataFolder: folders.data,
    resourcesFolder: join(folders.program, 'resources'),
    problems:
      opened.notice === undefined ? [] : [{ ...noticeOf(opened.notice), ...backupOffer(opened.notice) }],
    closing: closing.signal,
  });
  const stopSchedule = backups.startSchedule((failure) => tell('app.notice', noticeOf(failure)));
  return {
    handlers,
    fail: (call, problem) => explain(log, call, problem),
    pushThrough: (push) => {
      tell = push;
    },
    saveThrough: (through) => {
      save = through;
    },
    close: () => {
      stopSchedule();
      closing.abort();
      void bots.close();
      opened.close();
      log.write('info', 'program: ended');
    },
  };
}

const backupOffer = ({ backups }: StartNotice): Pick<Notice, 'offer'> =>
  backups.length > 0 ? { offer: 'backups' } : {};

function versionOf(programFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
