/** A shelf of packs on a fresh database, with the calls about packs as a window makes them. */
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { root } from '../../../electron/launch/machine.js';
import type { Db } from '../../../electron/db/connect.ts';
import * as schema from '../../../electron/db/schema/index.ts';
import { createUploads } from '../../../electron/services/packs/uploads.ts';
import { makePacksHandlers, type PacksDeps } from '../../../electron/services/packs/handlers.ts';
import { createCardLibrary, type CardLibrary } from '../../../electron/services/packs/library.ts';
import { readSentPack } from '../../../electron/services/packs/read-sent.ts';
import type { PackReader } from '../../../electron/services/packs/reader.ts';
import { setUpShelf } from '../../../electron/services/packs/shelf.ts';
import type { SentFile } from '../../../electron/services/packs/zip.ts';
import type { packsCalls } from '../../../shared/calls/packs.ts';
import type { Handlers, Notice, Output } from '../../../shared/ipc.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { freshDatabase } from '../../db/support.ts';

const builtinFolder = join(root, 'resources', 'packs');
export const version = '1.0.0';

/** Reads at once, without the thread, which takes a moment to start. */
export const reader: Pick<PackReader, 'read'> = { read: (sent) => Promise.resolve(readSentPack(sent)) };

export interface Table {
  db: Db;
  cards: CardLibrary;
  ask: Pick<Handlers, keyof typeof packsCalls>;
  /** Names of the pushes so far. */
  pushed: string[];
  /** Reasons of the backups made so far. */
  backups: string[];
}

/** Without the packs that come with the program, which take a moment to read. */
export async function layTable(unlike: Partial<PacksDeps> = {}): Promise<Table> {
  const db = await freshDatabase();
  const cards = createCardLibrary(db);
  const pushed: string[] = [];
  const backups: string[] = [];
  const create: PacksDeps['backups']['create'] = async (reason) => {
    backups.push(reason);
    return ok({ id: 'one', reason, madeAt: 0, bytes: 1 });
  };
  const push = (name: string) => void pushed.push(name);
  const ask = makePacksHandlers({
    ...{ db, cards, reader, version, push, uploads: createUploads(), backups: { create } },
    ...unlike,
  });
  return { db, cards, ask, pushed, backups };
}

export const setUp = (db: Db, folder = builtinFolder, by = version): Notice[] =>
  setUpShelf({ db, folder, version: by, now: () => 1000 });

export async function value<T>(answer: Result<T, unknown> | Promise<Result<T, unknown>>): Promise<T> {
  const settled = await answer;
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

export async function refusal(
  answer: Result<unknown, { code: string }> | Promise<Result<unknown, { code: string }>>,
): Promise<string> {
  const settled = await answer;
  return settled.ok ? 'none' : settled.error.code;
}

/** Sends files as a window does; answers the upload's name. */
export async function send({ ask }: Table, files: SentFile[]): Promise<string> {
  const announced = files.map(({ path, bytes }) => ({ path, bytes: bytes.length }));
  const { upload } = await value(ask['packs.begin']({ files: announced }));
  for (const [file, { bytes }] of files.entries())
    await value(ask['packs.append']({ upload, file, data: bytes.toString('base64') }));
  return upload;
}

export async function check(table: Table, files: SentFile[]): Promise<Output<'packs.check'>> {
  return value(table.ask['packs.check']({ upload: await send(table, files) }));
}

/** Sends, checks and imports; answers the pack's fingerprint. */
export async function bringIn(table: Table, files: SentFile[], enable = true): Promise<string> {
  const upload = await send(table, files);
  const { pack } = await value(table.ask['packs.check']({ upload }));
  await value(table.ask['packs.import']({ upload, hash: pack!.hash, enable }));
  return pack!.hash;
}

/** How many rows there are of everything a pack could leave behind. */
export const traces = (db: Db): number[] =>
  [schema.packs, schema.cards, schema.packCards].map(
    (table) => db.select({ n: count() }).from(table).get()!.n,
  );
