/** One start of the program, the same for both hosts: find the data folder, take its lock, sweep it, open what is in it. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { CallError } from '../../shared/ipc.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { dataFolder } from './data-folder.ts';
import { type InstanceLock, takeInstanceLock } from './instance-lock.ts';
import { prepareFolder } from './prepare-folder.ts';
import type { Folders } from './program.ts';
import { type HostedProgram, openHosted } from './start-failure.ts';
import { refusalAtStart } from './start-words.ts';

export interface Started {
  /** The program, or the page that says why it could not be opened. */
  program: HostedProgram;
  folders: Folders;
  /** Tells later starts where to find this one. */
  announce: (address: string) => void;
  /** Closes the database, then lets the data folder go. */
  close: () => void;
}

export interface StartRefusal extends CallError {
  /** Where the program that already runs can be reached, if it has said so. */
  address?: string | undefined;
}

/** The sources lie as deep as the bundle, so this is right for both. */
const programFolder = join(import.meta.dirname, '..', '..');

/** The data folder this machine and a person's arguments ask for. */
export function findDataFolder(argv: readonly string[]): Result<string, StartRefusal> {
  const { platform, env } = process;
  return dataFolder({ platform, env, home: homedir(), cwd: process.cwd(), argv });
}

/** Starts on the data folder the arguments ask for. */
export async function startProgram(argv: readonly string[]): Promise<Result<Started, StartRefusal>> {
  const folder = findDataFolder(argv);
  if (!folder.ok) return folder;
  const prepared = prepareFolder(folder.value);
  if (!prepared.ok) return prepared;
  const lock = takeInstanceLock(folder.value);
  if (!lock.ok) return err(refusalOf(lock.error, folder.value));
  return ok(await openLocked({ data: folder.value, program: programFolder }, lock.value));
}

type LockRefusal = Extract<ReturnType<typeof takeInstanceLock>, { ok: false }>['error'];

function refusalOf(error: LockRefusal, folder: string): StartRefusal {
  if (error.code !== 'already-running') return refusalAtStart(error, folder);
  return { code: error.code, sentence: error.sentence, address: error.holder?.address };
}

async function openLocked(folders: Folders, lock: InstanceLock): Promise<Started> {
  const program = await openHosted(folders);
  const close = () => {
    program.close();
    lock.release();
  };
  return { program, folders, announce: lock.announce, close };
}
