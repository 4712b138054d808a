/**
 * The whole contract between the program and its window: every call with its input and output, every push
 * with its payload. Handlers and client are mapped types of these two tables; no channel name is typed twice.
 * Owns no transport: the hosts under `electron/host` and the client in `renderer/api.ts` carry the messages.
 */
import type { Result } from './result.ts';
import { rulebookSchema } from './rulebook.ts';
import { settingsPatchSchema, settingsSchema, settingsSectionSchema } from './settings.ts';
import { z } from './zod.ts';

/** Something the person should know, in plain words; `code` names it for tests and for the log. */
const noticeSchema = z.strictObject({
  code: z.string().max(100),
  level: z.enum(['info', 'warning', 'problem']),
  sentence: z.string().max(1000),
  details: z.array(z.string().max(2000)).max(50).optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Why a call was refused or failed: a code, a plain sentence, what exactly, and the rule if one is behind it. */
export interface CallError {
  code: string;
  sentence: string;
  details?: string[];
  rule?: string;
}

const nothing = z.strictObject({});
const count = z.int().nonnegative();
/** Milliseconds since 1970. */
const instant = z.int();
const id = z.string().min(1).max(200);

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
  /** One of `gameIds`, or a game that only a newer version knows. */
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

interface CallShape {
  input: z.ZodObject;
  output: z.ZodType;
}

/** Call name → what it takes and what it answers. A name is always `group.method`. */
export const calls = {
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
} as const satisfies Record<`${string}.${string}`, CallShape>;

/** Push name → its payload: what the program tells its windows unasked. */
export const pushes = {
  'settings.changed': settingsSchema,
  /** Everything may have changed: the window reads all it shows again. */
  'database.replaced': nothing,
  'app.notice': noticeSchema,
} as const satisfies Record<`${string}.${string}`, z.ZodType>;

export type CallName = keyof typeof calls;
export type PushName = keyof typeof pushes;
export type Input<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
export type Payload<Name extends PushName> = z.output<(typeof pushes)[Name]>;

export type Answer<Name extends CallName> = Result<Output<Name>, CallError>;

export const callNames = Object.keys(calls) as CallName[];
export const pushNames = Object.keys(pushes) as PushName[];

/** The program's side: one handler a call, none missing. */
export type Handlers = {
  [Name in CallName]: (input: Input<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

/** Tells every window. */
export type Push = <Name extends PushName>(name: Name, payload: Payload<Name>) => void;

type Group<Name> = Name extends `${infer G}.${string}` ? G : never;
type Method<G extends string> = CallName extends infer Name
  ? Name extends `${G}.${infer M}`
    ? M
    : never
  : never;
type Ask<Name extends CallName> =
  Record<string, never> extends Input<Name>
    ? (input?: Input<Name>) => Promise<Answer<Name>>
    : (input: Input<Name>) => Promise<Answer<Name>>;

export type Listener<Name extends PushName> = (payload: Payload<Name>) => void;

/** The window's side: `api.settings.set({ patch })`, and `api.on(push, listener)`, which answers how to stop. */
export type Client = {
  [G in Group<CallName>]: { [M in Method<G>]: `${G}.${M}` extends CallName ? Ask<`${G}.${M}`> : never };
} & { on: <Name extends PushName>(name: Name, listener: Listener<Name>) => () => void };

/** What carries a client's messages: Electron's ipc in the preload script, a WebSocket in the browser. */
export interface Transport {
  call: (name: CallName, input: unknown) => Promise<unknown>;
  on: (name: PushName, listener: (payload: unknown) => void) => () => void;
}

/** Builds the client of the contract: one named function a call, nothing else. */
export function makeClient({ call, on }: Transport): Client {
  const client: Record<string, Record<string, unknown>> = {};
  for (const name of callNames) {
    const [group, method] = name.split('.') as [string, string];
    client[group] = { ...client[group], [method]: (input: unknown = {}) => call(name, input) };
  }
  return { ...client, on } as unknown as Client;
}
