/** Stories and the cards campaigns were begun with, in the database: what they say is not its business. */
import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, isNull, notExists } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { packText, tryUnpack } from './packed.ts';
import { armouries, campaigns, stories } from './schema/index.ts';

export type StoryRow = Omit<typeof stories.$inferSelect, 'files'>;

export interface NewStory extends Omit<StoryRow, 'id'> {
  /** The text of every file by its path. */
  files: Readonly<Record<string, string>>;
}

const { files: _files, ...columns } = getTableColumns(stories);

/** Every story that is installed, newest of a name first. */
export const listStories = (db: Db): StoryRow[] =>
  db
    .select(columns)
    .from(stories)
    .where(eq(stories.isInstalled, true))
    .orderBy(asc(stories.key), desc(stories.installedAt), asc(stories.hash))
    .all();

/** A story by its hash, installed or only kept. */
export const findStory = (db: Db, hash: string): StoryRow | undefined =>
  db.select(columns).from(stories).where(eq(stories.hash, hash)).get();

/** The files of a story; `undefined` if they cannot be read any more. */
export function filesOfStory(db: Db, hash: string): unknown {
  const row = db.select({ files: stories.files }).from(stories).where(eq(stories.hash, hash)).get();
  return row && tryUnpack(row.files);
}

export function storeStory(db: Db, { files, ...row }: NewStory): void {
  const values = { ...row, files: packText(JSON.stringify(files)) };
  db.insert(stories).values(values).onConflictDoUpdate({ target: stories.hash, set: values }).run();
}

export const switchStory = (db: Db, hash: string, isEnabled: boolean): void =>
  void db.update(stories).set({ isEnabled }).where(eq(stories.hash, hash)).run();

/** Takes a story out; campaigns that follow it keep its files. */
export function removeStory(db: Db, hash: string): void {
  db.update(stories).set({ isInstalled: false }).where(eq(stories.hash, hash)).run();
  const followers = db.select().from(campaigns).where(eq(campaigns.storyHash, stories.hash));
  db.delete(stories)
    .where(and(eq(stories.isInstalled, false), notExists(followers)))
    .run();
}

/** How many campaigns follow a story. */
export const followersOf = (db: Db, hash: string): number =>
  db
    .select({ count: count() })
    .from(campaigns)
    .where(and(eq(campaigns.storyHash, hash), isNull(campaigns.deletedAt)))
    .get()!.count;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps cards for campaigns, once however many begin with them; answers their hash. */
export function keepArmoury(db: Db, content: object): string {
  const text = JSON.stringify(content);
  const hash = sha256(text);
  db.insert(armouries)
    .values({ hash, content: packText(text) })
    .onConflictDoNothing()
    .run();
  return hash;
}

/** What is kept under a hash, if it still is what it was. */
export function armouryAt(db: Db, hash: string): unknown {
  const row = db.select().from(armouries).where(eq(armouries.hash, hash)).get();
  const content = row && tryUnpack(row.content);
  return content !== undefined && sha256(JSON.stringify(content)) === hash ? content : undefined;
}
