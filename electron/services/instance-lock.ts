/**
 * One writer per data folder. The lock is SQLite's exclusive lock on a small file of its own, so the operating
 * system takes it back when the process dies, however it dies. A note beside it says who holds it.
 */
import Database from 'better-sqlite3';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from '../../shared/zod.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { describeFailure, type Failure, failureFrom } from '../db/failure.ts';
import { writeFileWhole } from './write-file.ts';

const holderSchema = z.object({ pid: z.number().int().positive(), address: z.string().optional() });

/** Who holds the lock, and where its window can be reached. */
export type Holder = z.infer<typeof holderSchema>;

export interface AlreadyRunning {
  code: 'already-running';
  sentence: string;
  /** `undefined` if the other is only just starting. */
  holder: Holder | undefined;
}

export interface InstanceLock {
  /** Tells later starts where to find this one. */
  announce(address: string): Result<undefined, Failure>;
  release(): void;
}

export function takeInstanceLock(folder: string): Result<InstanceLock, AlreadyRunning | Failure> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const release = lockExclusively(path.join(folder, 'instance.lock'));
    if (!release) return err(alreadyRunning(folder));
    return introduced(folder, release);
  } catch (error) {
    return err(failureFrom(error));
  }
}

function introduced(folder: string, unlock: () => void): Result<InstanceLock, Failure> {
  const note = (holder: Holder) =>
    writeFileWhole(noteFile(folder), JSON.stringify(holder), { isPrivate: true });
  // What an earlier process left must not be taken for ours.
  const written = note({ pid: process.pid });
  if (!written.ok) {
    unlock();
    return written;
  }
  return ok({
    announce: (address) => note({ pid: process.pid, address }),
    release() {
      rmSync(noteFile(folder), { force: true });
      unlock();
    },
  });
}

const noteFile = (folder: string) => path.join(folder, 'instance.json');

/** `undefined` if another process holds it. */
function lockExclusively(file: string): (() => void) | undefined {
  try {
    return lock(file);
  } catch (error) {
    if (describeFailure(error)?.code !== 'damaged') throw error;
    // Not a lock anyone can hold, and nothing is kept in it.
    rmSync(file);
    return lock(file);
  }
}

function lock(file: string): (() => void) | undefined {
  const client = new Database(file, { timeout: 0 });
  try {
    client.exec('BEGIN EXCLUSIVE');
    return () => client.close();
  } catch (error) {
    client.close();
    if (describeFailure(error)?.code === 'busy') return undefined;
    throw error;
  }
}

function alreadyRunning(folder: string): AlreadyRunning {
  const holder = readHolder(folder);
  const sentence = holder
    ? `Deepmarch is already running with this data folder (process ${holder.pid}).`
    : 'Deepmarch is already starting with this data folder.';
  return { code: 'already-running', sentence, holder };
}

function readHolder(folder: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(noteFile(folder), 'utf8'))).data;
  } catch {
    // Not there yet, or not ours: the lock alone decides.
    return undefined;
  }
}
