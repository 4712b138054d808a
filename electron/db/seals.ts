/**
 * Seals of rows that have no content hash of their own: written with the row, compared at the next start. Owns how a
 * seal is made and where it is kept; what a difference means is decided by `electron/services/content`.
 */
import { createHash } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { contentSeals } from './schema/index.ts';

export type SealKind = 'pack' | 'rules-text' | 'setting' | 'setup' | 'warband';

/** The fingerprint of some values in this order. */
export const sealOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

export function putSeal(db: Db, kind: SealKind, key: string | number, seal: string): void {
  db.insert(contentSeals)
    .values({ kind, key: String(key), seal })
    .onConflictDoUpdate({ target: [contentSeals.kind, contentSeals.key], set: { seal } })
    .run();
}

export function dropSeal(db: Db, kind: SealKind, key: string | number): void {
  db.delete(contentSeals)
    .where(and(eq(contentSeals.kind, kind), eq(contentSeals.key, String(key))))
    .run();
}

/** Drops every seal of a kind but these: also one whose damaged key reads differently from what is stored. */
export function keepSeals(db: Db, kind: SealKind, keys: readonly string[]): void {
  db.delete(contentSeals)
    .where(and(eq(contentSeals.kind, kind), notInArray(contentSeals.key, [...keys])))
    .run();
}

/** The seal of one thing, if it has any. */
export const sealAt = (db: Db, kind: SealKind, key: string | number): string | undefined =>
  db
    .select({ seal: contentSeals.seal })
    .from(contentSeals)
    .where(and(eq(contentSeals.kind, kind), eq(contentSeals.key, String(key))))
    .get()?.seal;

/** Every seal of a kind, by key. */
export function sealsOf(db: Db, kind: SealKind): Map<string, string> {
  const rows = db
    .select({ key: contentSeals.key, seal: contentSeals.seal })
    .from(contentSeals)
    .where(eq(contentSeals.kind, kind))
    .all();
  return new Map(rows.map(({ key, seal }) => [key, seal]));
}
