/**
 * A match at the table as a window sees it: who sits where, who looks, what was told, what may be taken back.
 * Views, actions and events are the game's own words (`shared/games`); this file owns what is around them.
 */
import { botPlayer, temperWishes } from './bots.ts';
import { cardFace } from './cards.ts';
import { count, gameName, instant } from './calls/words.ts';
import type { Kinded, Prompt, Seat, Snapshot } from './game.ts';
import { nameText } from './plain-text.ts';
import { z } from './zod.ts';

/** Made by the game module inside the program and held to its type there; here it is only carried. */
export const carried = <T extends object>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null);

/** `open`: nothing hidden among persons; `trusting`: answers without hand-over; `strict`: hand-over before every answer. */
export const privacies = ['open', 'trusting', 'strict'] as const;
export const privacySchema = z.enum(privacies);
export type Privacy = z.infer<typeof privacySchema>;

/** A form of play, such as `standard` or `teams`: a word of the game's own. */
const formSchema = z.string().max(40);

export const seatColours = ['amber', 'azure', 'crimson', 'jade', 'violet', 'ivory'] as const;
export const seatColourSchema = z.enum(seatColours);
export type SeatColour = z.infer<typeof seatColourSchema>;

/** A bot as it is chosen for a seat; its seed comes from the match. */
export const botSchema = botPlayer.omit({ seed: true });
export type BotChoice = z.infer<typeof botSchema>;

/** A bot as it is wished for, before its warband is known. */
export const botWishSchema = botSchema.extend({ temperament: z.enum(temperWishes) });
export type BotWish = z.infer<typeof botWishSchema>;

export const playerName = nameText(40);

export const seatNumber = z.int().min(0).max(3);

/** What every plan of a match says; a game adds its own. */
export const planSeatSchema = z.strictObject({
  name: playerName,
  colour: seatColourSchema,
  /** Absent: a person. */
  bot: botWishSchema.optional(),
});
export const planBasis = {
  privacy: privacySchema,
  /** Windows open and close by what everybody sees, never by what a hand holds. */
  hideTells: z.boolean(),
  /** For a match that can be repeated; absent: drawn. */
  seed: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
};

/**
 * When a person is asked for an answer: the game's own stops by name (`games.list`), each on or off. A window opens if
 * one of these asks for it and there is something to answer with; `hold`, which every game with stops has, opens every
 * window. What is passed for a person is told in the log.
 */
export const stopsSchema = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,39}$/), z.boolean())
  .refine((stops) => Object.keys(stops).length <= 64, 'too many stops');
export type Stops = z.infer<typeof stopsSchema>;

/** A choice made in advance: nothing this turn, or nothing until it is about oneself. */
const passings = ['none', 'untilConcerned', 'thisTurn'] as const;
export const passingSchema = z.enum(passings);
export type Passing = z.infer<typeof passingSchema>;

export const seatSchema = z.strictObject({
  seat: seatNumber,
  name: z.string(),
  colour: seatColourSchema,
  team: count,
  bot: botSchema.optional(),
  /** The side somebody plays and its emblem, as the game names them; empty where all play the same. */
  side: z.string(),
  emblem: z.string(),
  /** Persons only. */
  stops: stopsSchema.optional(),
  passing: passingSchema.optional(),
});
export type TableSeat = z.infer<typeof seatSchema>;

/** Why a pass was given without asking: nothing to answer with, or no stop there. Told to the player alone. */
export const passReasons = ['noAnswer', 'noStop'] as const;
export type PassReason = (typeof passReasons)[number];

/** What happened at the table rather than in the game. */
export type TableEvent =
  /** So many windows in a row. */
  | { kind: 'passedFor'; seat: Seat; why: PassReason | undefined; times: number }
  /** Why a bot did what it did next: a code and what it is about, for the window's words. */
  | {
      kind: 'botReason';
      seat: Seat;
      code: string;
      about: Readonly<Record<string, number | string>> | undefined;
    };

const tableEvents: ReadonlySet<string> = new Set<TableEvent['kind']>(['passedFor', 'botReason']);

/** Told by the table, and not by the game; no game's event is called so. */
export const isTableEvent = (event: Kinded | TableEvent): event is TableEvent => tableEvents.has(event.kind);

/** How an attack's damage came about; `other` is what effects added or took away. */
const damageParts = z.strictObject({
  base: z.int(),
  bonus: z.int(),
  other: z.int(),
  prevented: count,
  dealt: count,
});
export type DamageParts = z.infer<typeof damageParts>;

/** One line of the log: what happened, and which cards the numbers in it are. */
export const logEntrySchema = z.strictObject({
  /** After how many actions of the match it happened. */
  at: count,
  turn: count,
  round: count,
  event: carried<Kinded | TableEvent>(),
  cards: z.record(z.string(), z.string()),
  rule: z.string().optional(),
  damage: damageParts.optional(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A position in the words of its game. */
export type AnySnapshot = Snapshot<object, Kinded>;

const undoSchema = z.strictObject({
  /** How many own choices may be taken back, one after the other. */
  steps: count,
  /** Whether something is being declared that can be left with nothing paid. */
  canStepBack: z.boolean(),
  /** Why no more. */
  closed: z
    .strictObject({
      code: z.enum(['nothingYet', 'notAsked', 'revealed', 'answered', 'over']),
      rule: z.string().optional(),
      seat: seatNumber.optional(),
    })
    .optional(),
});
export type UndoState = z.infer<typeof undoSchema>;

export const tableSchema = z.strictObject({
  id: count,
  game: gameName,
  form: formSchema,
  privacy: privacySchema,
  hideTells: z.boolean(),
  seats: z.array(seatSchema),
  /** What the one at the screen may know; with their decision if they must choose. */
  snapshot: carried<AnySnapshot>(),
  /** Words for options that are only numbers, by option. */
  choices: z.record(z.string(), carried<object>()),
  /** Whose eyes the snapshot is for; nobody's while the screen is being handed over. */
  atScreen: seatNumber.optional(),
  /** Strict and trusting: the screen goes to this player, who confirms with `matches.handover`. */
  handover: z.strictObject({ to: seatNumber, name: z.string() }).optional(),
  /** Trusting: this player may answer without a hand-over, peeking at their cards with `matches.peek`. */
  answering: z
    .strictObject({
      seat: seatNumber,
      prompt: carried<Prompt>(),
      /** The option that passes. */
      pass: count.optional(),
    })
    .optional(),
  undo: undoSchema,
  /** Why nobody may give up at this moment. */
  surrender: z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() }).optional(),
  /** A bot is thinking; it can be stopped with `matches.pause`. */
  thinking: seatNumber.optional(),
  isPaused: z.boolean(),
  /** Somebody covered the table: nobody's hand is shown until it is uncovered. */
  isCovered: z.boolean(),
  /** How many log entries there are for this viewer; read earlier ones with `matches.log`. */
  logLength: count,
  /** Entries from this number on happened since the viewer's last own turn. */
  newFrom: count,
  /** The campaign it is a battle of. */
  campaign: count.optional(),
});
export type Table = z.infer<typeof tableSchema>;

export const facesSchema = z.record(z.string(), cardFace);

/** One action of the match with what it showed. */
const stepSchema = z.strictObject({
  /** The revision it led to. */
  revision: count,
  seat: seatNumber,
  by: z.enum(['person', 'bot', 'table']),
  events: z.array(carried<Kinded>()),
});
export type TableStep = z.infer<typeof stepSchema>;

export const changeSchema = z.strictObject({
  id: count,
  table: tableSchema,
  /** What happened since the table was last shown, in order; empty after an undo. */
  steps: z.array(stepSchema),
  /** New lines for the log; after an undo or a change of viewer the log is to be read again. */
  log: z.array(logEntrySchema),
  isLogNew: z.boolean(),
  /** Faces of cards the viewer did not know before. */
  faces: facesSchema,
});
export type TableChange = z.infer<typeof changeSchema>;

export const unfinishedSchema = z.strictObject({
  id: count,
  /** Its game, also where this version does not know it. */
  game: z.string(),
  form: formSchema,
  privacy: privacySchema,
  seats: z.array(seatSchema),
  actions: count,
  round: count,
  startedAt: instant,
  playedAt: instant,
  /** Why it cannot simply go on: begun by older rules, altered outside the program, of no known game, not to be read. */
  trouble: z.enum(['olderRules', 'altered', 'unknownGame', 'unreadable']).optional(),
  /** The campaign it is a battle of. */
  campaign: count.optional(),
});
export type UnfinishedLine = z.infer<typeof unfinishedSchema>;
