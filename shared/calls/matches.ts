/**
 * Playing: matches are set up, opened, answered, taken back, handed over, left. What comes out is only ever what
 * the one at the screen may know. An answer names the revision it answers; a stale one changes nothing.
 */
import { cardKey, tileFace } from '../cards.ts';
import type { Prompt } from '../game.ts';
import type {
  WarbandAction,
  WarbandChoice as ChoiceWords,
  WarbandIntent,
  WarbandView,
} from '../games/warband.ts';
import {
  botWishSchema,
  carried,
  changeSchema,
  facesSchema,
  logEntrySchema,
  matchFormSchema,
  passingSchema,
  privacySchema,
  seatColourSchema,
  seatNumber,
  seatSchema,
  stopsSchema,
  tableSchema,
  unfinishedSchema,
  type WarbandSnapshot,
} from '../table.ts';
import { z } from '../zod.ts';
import { warbandId } from './warbands.ts';
import { type CallTable, count, nothing, type PushTable } from './words.ts';

export const playerName = z.string().trim().min(1).max(40);

/** Which warband a seat brings; in a first game both share the pack and this is not asked. */
const warbandChoice = z.discriminatedUnion('kind', [
  /** An own one (`12`) or a ready-made one (`pack/id`). */
  z.strictObject({ kind: z.literal('named'), id: warbandId }),
  z.strictObject({ kind: z.literal('surprise') }),
]);
export type WarbandChoice = z.infer<typeof warbandChoice>;

const seatPlan = z.strictObject({
  name: playerName,
  colour: seatColourSchema,
  /** Absent: a person. */
  bot: botWishSchema.optional(),
  warband: warbandChoice,
});
export type SeatPlan = z.infer<typeof seatPlan>;

const faceName = z.enum(['dungeon', 'outdoor']);

const placedTile = z.strictObject({
  tile: cardKey,
  seat: seatNumber,
  x: z.int().min(-32).max(64),
  y: z.int().min(-32).max(64),
  /** Quarter turns clockwise. */
  turn: z.int().min(0).max(3),
  face: faceName,
});
export type TilePlacing = z.infer<typeof placedTile>;

const spot = { x: z.int(), y: z.int(), turn: z.int() };
/** Where a tile may be laid; `other`: which of the lying tiles gives way, and to where. */
const tilePlace = z.strictObject({
  ...spot,
  other: z.strictObject({ index: z.int(), ...spot }).optional(),
});
export type TilePlace = z.infer<typeof tilePlace>;

const fieldPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), face: faceName }),
  z.strictObject({ kind: z.literal('placed'), face: faceName, tiles: z.array(placedTile).max(16) }),
]);

export const matchPlanSchema = z.strictObject({
  form: matchFormSchema,
  seats: z.array(seatPlan).min(2).max(4),
  field: fieldPlan,
  /** The pack that a first game shares (W-940); absent: the first that can be shared. */
  pack: z.string().max(120).optional(),
  /** In a first game the gold half takes the pack's second commander, the silver half the first (W-945). */
  exchanged: z.boolean().optional(),
  /** Who deploys first; absent: a random player chooses (W-218). */
  first: seatNumber.optional(),
  privacy: privacySchema,
  /** Windows open and close by what everybody sees, never by what a hand holds. */
  hideTells: z.boolean(),
  /** For a match that can be repeated; absent: drawn. */
  seed: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
});
export type MatchPlan = z.infer<typeof matchPlanSchema>;

const problemSchema = z.strictObject({
  code: z.string(),
  sentence: z.string(),
  rule: z.string(),
  /** Numbers of the placed tiles concerned. */
  placed: z.array(count).optional(),
});
export type FieldProblem = z.infer<typeof problemSchema>;

/** What both setup and free building need to know of the seats. */
const fieldQuestion = {
  form: matchFormSchema,
  /** The warband each seat brings, for its tiles; for `surprise` any is shown. */
  warbands: z.array(warbandChoice).min(2).max(4),
  pack: z.string().max(120).optional(),
};

const battlefield = carried<WarbandView['battlefield']>();

const byId = z.strictObject({ id: count });
const done = z.strictObject({ revision: count });

/** What a move or way among the options would be. */
const outlookSchema = z.strictObject({
  path: z.array(z.int()),
  cost: count,
  /** Hazardous terrain harms the mover on the way (W-520). */
  hazard: z.boolean(),
  /** Squares of chests it opens. */
  opens: z.array(z.int()),
  /** Creatures whose texts may answer somebody moving beside them. */
  wakes: z.array(z.int()),
  /** It ends beside these enemies. */
  beside: z.array(z.int()),
});
export type Outlook = z.infer<typeof outlookSchema>;

/** What an attack would do if nobody answered. */
const attackPreviewSchema = z.strictObject({
  target: z.int(),
  damage: count,
  prevented: count,
  destroys: z.boolean(),
  /** Morale its player would lose. */
  morale: count,
  /** The target stands in cover and may dodge (W-725). */
  cover: z.boolean(),
  /** What cowering would cost its player in Morale; absent: it cannot cower. */
  cowerCost: count.optional(),
});
export type AttackPreview = z.infer<typeof attackPreviewSchema>;

const previewSchema = z.strictObject({
  option: count,
  outlook: outlookSchema.optional(),
  attack: attackPreviewSchema.optional(),
});
export type Preview = z.infer<typeof previewSchema>;

const threatSchema = z.strictObject({
  creature: z.int(),
  seat: seatNumber,
  melee: z.array(z.int()),
  ranged: z.array(z.int()),
  meleeDamage: z.int(),
  rangedDamage: z.int(),
});
export type ThreatOf = z.infer<typeof threatSchema>;

const hintSchema = z.strictObject({
  option: count,
  /** What it would do, this option first, each with the question it answers and the words for mere numbers. */
  line: z.array(
    z.strictObject({
      action: carried<WarbandAction>(),
      prompt: carried<Prompt>(),
      choice: carried<ChoiceWords>().optional(),
    }),
  ),
  /** Morale over the best other side when one's own next turn begins. */
  expectedLead: z.number(),
  /** The next best option, and how many points of Morale less it is worth. */
  instead: z.strictObject({ option: count, less: z.number() }).optional(),
  rollouts: count,
});
export type TableHint = z.infer<typeof hintSchema>;

const refusalSchema = z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() });

/** The intents of `WarbandIntent`, as a window may send them. */
const number = z.int();
const mode = z.enum(['melee', 'ranged']);
const intentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('activate'), creature: number }),
  z.strictObject({ kind: z.literal('move'), creature: number, to: number }),
  z.strictObject({ kind: z.literal('attack'), creature: number, target: number, mode }),
  z.strictObject({ kind: z.literal('play'), card: number, actor: number.optional() }),
  z.strictObject({ kind: z.literal('power'), creature: number, text: number }),
  z.strictObject({ kind: z.literal('assist'), creature: number }),
  z.strictObject({ kind: z.literal('target'), id: number }),
  z.strictObject({ kind: z.literal('deploy'), card: number, square: number.optional() }),
  z.strictObject({ kind: z.literal('collect'), creature: number }),
  z.strictObject({ kind: z.literal('dodge'), creature: number }),
  z.strictObject({ kind: z.literal('cower'), creature: number }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('undo') }),
]) satisfies z.ZodType<WarbandIntent>;

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
  view: carried<WarbandView>(),
  seats: z.array(seatSchema),
  faces: facesSchema,
});
export type Glance = z.infer<typeof glanceSchema>;

export const matchesCalls = {
  /** The plan of the match that was set up last, to begin with. */
  'matches.last': { input: nothing, output: z.strictObject({ plan: matchPlanSchema.optional() }) },
  /** Begins a match. What is against the rules is told line by line in `details`. */
  'matches.create': { input: matchPlanSchema, output: byId },
  /** Unfinished matches, last played first. */
  'matches.list': { input: nothing, output: z.strictObject({ matches: z.array(unfinishedSchema) }) },
  /** The ready layout for a match, as placed tiles and as the battlefield it makes. */
  'matches.layout': {
    input: z.strictObject({ ...fieldQuestion, face: faceName }),
    output: z.strictObject({
      tiles: z.array(placedTile),
      prints: z.array(tileFace),
      battlefield: battlefield.optional(),
      problems: z.array(problemSchema),
      /** In a first game: the pack that is shared, and its two commanders. */
      shared: z.strictObject({ pack: z.string(), commanders: z.array(cardKey).length(2) }).optional(),
    }),
  },
  /** Free building: every legal place for a lifted tile beside those that lie already. */
  'matches.places': {
    input: z.strictObject({
      players: z.int().min(2).max(4),
      placed: z.array(placedTile).max(15),
      lifted: placedTile,
    }),
    output: z.strictObject({ places: z.array(tilePlace) }),
  },
  /** Free building: what is wrong with the tiles as they lie, or the battlefield they make. */
  'matches.field': {
    input: z.strictObject({ players: z.int().min(2).max(4), placed: z.array(placedTile).max(16) }),
    output: z.strictObject({ battlefield: battlefield.optional(), problems: z.array(problemSchema) }),
  },

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
    output: z.strictObject({ snapshot: carried<WarbandSnapshot>(), faces: facesSchema }),
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
  /** "Why not?" No refusal: it is an option. */
  'matches.explain': {
    input: z.strictObject({ id: count, intent: intentSchema }),
    output: z.strictObject({ refusal: refusalSchema.optional() }),
  },
  /** What the options of the decision would do, where that can be shown. */
  'matches.previews': {
    input: z.strictObject({ id: count, revision: count }),
    output: z.strictObject({ previews: z.array(previewSchema) }),
  },
  /** Where a creature could go with its own move, whoever's it is. */
  'matches.reach': {
    input: z.strictObject({ id: count, creature: number }),
    output: z.strictObject({
      ends: z.array(
        z.strictObject({ square: number, cost: count, hazard: z.boolean(), opens: z.array(number) }),
      ),
    }),
  },
  /** What a Warlord would do in place of the one at the screen; nothing if it was stopped or there is nothing to choose. */
  'matches.hint': {
    input: z.strictObject({ id: count, revision: count }),
    output: z.strictObject({ hint: hintSchema.optional() }),
  },
  /** Ends the thinking about a hint. */
  'matches.nohint': { input: byId, output: nothing },
  /** What every creature in play could hit in its next activation. */
  'matches.threat': { input: byId, output: z.strictObject({ threats: z.array(threatSchema) }) },
} as const satisfies CallTable;

export const matchesPushes = {
  'matches.changed': changeSchema,
  /** How far a bot's thinking is. */
  'matches.thinking': z.strictObject({ id: count, seat: seatNumber, done: count, total: count }),
} as const satisfies PushTable;
