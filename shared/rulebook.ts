/**
 * The rulebook as the window reads it: chapters, sections, entries with their own address, diagrams as data.
 * Owns the shape only; `electron/services/rulebook` reads it from `resources/rulebook`.
 */
import { z } from './zod.ts';

/** What a chapter holds; the contents list and the reading page treat each a little differently. */
export const chapterKinds = [
  'opening',
  'rules',
  'examples',
  'rulings',
  'battlefield',
  'ranges',
  'glossary',
] as const;
export type ChapterKind = (typeof chapterKinds)[number];

/** Who a piece of a diagram belongs to. Each side has its own base shape as well as its colour. */
export const diagramSides = ['you', 'enemy'] as const;
export type DiagramSide = (typeof diagramSides)[number];

/** What a piece of a diagram is: only its drawing differs. */
export const diagramSigns = ['knight', 'guard', 'archer', 'flyer', 'burrower', 'brute', 'helper'] as const;
export type DiagramSign = (typeof diagramSigns)[number];

/** The letters of a diagram's map, one a square. */
export const mapLetters = '.#dhocts';

const coordinate = z.int().min(0).max(40);

/** A square of a diagram, or the grid point at a square's top left corner. */
const pointSchema = z.strictObject({ x: coordinate, y: coordinate });
export type Point = z.infer<typeof pointSchema>;

const stepSchema = z.strictObject({ x: coordinate, y: coordinate, cost: z.int().min(0).optional() });
export type PathStep = z.infer<typeof stepSchema>;

const pieceSchema = z.strictObject({
  x: coordinate,
  y: coordinate,
  side: z.enum(diagramSides),
  sign: z.enum(diagramSigns),
  large: z.boolean(),
  /** A place the piece comes to stand, or could: drawn pale. */
  ghost: z.boolean(),
});
export type DiagramPiece = z.infer<typeof pieceSchema>;

/** A line of sight between two grid points, free or blocked. */
const sightSchema = z.strictObject({ from: pointSchema, to: pointSchema, clear: z.boolean() });
export type Sight = z.infer<typeof sightSchema>;

const diagramSchema = z.strictObject({
  title: z.string(),
  caption: z.string(),
  map: z.array(z.string()).min(1),
  /** Wall lines, each between two orthogonal neighbours (B-03). */
  walls: z.array(z.tuple([pointSchema, pointSchema])),
  pieces: z.array(pieceSchema),
  path: z.array(stepSchema),
  /** The way that the rules cut off. */
  refused: z.array(pointSchema),
  /** Squares adjacent to an enemy. */
  near: z.array(pointSchema),
  /** Squares where a movement may end. */
  reach: z.array(pointSchema),
  /** Squares where the mover must stop. */
  stops: z.array(pointSchema),
  sights: z.array(sightSchema),
  /** Outlines of tiles, from their top left to their bottom right square. */
  tiles: z.array(z.tuple([pointSchema, pointSchema])),
  /** Letters written on squares that the text names. */
  labels: z.array(z.strictObject({ x: coordinate, y: coordinate, text: z.string().max(3) })),
});
export type Diagram = z.infer<typeof diagramSchema>;

/** Texts hold `**strong**`, `*emphasis*` and entry numbers such as W-513, which the window turns into links. */
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
]);
export type Block = z.infer<typeof blockSchema>;

const entrySchema = z.strictObject({
  /** Its number within the book, such as W-513, E-17 or TR-05, or a word such as term-cower. */
  id: z.string().regex(/^([A-Z]{1,3}-\d+[a-z]?|[a-z]+(-[a-z]+)+)$/),
  title: z.string(),
  blocks: z.array(blockSchema).min(1),
  /** The same in plain words, where the rule is hard. */
  note: z.string().optional(),
  /** Entries worth reading next. */
  see: z.array(z.string()),
  /** The entries an example shows at work. */
  shows: z.array(z.string()),
  diagrams: z.array(diagramSchema),
});
export type Entry = z.infer<typeof entrySchema>;

const sectionSchema = z.strictObject({
  title: z.string(),
  /** Which page of a spread an opening's section is printed on. */
  page: z.union([z.literal(1), z.literal(2)]),
  entries: z.array(entrySchema).min(1),
});
export type Section = z.infer<typeof sectionSchema>;

const chapterSchema = z.strictObject({
  kind: z.enum(chapterKinds),
  /** What stands before the title: a number, or the letter its entries begin with. */
  label: z.string(),
  title: z.string(),
  summary: z.string(),
  sections: z.array(sectionSchema).min(1),
});
export type Chapter = z.infer<typeof chapterSchema>;

export const rulebookSchema = z.strictObject({
  /** The game it is the book of. */
  game: z.string(),
  chapters: z.array(chapterSchema).min(1),
});
export type Rulebook = z.infer<typeof rulebookSchema>;

/** What may be an entry's number in a running text; R-49a is one, `W-5xx` is not. Which are, a book knows. */
export const referencePattern = /\b[A-Z]{1,3}-\d+[a-z]?\b/g;

/** Whether an entry's address is a number people quote, such as W-513, and not a word. */
export const isNumbered = (id: string): boolean => /^[A-Z]{1,3}-\d/.test(id);

/** The letters before the hyphen, such as W or TR; nothing for a word. */
export const prefixOf = (id: string): string => (isNumbered(id) ? id.slice(0, id.indexOf('-')) : '');

/** An entry of any book: `warband/W-513`. Rules of several games share numbers, so a number alone is no address. */
export const ruleAddress = (game: string, rule: string): string => `${game}/${rule}`;

/** An entry named without its book, as when there was only Warband's. */
const withoutBook = /^([A-Z]{1,3}-\d|how-|term-)/;

/** The book and the entry of an address; without an entry, the book as a whole. */
export function readRuleAddress(address: string): { game: string; rule?: string } {
  if (withoutBook.test(address)) return { game: 'warband', rule: address };
  const [game = '', rule] = address.split('/', 2);
  return rule ? { game, rule } : { game };
}
