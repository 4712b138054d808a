/** The words warbands and matches are tagged with: one row a word, however it is written. */
import { and, notInArray, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { matchTags, tags, warbandTags } from './schema/index.ts';

/** The row of a word, made if it is new. */
export function tagIdOf(db: Db, name: string): number {
  const known = db
    .select({ id: tags.id })
    .from(tags)
    .where(sql`${tags.name} = ${name} collate nocase`)
    .get();
  return known?.id ?? db.insert(tags).values({ name }).returning({ id: tags.id }).get().id;
}

/** Forgets the words nothing is tagged with any more. */
export function sweepTags(db: Db): void {
  const used = [
    db.select({ id: warbandTags.tagId }).from(warbandTags),
    db.select({ id: matchTags.tagId }).from(matchTags),
  ] as const;
  db.delete(tags)
    .where(and(notInArray(tags.id, used[0]), notInArray(tags.id, used[1])))
    .run();
}
