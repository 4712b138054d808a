/** One card looked at closely: its face, whose it is, where it is used, how it did. */
import type { CardDetail } from '../../../shared/calls/collection.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listParts, warbandList } from '../../../shared/warbands.ts';
import { countsOfCard, matchesOfCard } from '../../db/card-uses.ts';
import { ownedCopies } from '../../db/collections.ts';
import type { Db } from '../../db/connect.ts';
import { presentLists } from '../../db/warband-lists.ts';
import type { CardLibrary } from '../packs/library.ts';

export function detailOf(
  db: Db,
  library: CardLibrary,
  key: string,
  collection: number | undefined,
): Result<CardDetail, CallError> {
  const face = library.faces([key])[0];
  const pack = library.packs().find((each) => key.startsWith(`${each.key}/`));
  if (!face || !pack)
    return err({ code: 'collection.unknown', sentence: 'This card is in no enabled pack.' });
  const inBox = [...pack.creatures, ...pack.orders].find(({ card }) => card === key)?.copies ?? 1;
  return ok({
    face,
    packName: pack.name,
    printed: inBox,
    ...(collection === undefined ? {} : { owned: ownedCopies(db, collection, key) }),
    uses: [...ownUses(db, key), ...readyUses(library, key)],
    stats: statsOf(db, key),
  });
}

function ownUses(db: Db, key: string): CardDetail['uses'] {
  return presentLists(db).flatMap(({ id, name, isArchived, list }) => {
    const copies = isArchived ? 0 : copiesIn(list, key);
    return copies > 0 ? [{ id: String(id), isReady: false, name, copies }] : [];
  });
}

/** A list that a later program wrote in another way names nothing we can read. */
function copiesIn(list: unknown, key: string): number {
  const read = warbandList.safeParse(list);
  if (!read.success) return 0;
  return listParts
    .flatMap((part) => read.data[part])
    .filter((entry) => entry.key === key)
    .reduce((sum, { copies }) => sum + copies, 0);
}

function readyUses(library: CardLibrary, key: string): CardDetail['uses'] {
  return library.readyWarbands().flatMap(({ key: id, name, commander, creatures, orders }) => {
    const all = [{ copies: 1, card: commander }, ...creatures, ...orders];
    const copies = all.find(({ card }) => card === key)?.copies ?? 0;
    return copies > 0 ? [{ id, isReady: true, name, copies }] : [];
  });
}

function statsOf(db: Db, key: string): CardDetail['stats'] {
  const counts = new Map(countsOfCard(db, key).map((count) => [count.kind, count]));
  const played = counts.get('played');
  return {
    matches: matchesOfCard(db, key),
    drawn: counts.get('drawn')?.total ?? 0,
    played: played?.total ?? 0,
    destroyed: counts.get('destroyed')?.total ?? 0,
    damageDealt: counts.get('damageDealt')?.total ?? 0,
    playedBy: played?.seats ?? 0,
    playedByWinners: played?.winners ?? 0,
  };
}
