/** Which warbands would lack cards or tiles when a pack goes or another takes its place. They stay, as drafts. */
import type { BrokenWarband } from '../../../shared/calls/packs.ts';
import { listParts, warbandList } from '../../../shared/warbands.ts';
import type { Db } from '../../db/connect.ts';
import { cardsOfPack, listPacks, type PackRow } from '../../db/packs.ts';
import { presentLists } from '../../db/warband-lists.ts';

/** Warbands that need a card of the enabled pack `id` which is not among `after`. */
export function brokenBy(db: Db, id: string, after: ReadonlySet<string>): BrokenWarband[] {
  const enabled = listPacks(db).find((row) => row.key === id && row.isEnabled);
  if (!enabled) return [];
  const lost = new Map(
    cardsOfPack(db, enabled.id)
      .filter(({ key }) => !after.has(key))
      .map(({ key, name }) => [key, name]),
  );
  return lost.size === 0 ? [] : presentLists(db).flatMap((each) => brokenOf(each, lost));
}

function brokenOf(
  { id, name, list }: { id: number; name: string; list: unknown },
  lost: ReadonlyMap<string, string>,
): BrokenWarband[] {
  const missing = keysIn(list).flatMap((key) => lost.get(key) ?? []);
  return missing.length === 0 ? [] : [{ id: String(id), name, missing }];
}

/** A list that cannot be read needs nothing that could be named. */
function keysIn(list: unknown): string[] {
  const read = warbandList.safeParse(list);
  if (!read.success) return [];
  return listParts.flatMap((part) => read.data[part].map(({ key }) => key));
}

export type Change = 'enable' | 'disable' | 'remove';

export function impactOf(db: Db, pack: PackRow, change: Change): BrokenWarband[] {
  if (change === 'enable')
    return brokenBy(db, pack.key, new Set(cardsOfPack(db, pack.id).map(({ key }) => key)));
  return pack.isEnabled ? brokenBy(db, pack.key, new Set()) : [];
}
