/** Takes a checked pack into the database: after a backup, whole or not at all. */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { findPack, storePack } from '../../db/packs.ts';
import type { Backups } from '../backups.ts';
import { errorOf } from '../failure-words.ts';
import type { PackReader } from './reader.ts';
import { rowsOf } from './stored.ts';
import type { SentFile } from './zip.ts';

export interface ImportOptions {
  db: Db;
  backups: Pick<Backups, 'create'>;
  reader: Pick<PackReader, 'read'>;
  /** Of the program. */
  version: string;
  now: () => number;
}

export interface Wish {
  sent: readonly SentFile[];
  /** The fingerprint of the pack that was shown. */
  hash: string;
  enable: boolean;
}

const unsound: CallError = {
  code: 'unsound-pack',
  sentence: 'The pack has errors, so nothing of it was stored.',
};
const another: CallError = {
  code: 'another-pack',
  sentence: 'This is not the pack that was shown. Check it again.',
};
const known: CallError = { code: 'pack-known', sentence: 'This very pack is installed already.' };

export async function importPack(
  { db, backups, reader, version, now }: ImportOptions,
  { sent, hash, enable }: Wish,
): Promise<Result<void, CallError>> {
  const read = await reader.read(sent);
  if (!read.ok) return err(unsound);
  const { pack } = read.value;
  if (read.value.hash !== hash) return err(another);
  if (findPack(db, hash)) return err(known);
  const backup = await backups.create('before-import');
  if (!backup.ok) return err(errorOf(backup.error));
  // Another window may have been faster while the backup was made.
  if (findPack(db, hash)) return err(known);
  storePack(db, rowsOf(pack, { source: 'imported', isEnabled: enable, at: now(), by: version }));
  return ok(undefined);
}
