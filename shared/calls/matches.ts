/**
 * Playing: matches are set up, opened, answered, taken back, handed over, left. What comes out is only ever what
 * the one at the screen may know. An answer names the revision it answers; a stale one changes nothing.
 */
import { botLevels } from '../bots.ts';
import type { Kinded, Prompt } from '../game.ts';
import { ledgerSchema } from '../luck.ts';
import {
  type AnySnapshot,
  botWishSchema,
  carried,
  changeSchema,
  facesSchema,
  logEntrySchema,
  passingSchema,
  seatNumber,
  seatSchema,
  stopsSchema,
  tableSchema,
  unfinishedSchema,
} from '../table.ts';
import { z } from '../zod.ts';
import { type CallTable, count, gameName, nothing, type PushTable } from './words.ts';

/** Questions and answers in the words of a game, which reads and writes them. */
const gameQuestion = z.looseObject({ kind: z.string().max(40) });
const gameAnswer = z.strictObject({ answer: carried<object>() });

/** The plan of a match; each game reads its own, which begins with what `planBasis` says. */
const planSchema = z.looseObject({});

/** A game that can be played, as far as what is around every table must know it. */
const listedGame = z.strictObject({
  game: gameName,
  seats: z.strictObject({ least: count, most: count }),
  /** The levels its bots have; none: it has no bots. */
  botLevels: z.array(z.enum(botLevels)),
  /** The names of its stops; none: nobody is asked in between. */
  stops: z.array(z.string()),
  /** Whether something is hidden from some players: else a privacy is not to be chosen. */
  hasSecrets: z.boolean(),
});
export type ListedGame = z.infer<typeof listedGame>;

const byId = z.strictObject({ id: count });
const done = z.strictObject({ revision: count });

/** A piece by its number, and the share of guesses in which it goes. */
const pieceAtStake = z.strictObject({ piece: count, chance: z.number() });

const hintSchema = z.strictObject({
  option: count,
  /** What it would do, this option first, each with the question it answers and the words for mere numbers. */
  line: z.array(
    z.strictObject({
      action: carried<Kinded>(),
      prompt: carried<Prompt>(),
      choice: carried<object>().optional(),
    }),
  ),
  /** By how much one is ahead of the best other side when one's own next turn begins, in what the game counts. */
  expectedLead: z.number(),
  /** The next best option, and how much less it is worth. */
  instead: z.strictObject({ option: count, less: z.number() }).optional(),
  /** What one's own count and that of the others changes by until then, and the pieces that may go. */
  stakes: z
    .strictObject({
      own: z.number(),
      others: z.number(),
      risks: z.array(pieceAtStake),
      takes: z.array(pieceAtStake),
    })
    .optional(),
  rollouts: count,
});
export type TableHint = z.infer<typeof hintSchema>;

const openedSchema = z.strictObject({
  table: tableSchema,
  /** The latest entries of the log; `table.logLength` tells how many there are. */
  log: z.array(logEntrySchema),
  /** Every card the viewer may know, by key. */
  faces: facesSchema,
});
export type OpenedTable = z.infer<typeof openedSchema>;

/** A match that waits, as anybody sees it who passes the table: no hand, no deck. */
const glanceSchema = z.strictObject({
  game: gameName,
  view: carried<object>(),
  seats: z.array(seatSchema),
  faces: facesSchema,
});
export type Glance = z.infer<typeof glanceSchema>;

export const matchesCalls = {
  /** The games there are, in the order in which they are shown. */
  'games.list': { input: nothing, output: z.strictObject({ games: z.array(listedGame) }) },
  /** The plan of the match of this game that was set up last, to begin with; without a game, of the last of any. */
  'matches.last': {
    input: z.strictObject({ game: gameName.optional() }),
    output: z.strictObject({ game: gameName.optional(), plan: planSchema.optional() }),
  },
  /** The day where the program runs, `2026-11-19`, and its seed: a match begun with it is the same for everybody that day. */
  'matches.day': { input: nothing, output: z.strictObject({ day: z.string(), seed: count }) },
  /** Begins a match. What is against the rules is told line by line in `details`. */
  'matches.create': { input: z.strictObject({ game: gameName, plan: planSchema }), output: byId },
  /** Unfinished matches, last played first. */
  'matches.list': { input: nothing, output: z.strictObject({ matches: z.array(unfinishedSchema) }) },
  'matches.glance': { input: byId, output: glanceSchema },
  /** Sits down at a match: it is read, checked by replaying, and goes on where it stood. */
  'matches.open': { input: byId, output: openedSchema },
  /** Leaves the table: bots stop, nothing is lost. */
  'matches.leave': { input: byId, output: nothing },
  /** With `passing`, what follows is passed ahead too: one call, so that no other moment comes between. */
  'matches.answer': {
    input: z.strictObject({
      ...{ id: count, revision: count, option: count },
      passing: passingSchema.optional(),
    }),
    output: done,
  },
  /** The player the screen was handed to confirms; only now their cards are sent. */
  'matches.handover': { input: z.strictObject({ id: count, seat: seatNumber }), output: openedSchema },
  /** Trusting: what the one who may answer sees, for as long as they look. */
  'matches.peek': {
    input: z.strictObject({ id: count, seat: seatNumber }),
    output: z.strictObject({ snapshot: carried<AnySnapshot>(), faces: facesSchema }),
  },
  /** Hides every hand, for spectators or a moment away; or ends that. */
  'matches.cover': { input: z.strictObject({ id: count, isCovered: z.boolean() }), output: nothing },
  /** Takes back the latest own choices. */
  'matches.undo': {
    input: z.strictObject({ id: count, revision: count, steps: z.int().min(1).max(1000) }),
    output: done,
  },
  /** Leaves what is being declared; nothing was paid. */
  'matches.back': { input: z.strictObject({ id: count, revision: count }), output: done },
  'matches.surrender': {
    input: z.strictObject({ id: count, revision: count, seat: seatNumber }),
    output: done,
  },
  /**
   * The present rules take over a match that older ones began, at the newest position they can read; what came after
   * it is given up.
   */
  'matches.carryover': {
    input: z.strictObject({ id: count }),
    output: z.strictObject({ at: count, lost: count }),
  },
  /** Ends a match without a winner, also one that can no longer be played on. */
  'matches.finish': { input: z.strictObject({ id: count }), output: nothing },
  'matches.stops': {
    input: z.strictObject({ id: count, seat: seatNumber, stops: stopsSchema }),
    output: nothing,
  },
  'matches.passing': {
    input: z.strictObject({ id: count, seat: seatNumber, passing: passingSchema }),
    output: nothing,
  },
  /** A person takes a bot's seat, a bot a person's or another bot's; from the next decision on. */
  'matches.sit': {
    input: z.strictObject({ id: count, seat: seatNumber, bot: botWishSchema.optional() }),
    output: nothing,
  },
  /** The bot that thinks answers with the best it has, and so do bots for the rest of this turn. */
  'matches.hurry': { input: byId, output: nothing },
  /** Stops the bots; whoever thinks forgets it. */
  'matches.pause': { input: byId, output: nothing },
  'matches.resume': { input: byId, output: nothing },

  /** Entries of the log for the present viewer. */
  'matches.log': {
    input: z.strictObject({ id: count, from: count, count: z.int().min(1).max(500) }),
    output: z.strictObject({ entries: z.array(logEntrySchema) }),
  },
  /** What everybody rolled so far against what was to be expected. */
  'matches.luck': { input: byId, output: z.strictObject({ ledger: ledgerSchema }) },
  /**
   * A question about the position, in the game's own words: why not, what would happen, what can be reached. It is
   * answered from what the one at the screen may know. With a revision it is refused once the match has gone on.
   */
  'matches.ask': {
    input: z.strictObject({ id: count, revision: count.optional(), question: gameQuestion }),
    output: gameAnswer,
  },
  /** A question to a game before there is a match: what can be chosen, and what would come of it. */
  'games.ask': { input: z.strictObject({ game: gameName, question: gameQuestion }), output: gameAnswer },
  /** What a Warlord would do in place of the one at the screen; nothing if it was stopped or there is nothing to choose. */
  'matches.hint': {
    input: z.strictObject({ id: count, revision: count }),
    output: z.strictObject({ hint: hintSchema.optional() }),
  },
  /** Ends the thinking about a hint. */
  'matches.nohint': { input: byId, output: nothing },
} as const satisfies CallTable;

export const matchesPushes = {
  'matches.changed': changeSchema,
  /** How many beats passed without a bot's answer, or how far the thinking about a hint is. */
  'matches.thinking': z.strictObject({ id: count, seat: seatNumber, done: count, total: count }),
} as const satisfies PushTable;
