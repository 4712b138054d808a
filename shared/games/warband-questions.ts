/**
 * What may be asked of Warband, and what it answers: the plan of a match, questions before it (the battlefield) and
 * questions at the table (why not, previews, reach, threat). Carried by `matches.create`, `games.ask`, `matches.ask`.
 */
import { warbandId } from '../calls/warbands.ts';
import { count } from '../calls/words.ts';
import { cardKey, tileFace } from '../cards.ts';
import { carried, planBasis, planSeatSchema, seatNumber } from '../table.ts';
import { z } from '../zod.ts';
import type { WarbandIntent, WarbandView } from './warband.ts';
import { courseSchema, lessonBookSchema } from './warband-lessons.ts';

export const matchForms = ['standard', 'firstGame', 'freeForAll', 'teams'] as const;
const matchFormSchema = z.enum(matchForms);
export type MatchForm = z.infer<typeof matchFormSchema>;

/** Which warband a seat brings; in a first game both share the pack and this is not asked. */
const warbandChoice = z.discriminatedUnion('kind', [
  /** An own one (`12`) or a ready-made one (`pack/id`). */
  z.strictObject({ kind: z.literal('named'), id: warbandId }),
  z.strictObject({ kind: z.literal('surprise') }),
]);
export type WarbandChoice = z.infer<typeof warbandChoice>;

const seatPlan = planSeatSchema.extend({ warband: warbandChoice });
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

/** Aims besides the usual ends; breaking Morale is what a match without one is about. */
export const aimKinds = ['hold', 'collect', 'destroy', 'keepAlive', 'lastUntil'] as const;
export type AimKind = (typeof aimKinds)[number];
/** Aims that belong to one side: the others win by spoiling them. */
export const lonelyAims: readonly AimKind[] = ['keepAlive', 'lastUntil'];

const aimPlan = z.strictObject({
  kind: z.enum(aimKinds),
  /** Whose it is; absent: everybody's, or the first player's where only one can have it. */
  seat: seatNumber.optional(),
});
export type AimPlan = z.infer<typeof aimPlan>;

export const matchPlanSchema = z.strictObject({
  /** In plans that were kept by older versions. */
  game: z.literal('warband').optional(),
  form: matchFormSchema,
  seats: z.array(seatPlan).min(2).max(4),
  field: fieldPlan,
  /** The pack that a first game shares (W-940); absent: the first that can be shared. */
  pack: z.string().max(120).optional(),
  /** In a first game the gold half takes the pack's second commander, the silver half the first (W-945). */
  exchanged: z.boolean().optional(),
  /** Who deploys first; absent: a random player chooses (W-218). */
  first: seatNumber.optional(),
  aim: aimPlan.optional(),
  ...planBasis,
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

/** What an order, a power or a target would come to if nobody answered. */
const forecastSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      creature: z.int(),
      damage: count,
      prevented: count,
      healed: count,
      destroyed: z.boolean(),
      /** Where it ends up. */
      to: z.int().optional(),
    }),
  ),
  morale: z.array(z.strictObject({ seat: seatNumber, by: z.int() })),
  /** Creatures that would be protected though no damage comes that could be prevented. */
  shields: z.array(z.int()),
  /** However it is completed, nothing changes. */
  isIdle: z.boolean(),
  /** Chance or a choice goes on from there. */
  isOpen: z.boolean(),
});
export type Forecast = z.infer<typeof forecastSchema>;

const previewSchema = z.strictObject({
  option: count,
  outlook: outlookSchema.optional(),
  attack: attackPreviewSchema.optional(),
  forecast: forecastSchema.optional(),
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
  z.strictObject({ kind: z.literal('objective'), index: count }),
  z.strictObject({ kind: z.literal('target'), id: number }),
  z.strictObject({ kind: z.literal('deploy'), card: number, square: number.optional() }),
  z.strictObject({ kind: z.literal('collect'), creature: number }),
  z.strictObject({ kind: z.literal('dodge'), creature: number }),
  z.strictObject({ kind: z.literal('cower'), creature: number }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('undo') }),
]) satisfies z.ZodType<WarbandIntent>;

const players = z.int().min(2).max(4);

/** Questions before a match. */
export const setupQuestionSchema = z.discriminatedUnion('kind', [
  /** The ready layout, as placed tiles and as the battlefield it makes. */
  z.strictObject({ kind: z.literal('layout'), ...fieldQuestion, face: faceName }),
  /** Free building: every legal place for a lifted tile beside those that lie already. */
  z.strictObject({
    kind: z.literal('places'),
    players,
    placed: z.array(placedTile).max(15),
    lifted: placedTile,
  }),
  /** Free building: what is wrong with the tiles as they lie, or the battlefield they make. */
  z.strictObject({ kind: z.literal('field'), players, placed: z.array(placedTile).max(16) }),
  /** The lessons and puzzles there are. */
  z.strictObject({ kind: z.literal('lessons') }),
]);
export type SetupQuestion = z.infer<typeof setupQuestionSchema>;

/** Questions at the table. */
export const tableQuestionSchema = z.discriminatedUnion('kind', [
  /** "Why not?" */
  z.strictObject({ kind: z.literal('explain'), intent: intentSchema }),
  /** What the options of the decision would do, where that can be shown. */
  z.strictObject({ kind: z.literal('previews') }),
  /** Where a creature could go with its own move, whoever's it is. */
  z.strictObject({ kind: z.literal('reach'), creature: number }),
  /** What every creature in play could hit in its next activation. */
  z.strictObject({ kind: z.literal('threat') }),
  /** What a lesson tells at this table; nothing in a match that is none. */
  z.strictObject({ kind: z.literal('course') }),
]);
export type TableQuestion = z.infer<typeof tableQuestionSchema>;

const checkedField = { battlefield: battlefield.optional(), problems: z.array(problemSchema) };

/** What is answered, by the kind of question. */
export const warbandAnswers = {
  layout: z.strictObject({
    ...checkedField,
    tiles: z.array(placedTile),
    prints: z.array(tileFace),
    /** In a first game: the pack that is shared, and its two commanders. */
    shared: z.strictObject({ pack: z.string(), commanders: z.array(cardKey).length(2) }).optional(),
  }),
  places: z.strictObject({ places: z.array(tilePlace) }),
  field: z.strictObject(checkedField),
  lessons: lessonBookSchema,
  course: z.strictObject({ course: courseSchema.optional() }),
  /** No refusal: it is an option. */
  explain: z.strictObject({ refusal: refusalSchema.optional() }),
  previews: z.strictObject({ previews: z.array(previewSchema) }),
  reach: z.strictObject({
    ends: z.array(
      z.strictObject({ square: number, cost: count, hazard: z.boolean(), opens: z.array(number) }),
    ),
  }),
  threat: z.strictObject({ threats: z.array(threatSchema) }),
};
export type WarbandAnswer<Kind extends keyof typeof warbandAnswers> = z.infer<(typeof warbandAnswers)[Kind]>;
