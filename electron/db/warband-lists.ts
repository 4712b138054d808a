/** The present lists of all warbands, for whoever asks what they need. */
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { warbands, warbandVersions } from './schema/index.ts';

export interface PresentList {
  id: number;
  name: string;
  isArchived: boolean;
  /** As described; read it with care. */
  list: unknown;
}

/** Which version of each warband is the present one, to be joined. */
export function presentNumbers(db: Db) {
  return db
    .select({
      warbandId: warbandVersions.warbandId,
      number: max(warbandVersions.number).as('present_number'),
    })
    .from(warbandVersions)
    .groupBy(warbandVersions.warbandId)
    .as('present');
}

/** One a warband that is not deleted, by name. */
export function presentLists(db: Db): PresentList[] {
  const present = presentNumbers(db);
  return db
    .select({
      id: warbands.id,
      name: warbands.name,
      isArchived: sql`${warbands.archivedAt} is not null`.mapWith(Boolean),
      list: warbandVersions.list,
    })
    .from(warbands)
    .innerJoin(present, eq(present.warbandId, warbands.id))
    .innerJoin(
      warbandVersions,
      and(eq(warbandVersions.warbandId, warbands.id), eq(warbandVersions.number, present.number)),
    )
    .where(isNull(warbands.deletedAt))
    .orderBy(warbands.name, warbands.id)
    .all();
}
