/**
 * Stories: those that come with the program, those from outside, and those that only a campaign still follows. A story
 * is known by the hash of its files; its content is read from them when it is first asked for.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice } from '../../../shared/ipc.ts';
import { z } from '../../../shared/zod.ts';
import { areLessons, readStory, type StoryContent, type StorySources } from '../../campaign/story/read.ts';
import type { Db } from '../../db/connect.ts';
import { filesOfStory, listStories, removeStory, storeStory } from '../../db/stories.ts';
import type { Log } from '../log.ts';
import type { CardLibrary } from '../packs/library.ts';

/** The fingerprint of a story's files. */
export const hashStory = (sources: StorySources): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

export interface StoryShelf {
  /** The story of a hash, installed or only kept, if its files are what they were. */
  content(hash: string): StoryContent | undefined;
  /** Forgets what was read: the database was replaced. */
  forget(): void;
}

const sourcesSchema = z.record(z.string(), z.string());

export function createStoryShelf(db: Db): StoryShelf {
  const known = new Map<string, StoryContent>();
  const read = (hash: string): StoryContent | undefined => {
    const sources = sourcesSchema.safeParse(filesOfStory(db, hash));
    if (!sources.success || hashStory(sources.data) !== hash) return undefined;
    const content = readStory(sources.data);
    return content.ok ? content.value : undefined;
  };
  return {
    content(hash) {
      const found = known.get(hash) ?? read(hash);
      if (found) known.set(hash, found);
      return found;
    },
    forget: () => known.clear(),
  };
}

export interface BuiltinStories {
  db: Db;
  /** The folder with one folder a story. */
  folder: string;
  log: Log;
  now: () => number;
}

/** Stores stories of the program that are not known yet; answers which of them could not be read. */
export function installStories({ db, folder, log, now }: BuiltinStories): Notice[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    try {
      const sources = storyFiles(join(folder, name));
      if (!areLessons(sources)) installStory(db, sources, now());
      return [];
    } catch (problem) {
      log.write('problem', `story ${name}: ${String(problem)}`);
      return [damaged(name)];
    }
  });
}

function installStory(db: Db, sources: StorySources, at: number): void {
  const hash = hashStory(sources);
  const installed = listStories(db);
  const known = installed.find((row) => row.hash === hash);
  if (known?.source === 'builtin' && hashOfKept(db, hash) === hash) return;
  const read = readStory(sources);
  if (!read.ok) throw new Error(read.error.map(({ file, sentence }) => `${file}: ${sentence}`).join(' '));
  const { id: key, version } = read.value.story;
  const older = installed.filter((row) => row.key === key && row.source === 'builtin' && row.hash !== hash);
  const isEnabled = known?.isEnabled ?? older.every((row) => row.isEnabled);
  db.transaction(
    () => {
      for (const row of older) removeStory(db, row.hash);
      storeStory(db, {
        ...{ hash, key, version, source: 'builtin', isEnabled, isInstalled: true, installedAt: at },
        files: sources,
      });
    },
    { behavior: 'immediate' },
  );
}

/** What the kept files of a story hash to; of damaged ones nothing. */
function hashOfKept(db: Db, hash: string): string | undefined {
  const sources = sourcesSchema.safeParse(filesOfStory(db, hash));
  return sources.success ? hashStory(sources.data) : undefined;
}

/** The files of a story that comes with the program, by path. */
function storyFiles(folder: string): StorySources {
  const paths = ['', 'texts/', 'scenarios/'].flatMap((inner) => filesIn(folder, inner));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function filesIn(folder: string, inner: string): string[] {
  if (!existsSync(join(folder, inner))) return [];
  return readdirSync(join(folder, inner), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => inner + name);
}

const damaged = (id: string): Notice => ({
  code: 'builtin-story-damaged',
  level: 'problem',
  sentence: `The story ${id}, which comes with the program, is damaged and was left out. Everything else works; installing the program again brings it back.`,
});

/** Packs a story names that are not enabled. */
export function missingPacks({ story }: StoryContent, cards: CardLibrary): string[] {
  const enabled = new Set(cards.packs().map(({ key }) => key));
  return story.packs.filter((pack) => !enabled.has(pack));
}
