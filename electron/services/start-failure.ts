/**
 * A start always ends in the program or in a page that says what is wrong. Until the program could be opened, its
 * place is held by one that answers only that page's calls; once it is open, every call goes to it.
 */
import { existsSync } from 'node:fs';
import type { StartFailure } from '../../shared/calls/app.ts';
import { type CallError, type CallName, callNames, type Handlers, type Push } from '../../shared/ipc.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { listBackups } from '../db/backup-files.ts';
import type { Failure } from '../db/failure.ts';
import { databaseFile } from '../db/file-names.ts';
import { replaceByBackup, setDatabaseAside } from '../db/replace.ts';
import { errorOf, explain } from './failure-words.ts';
import { openLog } from './log.ts';
import { createQueue } from './queue.ts';
import { type Folders, openProgram, type Program } from './program.ts';
import type { SaveFile } from './saving/make-file.ts';

export interface HostedProgram extends Program {
  /** Why the program could not be opened yet. */
  failure: () => Failure | undefined;
}

/** Opens the program, or what stands in for it until it can be opened. */
export async function openHosted(folders: Folders): Promise<HostedProgram> {
  let opened = await openProgram(folders);
  let push: Push | undefined;
  let save: SaveFile | undefined;
  const log = openLog(folders.data);

  /** Prepares the data folder and tries again; one after the other, however often it is asked. */
  const oneAtATime = createQueue();
  const tryAgain = (prepare: () => Result<undefined, Failure> = () => ok(undefined)) =>
    oneAtATime(async (): Promise<Result<Record<string, never>, CallError>> => {
      if (opened.ok) return ok({});
      const prepared = prepare();
      if (!prepared.ok) return err(errorOf(prepared.error));
      opened = await openProgram(folders);
      if (!opened.ok) return err(errorOf(opened.error));
      if (push) opened.value.pushThrough(push);
      if (save) opened.value.saveThrough(save);
      return ok({});
    });

  const standIn = (failure: Failure): Partial<Handlers> => ({
    'start.read': () => ok({ failure: failureOf(folders.data, failure) }),
    'start.retry': () => tryAgain(),
    'start.restore': ({ id }) => tryAgain(() => replaceByBackup(folders.data, id, Date.now())),
    'start.anew': () => tryAgain(() => setDatabaseAside(folders.data, Date.now())),
    'settings.get': () => ok(defaultSettings),
    'app.log': () => ok({ lines: log.recent() }),
  });
  const handlerOf = (name: CallName): unknown =>
    opened.ok ? opened.value.handlers[name] : (standIn(opened.error)[name] ?? notStarted);

  return {
    handlers: delegating(handlerOf),
    fail: (call, problem) => (opened.ok ? opened.value.fail(call, problem) : explain(log, call, problem)),
    pushThrough: (told) => {
      push = told;
      if (opened.ok) opened.value.pushThrough(told);
    },
    saveThrough: (through) => {
      save = through;
      if (opened.ok) opened.value.saveThrough(through);
    },
    close: () => {
      if (opened.ok) opened.value.close();
    },
    failure: () => (opened.ok ? undefined : opened.error),
  };
}

const notStarted = (): Result<never, CallError> =>
  err({ code: 'not-started', sentence: 'The program has not started: its first page says why.' });

/** Handlers that ask, at every call, who answers it now. */
function delegating(handlerOf: (name: CallName) => unknown): Handlers {
  const entries = callNames.map((name) => [
    name,
    (input: unknown) => (handlerOf(name) as (input: unknown) => unknown)(input),
  ]);
  return Object.fromEntries(entries) as Handlers;
}

const failureOf = (folder: string, { code, what, kept, advice, details }: Failure): StartFailure => ({
  ...{ code, what, kept, advice, details },
  backups: listBackups(folder),
  hasData: existsSync(databaseFile(folder)),
});
