/** What was played: the list, one match in full, statistics, files to share, and looking at a match again. */
import { ledgerSchema } from '../luck.ts';
import { linesText, nameText } from '../plain-text.ts';
import {
  botWishSchema,
  carried,
  facesSchema,
  logEntrySchema,
  playerName,
  privacySchema,
  seatColourSchema,
  seatNumber,
} from '../table.ts';
import { z } from '../zod.ts';
import { type CallTable, count, gameName, instant, nothing, type PushTable } from './words.ts';

const text = z.string().trim().max(100);
const tag = nameText(30);

export const matchResults = ['won', 'lost', 'draw'] as const;

const filterSchema = z.strictObject({
  game: gameName.optional(),
  /** Words that must all occur in players, sides, emblems, tags or note. */
  search: text.optional(),
  form: z.string().max(40).optional(),
  player: text.optional(),
  /** How it ended for `player`; without one, whether anybody won. */
  result: z.enum(matchResults).optional(),
  reason: z.string().max(40).optional(),
  side: text.optional(),
  emblem: text.optional(),
  /** A bot's level, or `person`: against whom. */
  opponent: z.string().max(40).optional(),
  tag: tag.optional(),
  isStarred: z.literal(true).optional(),
  since: instant.optional(),
  until: instant.optional(),
});
export type HistoryFilter = z.infer<typeof filterSchema>;

export const historySorts = ['newest', 'oldest', 'longest', 'shortest'] as const;

const seatLine = z.strictObject({
  seat: seatNumber,
  player: z.string(),
  bot: z.string().optional(),
  team: count,
  /** The side that was played, its emblem, and the emblem's name; empty where all play the same. */
  side: z.string(),
  emblem: z.string(),
  emblemName: z.string(),
  isWinner: z.boolean(),
});

const lineSchema = z.strictObject({
  id: count,
  game: z.string(),
  form: z.string(),
  startedAt: instant,
  finishedAt: instant,
  /** Empty: its end is open. */
  reason: z.string(),
  /** Nobody won because all lost together: no draw. */
  isSharedLoss: z.boolean(),
  /** What each seat counted at the end; empty in games that do not count. */
  scores: z.array(z.number()),
  rounds: count,
  actions: count,
  activeMs: count,
  seats: z.array(seatLine),
  tags: z.array(z.string()),
  note: z.string(),
  /** Somebody wants it kept whole, whatever room it takes. */
  isStarred: z.boolean(),
  /** What every seat counted (Morale, crowns …) at the start, as each turn began, and at the end; empty where it was not kept. */
  track: z.array(z.array(z.int())),
  /** The campaign it was a battle of. */
  campaign: count.optional(),
});
export type HistoryLine = z.infer<typeof lineSchema>;

/** What each seat counted after every turn, from the start on. */
const trackSchema = z.array(
  z.strictObject({ turn: count, round: count, at: count, seat: z.int(), counts: z.array(z.int()) }),
);

const cardCounts = { drawn: count, played: count, discarded: count, destroyed: count, damage: count };

const readSchema = z.strictObject({
  line: lineSchema,
  /** Why it can be watched but neither played on nor judged; absent: it can. */
  onlyWatched: z.enum(['unfinished', 'olderRules', 'altered', 'damaged', 'unknownGame']).optional(),
  stateHash: z.string(),
  rulesVersion: count,
  seed: count,
  forkedFrom: z.strictObject({ id: count, at: count }).optional(),
  packs: z.array(z.strictObject({ key: z.string(), hash: z.string() })),
  track: trackSchema,
  cards: z.array(z.strictObject({ key: z.string(), name: z.string(), seat: seatNumber, ...cardCounts })),
});
export type HistoryMatch = z.infer<typeof readSchema>;

const tally = {
  matches: count,
  won: count,
  lost: count,
  drawn: count,
  rounds: z.number(),
  activeMs: z.number(),
};

const tallySchema = z.strictObject({ key: z.string(), name: z.string(), ...tally });
export type Tally = z.infer<typeof tallySchema>;

const cardTallySchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** Matches in which it was drawn, and those of them that were won; the same for played. */
  drawnIn: count,
  drawnWon: count,
  playedIn: count,
  playedWon: count,
  ...cardCounts,
});
export type CardTally = z.infer<typeof cardTallySchema>;

const statsSchema = z.strictObject({
  matches: count,
  sides: z.array(tallySchema),
  emblems: z.array(tallySchema),
  opponents: z.array(tallySchema),
  cards: z.array(cardTallySchema),
});
export type HistoryStats = z.infer<typeof statsSchema>;

const analysisSchema = z.strictObject({
  /** At the start, then after every action: each seat's chance to win. */
  chances: z.array(z.array(z.number())),
  turningPoints: z.array(z.strictObject({ action: count, turn: count, seat: z.int(), swing: z.number() })),
});
export type MatchAnalysis = z.infer<typeof analysisSchema>;

/** A line of the ledger of best matches. */
const bestSchema = z.strictObject({
  id: count,
  player: z.string(),
  score: z.number(),
  seed: count,
  /** It was the match of that day (`matches.day`). */
  day: z.string().optional(),
  rounds: count,
  reason: z.string(),
  finishedAt: instant,
  isWinner: z.boolean(),
});
export type BestMatch = z.infer<typeof bestSchema>;

const ids = z.strictObject({ ids: z.array(count).min(1).max(1000) });
const byId = z.strictObject({ id: count });

/** The most a file of a match may have: far more than the longest match has, and no more than a message carries. */
const matchFileBytes = 1024 * 1024;

const eyesSchema = z.union([seatNumber, z.literal('open'), z.literal('spectator')]);

const filmRoom = z.strictObject({ matches: count, bytes: count });

const turnSchema = z.strictObject({ turn: count, round: count, seat: seatNumber, at: count });

export const historyCalls = {
  'history.list': {
    input: z.strictObject({
      filter: filterSchema,
      sort: z.enum(historySorts),
      offset: count,
      limit: z.int().min(1).max(200),
    }),
    output: z.strictObject({ total: count, matches: z.array(lineSchema) }),
  },
  /** What the filters can choose from. */
  'history.choices': {
    input: z.strictObject({ game: gameName.optional() }),
    output: z.strictObject({
      /** Of which games there are matches. */
      games: z.array(z.string()),
      forms: z.array(z.string()),
      players: z.array(z.string()),
      sides: z.array(z.string()),
      emblems: z.array(z.strictObject({ key: z.string(), name: z.string() })),
      opponents: z.array(z.string()),
      reasons: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  },
  /** The matches of one form in which persons counted most, the highest first; of one seed, if one is given. */
  'history.best': {
    input: z.strictObject({
      game: gameName,
      form: z.string().max(40),
      seed: count.optional(),
      limit: z.int().min(1).max(200),
    }),
    output: z.strictObject({ total: count, best: z.array(bestSchema) }),
  },
  'history.read': { input: byId, output: readSchema },
  /** Of one game, of one player or of all persons' seats. */
  'history.stats': {
    input: z.strictObject({ game: gameName, player: text.optional() }),
    output: statsSchema,
  },
  'history.note': { input: z.strictObject({ id: count, note: linesText(4000) }), output: nothing },
  'history.tag': {
    input: z.strictObject({ id: count, tags: z.array(tag).max(20) }),
    output: z.strictObject({ tags: z.array(z.string()) }),
  },
  /** A starred match is never slimmed. */
  'history.star': { input: z.strictObject({ id: count, isStarred: z.boolean() }), output: nothing },
  /** Finished or not. Can be undone until the program is next started a day later. */
  'history.delete': { input: ids, output: nothing },
  'history.undelete': { input: ids, output: nothing },
  /** A finished match as the text of a file. */
  'history.export': { input: byId, output: z.strictObject({ name: z.string(), text: z.string() }) },
  /** Replayed in full before it is stored. */
  'history.import': {
    input: z.strictObject({ text: z.string().max(matchFileBytes) }),
    output: z.strictObject({ id: count, isKnown: z.boolean() }),
  },

  /** The chances after every action, in the background; nothing if it was stopped. */
  'history.analyse': {
    input: byId,
    output: z.strictObject({ analysis: analysisSchema.optional() }),
  },
  'history.stop': { input: byId, output: nothing },

  'replay.open': {
    input: byId,
    output: z.strictObject({
      line: lineSchema,
      colours: z.array(seatColourSchema),
      /** How many moments there are after the first. */
      length: count,
      turns: z.array(turnSchema),
      track: trackSchema,
      faces: facesSchema,
      /** Of a match whose end is open only what everybody may see is shown, whosever eyes are asked for. */
      isFinished: z.boolean(),
    }),
  },
  /** One moment, through somebody's eyes. */
  'replay.seek': {
    input: z.strictObject({ id: count, at: count, eyes: eyesSchema }),
    output: z.strictObject({
      at: count,
      view: carried<object>(),
      /** How many entries of the log there are up to here. */
      log: count,
    }),
  },
  'replay.log': {
    input: z.strictObject({ id: count, eyes: eyesSchema, from: count, count: z.int().min(1).max(1000) }),
    output: z.strictObject({ length: count, entries: z.array(logEntrySchema) }),
  },
  /** Repeats a finished match from its seed and its actions: so many actions and dice, all as they were. Refused if they are not. */
  'history.verify': { input: byId, output: z.strictObject({ actions: count, dice: count }) },
  /** What everybody rolled against what was to be expected. */
  'replay.luck': { input: byId, output: z.strictObject({ ledger: ledgerSchema }) },
  /** How much room could be had by giving up what shows matches without a star, note or tag that ended before a moment. */
  'history.slimmable': { input: z.strictObject({ before: instant }), output: filmRoom },
  /** Gives it up, for good: such a match keeps its result and its actions, and is shown as long as its rules are known. */
  'history.slim': {
    input: z.strictObject({ before: instant }),
    /** `isGivenBack`: the file is smaller by so much; else the room is kept for what comes. */
    output: filmRoom.extend({ isGivenBack: z.boolean() }),
  },
  /** Begins a new match from a moment of this one, with the same cards and the same luck to come. */
  'replay.fork': {
    input: z.strictObject({
      id: count,
      at: count,
      privacy: privacySchema,
      hideTells: z.boolean(),
      seats: z
        .array(z.strictObject({ name: playerName, colour: seatColourSchema, bot: botWishSchema.optional() }))
        .min(1)
        .max(4),
    }),
    output: byId,
  },
} as const satisfies CallTable;

export const historyPushes = {
  /** Matches were finished, imported, deleted or changed: lists are to be read again. */
  'history.changed': nothing,
  /** How far an analysis is. */
  'history.analysing': z.strictObject({ id: count, done: count, total: count }),
} as const satisfies PushTable;
