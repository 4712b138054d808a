/** The program itself: what it is, its settings, its safety copies, what it holds, its rulebook. */
import { rulebookSchema } from '../rulebook.ts';
import { settingsPatchSchema, settingsSchema, settingsSectionSchema } from '../settings.ts';
import { z } from '../zod.ts';
import { type CallTable, count, id, instant, nothing, noticeSchema, type PushTable } from './words.ts';

const backupReasons = ['scheduled', 'manual', 'before-migration', 'before-restore', 'before-import'] as const;

/** One safety copy of the database. */
const backupSchema = z.strictObject({ id, reason: z.enum(backupReasons), madeAt: instant, bytes: count });

const infoSchema = z.strictObject({
  version: z.string(),
  dataFolder: z.string(),
  schemaVersion: count,
  /** What went wrong at start and was survived: a damaged database kept aside, a failed backup. */
  problems: z.array(noticeSchema),
});

/** No problems means sound. */
const checkSchema = z.strictObject({ problems: z.array(z.string()) });

const unfinishedSchema = z.strictObject({
  id: count,
  /** A game of this version, or one that only a newer version knows. */
  game: z.string(),
  /** The players' names by seat. */
  players: z.array(z.string()),
  actions: count,
  playedAt: instant,
});

const summarySchema = z.strictObject({
  packs: count,
  cards: count,
  warbands: z.strictObject({ ready: count, withProblems: count }),
  matches: count,
  /** The match played last that has no outcome yet: what Continue opens. */
  unfinished: unfinishedSchema.optional(),
  lastBackupAt: instant.optional(),
});

export const appCalls = {
  'app.info': { input: nothing, output: infoSchema },
  'app.log': { input: nothing, output: z.strictObject({ lines: z.array(z.string()) }) },
  'settings.get': { input: nothing, output: settingsSchema },
  'settings.set': { input: z.strictObject({ patch: settingsPatchSchema }), output: settingsSchema },
  'settings.reset': { input: z.strictObject({ section: settingsSectionSchema }), output: settingsSchema },
  'backups.list': { input: nothing, output: z.strictObject({ backups: z.array(backupSchema) }) },
  'backups.create': { input: nothing, output: backupSchema },
  'backups.restore': { input: z.strictObject({ id }), output: z.strictObject({ undo: id }) },
  'database.check': { input: nothing, output: checkSchema },
  'library.summary': { input: nothing, output: summarySchema },
  'rulebook.read': { input: nothing, output: rulebookSchema },
} as const satisfies CallTable;

export const appPushes = {
  'settings.changed': settingsSchema,
  /** Everything may have changed: the window reads all it shows again. */
  'database.replaced': nothing,
  'app.notice': noticeSchema,
} as const satisfies PushTable;
