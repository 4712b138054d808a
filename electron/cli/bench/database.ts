/** The database a bench fills and asks: as the program makes it, in a folder that is thrown away afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '../../db/connect.ts';
import { openDatabase } from '../../db/open.ts';

export async function inBenchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-bench-'));
  try {
    return await work(folder);
  } finally {
    // A program that used it may end a moment before its files are closed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Opens the database of a folder for as long as `work` takes. */
export async function withDatabase<T>(folder: string, work: (db: Db) => T): Promise<T> {
  const opened = await openDatabase({
    folder,
    migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
    now: Date.now,
    log: () => undefined,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return work(opened.value.db);
  } finally {
    opened.value.close();
  }
}
