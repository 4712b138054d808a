/**
 * A pack: the cards, tiles and ready-made warbands of one faction as a folder of JSON files. Owns the format and
 * the reading of it, whole or not at all; `pack-check.ts` says what is wrong with a pack of the right shape.
 *
 *   pack.json        packFormat, id, name, version, authors, licence, flavour, chests, look, temperament
 *   commanders.json  commander cards
 *   creatures.json   entries { copies, card }
 *   orders.json      entries { copies, card }
 *   tiles.json       tiles with a dungeon and an outdoor face
 *   warbands.json    ready-made warbands
 */
import { temperaments, type Temperament } from '../../../../shared/bots.ts';
import { factionLook, type FactionLook } from '../../../../shared/cards.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { z } from '../../../../shared/zod.ts';
import { tileShapes, tileSides, type FaceData, type Tile } from '../geometry/tiles.ts';
import { parseJsonLines, type JsonMistake, type PlacedJson } from '../../../../shared/json-lines.ts';
import type { Card, CommanderCard, CreatureCard, OrderCard } from './language.ts';
import { commanderShape, creatureShape, orderShape } from './schema.ts';
import { problem, readWith, type Problem } from '../../../../shared/read-data.ts';
import type { Same } from './schema-words.ts';
import { cardId, flavour, properName, proved } from './schema-words.ts';

/** How often a card is in a pack or a warband. At most 4 of a kind (W-951, W-952). */
export interface Copies<Card> {
  copies: number;
  card: Card;
}

export interface PackManifest {
  packFormat: 1;
  id: string;
  name: string;
  /** Three numbers, such as 1.0.0; a changed pack has a new one. */
  version: string;
  authors: string[];
  licence: string;
  flavour?: string;
  /** Values of its chest markers (B-11). */
  chests: number[];
  /** How its cards look; derived from its id where it says nothing. */
  look?: PackLook;
  /** How a bot plays a warband under its commanders unless told otherwise. */
  temperament?: Temperament;
}

/** `FactionLook` without what the pack says already. */
export type PackLook = Omit<FactionLook, 'pack' | 'name'>;

/** A warband ready to play; its cards and tiles are named by id. */
export interface ReadyWarband {
  id: string;
  name: string;
  flavour?: string;
  commander: string;
  creatures: Copies<string>[];
  orders: Copies<string>[];
  tiles: string[];
}

export interface Pack {
  manifest: PackManifest;
  commanders: CommanderCard[];
  creatures: Copies<CreatureCard>[];
  orders: Copies<OrderCard>[];
  tiles: Tile[];
  warbands: ReadyWarband[];
}

/** Every card of a pack, each once. */
export const packCards = ({ commanders, creatures, orders }: Pack): Card[] => [
  ...commanders,
  ...creatures.map(({ card }) => card),
  ...orders.map(({ card }) => card),
];

const copies = z.int().min(1).max(4);
const copiesOf = <Schema extends z.ZodType>(card: Schema) => z.strictObject({ copies, card });

const lookShape = factionLook
  .omit({ pack: true, name: true })
  .meta({ id: 'Look', description: 'Two colours, the outline of the parchment, a seal and a cloth.' });

const manifestShape = z
  .strictObject({
    packFormat: z.literal(1),
    id: cardId,
    name: properName,
    version: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,3})(?:\.(?:0|[1-9]\d{0,3})){2}$/, 'must be three numbers, such as "1.0.0"'),
    authors: z.array(properName).min(1).max(10),
    licence: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[A-Za-z0-9 .+-]+$/, 'must be the name of a licence, such as "CC-BY-4.0"'),
    flavour: flavour.optional(),
    chests: z.array(z.int().min(1).max(3)).min(1).max(12),
    look: lookShape.optional(),
    temperament: z.enum(temperaments).optional(),
  })
  .meta({ id: 'PackManifest' });

const faceShape = z
  .strictObject({
    rows: z
      .array(z.string().regex(/^[.#dho*DHO$s]{1,8}$/, 'must be a row of . # d h o * D H O $ s'))
      .min(1)
      .max(8),
    walls: z
      .array(z.string().regex(/^[A-H][1-8]-[A-H][1-8]$/, 'must name two squares, such as "C4-D4"'))
      .max(40)
      .optional(),
    open: z.array(z.enum(tileSides)).max(4),
  })
  .meta({
    id: 'TileFace',
    description: 'Rows from the top; `s` start, `$` treasure, `*` magic circle, capitals inside one.',
  });

const tileShape = z
  .strictObject({
    id: cardId,
    shape: z.enum(tileShapes),
    faces: z.strictObject({ dungeon: faceShape, outdoor: faceShape }),
  })
  .meta({ id: 'Tile' });

const warbandShape = z
  .strictObject({
    id: cardId,
    name: properName,
    flavour: flavour.optional(),
    commander: cardId,
    creatures: z.array(copiesOf(cardId)).min(1).max(60),
    orders: z.array(copiesOf(cardId)).min(1).max(120),
    tiles: z.array(cardId).length(4),
  })
  .meta({ id: 'ReadyWarband' });

/** File name → what it holds. */
const fileShapes = {
  'pack.json': manifestShape,
  'commanders.json': z.array(commanderShape).min(1).max(20),
  'creatures.json': z.array(copiesOf(creatureShape)).min(1).max(100),
  'orders.json': z.array(copiesOf(orderShape)).min(1).max(200),
  'tiles.json': z.array(tileShape).max(20),
  'warbands.json': z.array(warbandShape).max(20),
} as const;

export type PackFile = keyof typeof fileShapes;
export const packFiles = Object.keys(fileShapes) as PackFile[];

proved<Same<PackManifest, z.infer<typeof manifestShape>>>(true);
proved<Same<FaceData, z.infer<typeof faceShape>>>(true);
proved<Same<Tile, z.infer<typeof tileShape>>>(true);
proved<Same<ReadyWarband, z.infer<typeof warbandShape>>>(true);

/** A problem, the file it is in, and the line where known. */
export interface PackProblem extends Problem {
  file: string;
  line?: number;
}

/** The text of each file. */
export type PackTexts = Readonly<Partial<Record<PackFile, string>>>;

/** The JSON Schema of one file of a pack. */
export const packFileJsonSchema = (file: PackFile): unknown => z.toJSONSchema(fileShapes[file]);

/** Reads the text of a pack's files: every file of the right shape, or every problem with its place. */
export function readPackFiles(texts: PackTexts): Result<Pack, PackProblem[]> {
  const problems: PackProblem[] = [];
  const read = <File extends PackFile>(file: File): z.infer<(typeof fileShapes)[File]> | undefined => {
    const found = readFile(file, texts[file]);
    if (found.ok) return found.value;
    problems.push(...found.error.map((each) => ({ file, ...each })));
    return undefined;
  };
  const manifest = read('pack.json');
  const commanders = read('commanders.json');
  const creatures = read('creatures.json');
  const orders = read('orders.json');
  const tiles = read('tiles.json');
  const warbands = read('warbands.json');
  if (!manifest || !commanders || !creatures || !orders || !tiles || !warbands)
    return err(withLines(problems, texts));
  return ok({ manifest, commanders, creatures, orders, tiles, warbands });
}

function readFile<File extends PackFile>(
  file: File,
  text: string | undefined,
): Result<z.infer<(typeof fileShapes)[File]>, Omit<PackProblem, 'file'>[]> {
  if (text === undefined) return err([problem([], 'missingFile', `The file ${file} is missing.`)]);
  const parsed = parseJsonLines(text);
  if (!parsed.ok) return err([badJson(parsed.error)]);
  // The table's entries differ in type; each file is read with its own.
  return readWith(
    fileShapes[file] as unknown as z.ZodType<z.infer<(typeof fileShapes)[File]>>,
    parsed.value.value,
  );
}

const badJson = ({ line, column, sentence }: JsonMistake): Omit<PackProblem, 'file'> => ({
  ...problem([], 'badJson', `This is not JSON at column ${column}: ${sentence}`),
  line,
});

/** Adds to each problem the line of the field it is about, or of the nearest field around it. */
export function withLines(problems: readonly PackProblem[], texts: PackTexts): PackProblem[] {
  const places = new Map(packFiles.map((file) => [file as string, placesOf(texts[file] ?? '')]));
  return problems.map((each) => {
    const line = each.line ?? nearest(each.path, places.get(each.file));
    return line === undefined ? each : { ...each, line };
  });
}

function placesOf(text: string): PlacedJson['places'] | undefined {
  const parsed = parseJsonLines(text);
  return parsed.ok ? parsed.value.places : undefined;
}

function nearest(path: string, places: PlacedJson['places'] | undefined): number | undefined {
  const line = places?.get(path)?.line;
  if (line !== undefined || path === '') return line;
  return nearest(path.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, ''), places);
}
