/**
 * Cards as a window shows them: the printed face of every card and tile, with its rules text already in words.
 * Owns no rule; faces are made from the card language under `electron/games/warband/cards`.
 */
import { z } from './zod.ts';

/** `lantern-watch/tower-veteran`: the pack's own name, then the card's. The same in every version of the pack. */
export const cardKey = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

/** The six, in the order in which every card prints them. */
export const abilities = ['might', 'agility', 'endurance', 'wits', 'insight', 'presence'] as const;
const ability = z.enum(abilities);

/** Words, and the signs among them; a sign carries the words it stands for. */
const textPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('keyword'), text: z.string() }),
  /** `note`: what the term means, in a sentence. */
  z.strictObject({
    kind: z.literal('term'),
    term: z.string(),
    text: z.string(),
    note: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('icon'),
    icon: z.enum(['tap', 'melee', 'ranged', ...abilities]),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('value'), text: z.string() }),
  z.strictObject({ kind: z.literal('name'), text: z.string() }),
]);
export type TextPart = z.infer<typeof textPart>;

const lineRoles = [
  'requires',
  'affinity',
  'cost',
  'when',
  'order',
  'trait',
  'modifier',
  'ward',
  'power',
  'trigger',
] as const;

/** One paragraph of rules text; `attached` lines belong to the creature an order is put on. */
const textLine = z.strictObject({
  role: z.enum(lineRoles),
  attached: z.boolean(),
  parts: z.array(textPart),
});
export type TextLine = z.infer<typeof textLine>;

const common = {
  key: cardKey,
  /** The pack it is printed in. */
  pack: z.string(),
  name: z.string(),
  lines: z.array(textLine),
  flavour: z.string().optional(),
  /** Which half of the first game it belongs to. */
  mark: z.enum(['gold', 'silver']).optional(),
  /** Name of the motif its picture is composed from; derived from the card where its pack names none. */
  motif: z.string(),
  /** A second motif beside or behind it. */
  companion: z.string().optional(),
};

const creatureFace = z.strictObject({
  ...common,
  type: z.literal('creature'),
  level: z.int(),
  keywords: z.array(z.string()),
  abilities: z.array(ability),
  hitPoints: z.int(),
  melee: z.int(),
  ranged: z.strictObject({ damage: z.int(), distance: z.int() }).optional(),
  speed: z.int(),
  isLarge: z.boolean(),
});

const orderFace = z.strictObject({
  ...common,
  type: z.literal('order'),
  level: z.int(),
  timing: z.enum(['standard', 'minor', 'immediate']),
  ability: z.union([ability, z.literal('any')]),
  requires: z.string().optional(),
  affinity: z.string().optional(),
});

const commanderFace = z.strictObject({
  ...common,
  type: z.literal('commander'),
  orderHand: z.int(),
  creatureHand: z.int(),
  morale: z.int(),
  leadership: z.int(),
});

export const cardFace = z.discriminatedUnion('type', [creatureFace, orderFace, commanderFace]);
export type CreatureFace = z.infer<typeof creatureFace>;
export type OrderFace = z.infer<typeof orderFace>;
export type CommanderFace = z.infer<typeof commanderFace>;
export type CardFace = z.infer<typeof cardFace>;

/** One side of a tile as its pack prints it: rows from the top (`s` start, `$` treasure, `*` circle …), walls between squares. */
const tileSide = z.strictObject({
  rows: z.array(z.string()),
  walls: z.array(z.string()).optional(),
  open: z.array(z.enum(['N', 'E', 'S', 'W'])),
});

export const tileFace = z.strictObject({
  key: cardKey,
  pack: z.string(),
  shape: z.enum(['large', 'small']),
  /** Whether it shows a start area. */
  isStart: z.boolean(),
  faces: z.strictObject({ dungeon: tileSide, outdoor: tileSide }),
});
export type TilePrint = z.infer<typeof tileFace>;

export const seals = [
  'lantern',
  'wheel',
  'leaf',
  'wing',
  'crown',
  'bell',
  'flame',
  'tower',
  'moon',
  'star',
  'sword',
  'eye',
] as const;
export const outlines = [
  'battlements',
  'wheels',
  'thorns',
  'feathers',
  'bones',
  'scallops',
  'plain',
] as const;
export const cloths = ['brick', 'road', 'leaves', 'clouds', 'roots', 'waves', 'plain'] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour, such as "#1d4a55"');

/** How a faction looks everywhere: two colours, the outline of its parchment, its seal and its cloth. */
export const factionLook = z.strictObject({
  pack: z.string(),
  name: z.string(),
  /** CSS colours: the dark ground and the bright accent. */
  colours: z.strictObject({
    ground: colour,
    accent: colour,
  }),
  outline: z.enum(outlines),
  seal: z.enum(seals),
  cloth: z.enum(cloths),
});
export type FactionLook = z.infer<typeof factionLook>;
