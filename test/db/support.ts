/** Data folders and databases for tests; everything is gone when the test ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Db } from '../../electron/db/connect.ts';
import { type Opened, openDatabase } from '../../electron/db/open.ts';
import { cards } from '../../electron/db/schema/index.ts';

// Every commit waits for the disk; a busy disk is no failure.
vi.setConfig({ testTimeout: 120_000 });

export const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deepmarch-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const quiet = () => undefined;

export interface Setting {
  folder: string;
  migrations?: string;
  now?: () => number;
}

export function tryToOpen({ folder, migrations = migrationsFolder, now = Date.now }: Setting) {
  return openDatabase({ folder, migrationsFolder: migrations, now, log: quiet });
}

/**
 * Opens or throws; closed when the test ends. Nobody pulls the plug on these tests, so their commits do not wait for the
 * disk; `schema.test.ts` reads what the program's own connection promises, and `test/faults` kills the program.
 */
export async function open(setting: Setting): Promise<Opened> {
  const opened = await tryToOpen(setting);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  opened.value.db.$client.pragma('synchronous = OFF');
  onTestFinished(() => opened.value.close());
  return opened.value;
}

export async function freshDatabase(): Promise<Db> {
  return (await open({ folder: temporaryFolder() })).db;
}

/** Stores a small card; its hash is `hash of <key>`. */
export function addCard(db: Db, key: string, rulesText = 'Deal 10 damage.'): number {
  const name = key.split('/').at(-1)!;
  const card = { key, name, kind: 'order', level: 1, rulesText, flavour: '', data: { key } };
  return db
    .insert(cards)
    .values({ ...card, hash: `hash of ${key}` })
    .returning({ id: cards.id })
    .get().id;
}
