/** The program itself: what it is, its settings, its safety copies, what it holds, its rulebook. */
import { rulebookSchema } from '../rulebook.ts';
import { settingsPatchSchema, settingsSchema, settingsSectionSchema } from '../settings.ts';
import { warbandList } from '../warbands.ts';
import { z } from '../zod.ts';
import { warbandName } from './warbands.ts';
import {
  type CallTable,
  count,
  gameName,
  id,
  instant,
  nothing,
  noticeSchema,
  type PushTable,
} from './words.ts';

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

/** Why the program did not start, in plain words, and what it could be started with. */
const startFailureSchema = z.strictObject({
  code: z.string(),
  what: z.string(),
  kept: z.string(),
  advice: z.string(),
  details: z.string(),
  /** What can be restored, newest first. */
  backups: z.array(backupSchema),
  /** Whether there is data that could be set aside to begin without any. */
  hasData: z.boolean(),
});
export type StartFailure = z.infer<typeof startFailureSchema>;

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

/** Which file to save; the program makes it from what it holds. */
const wantedFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match'), id: count }),
  z.strictObject({ kind: z.literal('warband'), name: warbandName, list: warbandList }),
  /** A campaign to be repeated elsewhere, or its chronicle as one page to read. */
  z.strictObject({ kind: z.literal('campaign'), id: count }),
  z.strictObject({ kind: z.literal('chronicle'), id: count }),
  z.strictObject({ kind: z.literal('log') }),
]);

const savedSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('saved'), name: z.string(), folder: z.string() }),
  /** The person closed the dialog: nothing was saved, and nothing is wrong. */
  z.strictObject({ outcome: z.literal('cancelled') }),
  /** The host has no dialog of its own: the window offers this as a download. */
  z.strictObject({
    outcome: z.literal('download'),
    name: z.string(),
    mediaType: z.string(),
    text: z.string(),
  }),
]);

export const appCalls = {
  /** Whether the program has started; until it has, it answers only these. */
  'start.read': { input: nothing, output: z.strictObject({ failure: startFailureSchema.optional() }) },
  'start.retry': { input: nothing, output: nothing },
  /** Puts a backup in place of data that cannot be used, which is set aside, and starts. */
  'start.restore': { input: z.strictObject({ id }), output: nothing },
  /** Sets data that cannot be used aside and starts without any. */
  'start.anew': { input: nothing, output: nothing },
  'app.info': { input: nothing, output: infoSchema },
  'app.log': { input: nothing, output: z.strictObject({ lines: z.array(z.string()) }) },
  /** The one way a file leaves the program. */
  'app.save': { input: z.strictObject({ file: wantedFileSchema }), output: savedSchema },
  'settings.get': { input: nothing, output: settingsSchema },
  'settings.set': { input: z.strictObject({ patch: settingsPatchSchema }), output: settingsSchema },
  'settings.reset': { input: z.strictObject({ section: settingsSectionSchema }), output: settingsSchema },
  'backups.list': { input: nothing, output: z.strictObject({ backups: z.array(backupSchema) }) },
  'backups.create': { input: nothing, output: backupSchema },
  'backups.restore': { input: z.strictObject({ id }), output: z.strictObject({ undo: id }) },
  'database.check': { input: nothing, output: checkSchema },
  'library.summary': { input: nothing, output: summarySchema },
  /** The games that can be played here and have a book. */
  'rulebook.shelf': { input: nothing, output: z.strictObject({ games: z.array(gameName) }) },
  'rulebook.read': { input: z.strictObject({ game: gameName }), output: rulebookSchema },
} as const satisfies CallTable;

export const appPushes = {
  'settings.changed': settingsSchema,
  /** Everything may have changed: the window reads all it shows again. */
  'database.replaced': nothing,
  'app.notice': noticeSchema,
} as const satisfies PushTable;
