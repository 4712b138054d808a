/** Warbands: the person's own and the ready-made ones, their versions, whether and how well they would march, sharing. */
import { cardKey } from '../cards.ts';
import { insightSchema } from '../insight.ts';
import { lineText, linesText, nameText } from '../plain-text.ts';
import { listChange, warbandList, warbandProblem } from '../warbands.ts';
import { z } from '../zod.ts';
import { type CallTable, count, instant, nothing, type PushTable } from './words.ts';

/** An own warband by its number, a ready-made one by `pack/id`. */
export const warbandId = z
  .string()
  .max(120)
  .regex(/^(\d{1,15}|[a-z0-9-]+\/[a-z0-9-]+)$/);
const ownWarbandId = z.string().regex(/^\d{1,15}$/);

export const longestWarbandName = 80;
export const warbandName = nameText(longestWarbandName);
const tag = nameText(30);
const label = lineText(60);
const note = linesText(4000);

/** What a line of the list of warbands shows. */
const lineSchema = z.strictObject({
  id: warbandId,
  kind: z.enum(['own', 'ready']),
  name: z.string(),
  commanders: z.array(cardKey),
  creatures: count,
  orders: count,
  tiles: count,
  /** Packs its cards come from, most cards first. */
  packs: z.array(z.string()),
  problems: count,
  tags: z.array(z.string()),
  note: z.string(),
  isArchived: z.boolean(),
  /** Own ones only. */
  changedAt: instant.optional(),
  campaign: count.optional(),
});
export type WarbandLine = z.infer<typeof lineSchema>;

const versionSchema = z.strictObject({
  number: count,
  label: z.string(),
  /** Played or named versions are never changed by saving. */
  isKept: z.boolean(),
  matches: count,
  createdAt: instant,
  creatures: count,
  orders: count,
  problems: count.optional(),
});
export type WarbandVersion = z.infer<typeof versionSchema>;

const openSchema = z.strictObject({
  line: lineSchema,
  /** Number of the present version; 0 for a ready-made warband. */
  version: count,
  /** Names the state that was read: saving over a later one is refused. */
  stamp: z.string().max(100),
  list: warbandList,
  problems: z.array(warbandProblem),
});
export type OpenWarband = z.infer<typeof openSchema>;

const savedSchema = z.strictObject({ version: count, stamp: z.string(), problems: z.array(warbandProblem) });

/** A line of pasted text that could not be taken over as it stands. */
const importTrouble = z.strictObject({
  /** From 1; 0 for the text as a whole. */
  line: count,
  text: z.string(),
  code: z.string(),
  sentence: z.string(),
  /** Whether the card was taken over all the same, as an unknown one. */
  isKept: z.boolean(),
  /** What may have been meant. */
  suggestions: z.array(z.strictObject({ key: cardKey, name: z.string(), pack: z.string() })),
});
export type ImportTrouble = z.infer<typeof importTrouble>;

const importSchema = z.strictObject({
  name: z.string(),
  list: warbandList,
  /** How it was written. */
  form: z.enum(['text', 'code', 'file']),
  /** Nothing here: all of it was understood. */
  troubles: z.array(importTrouble),
  problems: z.array(warbandProblem),
});
export type ImportedWarband = z.infer<typeof importSchema>;

/** Longer than any warband; what is longer is refused before it is read. */
export const longestImport = 200_000;

const handSchema = z.strictObject({
  seed: z.int(),
  creatures: z.array(cardKey),
  orders: z.array(cardKey),
  /** How often the creature hand was shuffled back. */
  redraws: count,
});
export type OpeningHand = z.infer<typeof handSchema>;

/** At least so many of these cards together. */
const wishSchema = z.strictObject({
  part: z.enum(['creatures', 'orders']),
  keys: z.array(cardKey).min(1).max(120),
  atLeast: z.int().min(1).max(60),
});
export type Wish = z.infer<typeof wishSchema>;

const chanceSchema = z.strictObject({
  /** By turn, from 0 (the opening hand): cards of each deck seen by then, and the chance. */
  turns: z.array(z.strictObject({ turn: count, orders: count, creatures: count, chance: z.number() })),
});

/** How often a card was drawn in games, and how many of them were won. */
const cardRecord = z.strictObject({ key: cardKey, games: count, wins: count });

export const trialResult = z.strictObject({
  wins: count,
  losses: count,
  draws: count,
  games: count,
  /** Where the true share of wins lies, 19 times in 20. */
  interval: z.tuple([z.number(), z.number()]),
  /** Cards drawn in enough games to say something, best first. */
  cards: z.array(cardRecord),
});

/** A hundred games in the background: how far they are, and what came of them. */
const trialSchema = z.strictObject({
  trial: count,
  /** One is played at a time; the others wait for their turn. */
  state: z.enum(['waiting', 'running', 'done', 'stopped', 'failed']),
  /** Of the warband that is tried. */
  name: z.string(),
  warband: ownWarbandId.optional(),
  done: count,
  total: count,
  /** Milliseconds until it is over, as far as can be told. */
  left: count.optional(),
  result: trialResult.optional(),
});
export type WarbandTrial = z.infer<typeof trialSchema>;

/** What the last games tried with a version came to. */
const triedSchema = z.strictObject({
  version: count,
  /** Whether the version is still the list that was tried. */
  isSame: z.boolean(),
  finishedAt: instant,
  result: trialResult,
});
export type TriedVersion = z.infer<typeof triedSchema>;

const own = z.strictObject({ id: ownWarbandId });
const done = z.strictObject({ line: lineSchema });

export const warbandsCalls = {
  'warbands.list': { input: nothing, output: z.strictObject({ warbands: z.array(lineSchema) }) },
  'warbands.open': { input: z.strictObject({ id: warbandId }), output: openSchema },
  'warbands.create': {
    input: z.strictObject({ name: warbandName, list: warbandList.optional() }),
    output: openSchema,
  },
  'warbands.save': {
    input: z.strictObject({ id: ownWarbandId, stamp: z.string().max(100), list: warbandList }),
    output: savedSchema,
  },
  'warbands.versions': { input: own, output: z.strictObject({ versions: z.array(versionSchema) }) },
  'warbands.keep': {
    input: z.strictObject({ id: ownWarbandId, number: count, label }),
    output: z.strictObject({ versions: z.array(versionSchema) }),
  },
  'warbands.compare': {
    input: z.strictObject({ id: ownWarbandId, from: count, to: count }),
    output: z.strictObject({ changes: z.array(listChange) }),
  },
  'warbands.restore': { input: z.strictObject({ id: ownWarbandId, number: count }), output: openSchema },
  'warbands.duplicate': { input: z.strictObject({ id: warbandId, name: warbandName }), output: openSchema },
  'warbands.rename': { input: z.strictObject({ id: ownWarbandId, name: warbandName }), output: done },
  'warbands.tag': { input: z.strictObject({ id: ownWarbandId, tags: z.array(tag).max(12) }), output: done },
  'warbands.note': { input: z.strictObject({ id: ownWarbandId, note }), output: done },
  'warbands.archive': {
    input: z.strictObject({ id: ownWarbandId, isArchived: z.boolean() }),
    output: done,
  },
  'warbands.remove': { input: own, output: nothing },
  'warbands.undelete': { input: own, output: done },
  'warbands.check': {
    input: z.strictObject({ list: warbandList, campaign: count.optional() }),
    output: z.strictObject({ problems: z.array(warbandProblem) }),
  },
  /** The list with everything mended that the cards at hand can mend. */
  'warbands.mend': {
    input: z.strictObject({ list: warbandList, campaign: count.optional() }),
    output: z.strictObject({ list: warbandList }),
  },
  'warbands.insight': { input: z.strictObject({ list: warbandList }), output: insightSchema },
  'warbands.hand': { input: z.strictObject({ list: warbandList, seed: z.int() }), output: handSchema },
  'warbands.chances': {
    input: z.strictObject({
      list: warbandList,
      wishes: z.array(wishSchema).min(1).max(6),
      /** Creatures deployed at setup and in each turn: each is replaced in Cleanup (W-322). */
      deployed: z.strictObject({ atSetup: count.max(20), aTurn: count.max(10) }),
      turns: z.int().min(0).max(20),
    }),
    output: chanceSchema,
  },
  /** Starts games of a legal list against the ready-made warbands; their course is pushed. */
  'warbands.try': {
    input: z.strictObject({
      list: warbandList,
      games: z.int().min(1).max(1000),
      name: warbandName,
      /** The own warband whose present version keeps the result. */
      warband: ownWarbandId.optional(),
    }),
    output: trialSchema,
  },
  /** Those that are played or wait, and how long a game took last time, in milliseconds. */
  'warbands.trials': {
    input: nothing,
    output: z.strictObject({ trials: z.array(trialSchema), pace: z.number().optional() }),
  },
  /** What was kept of the trials of a warband, the newest version first. */
  'warbands.tried': { input: own, output: z.strictObject({ tried: z.array(triedSchema) }) },
  'warbands.stop': { input: z.strictObject({ trial: count }), output: nothing },
  'warbands.export': {
    input: z.strictObject({ name: warbandName, list: warbandList }),
    output: z.strictObject({ text: z.string(), code: z.string(), file: z.string(), fileName: z.string() }),
  },
  'warbands.read': {
    input: z.strictObject({ text: z.string().max(longestImport) }),
    output: importSchema,
  },
} as const satisfies CallTable;

export const warbandsPushes = {
  /** Some warband was made, saved, renamed or put away; `id` if it was one. */
  'warbands.changed': z.strictObject({ id: ownWarbandId.optional() }),
  'warbands.trial': trialSchema,
} as const satisfies PushTable;
