/** A pack on its way into the database and back: its fingerprint, the rows of its cards, what its manifest column holds. */
import { createHash } from 'node:crypto';
import type { PackCounts } from '../../../shared/calls/packs.ts';
import type { CardRow, NewCard, NewPack, PackRow } from '../../db/packs.ts';
import {
  packCards,
  plainCardText,
  type Card,
  type Pack,
  type PackFile,
  type PackManifest,
  type PackTexts,
  type Tile,
} from '../../games/warband/index.ts';

/** A ready-made warband with its cards and tiles by key, one entry a kind. */
export interface ReadyMade {
  key: string;
  name: string;
  flavour?: string;
  commander: string;
  creatures: { copies: number; card: string }[];
  orders: { copies: number; card: string }[];
  tiles: string[];
}

/** The manifest column: what a pack says besides its cards. */
export interface StoredManifest {
  /** The version of the program that found the pack sound and wrote the texts of its cards. */
  checkedBy: string;
  manifest: PackManifest;
  /** How many of each card are in the box; by key, one where none is named. */
  copies: Record<string, number>;
  warbands: ReadyMade[];
}

/** The manifest column of a pack that was found whole (`whole.ts`). */
export const manifestOf = (row: Pick<PackRow, 'manifest'>): StoredManifest => row.manifest as StoredManifest;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with the fields of every object in order: how a file is laid out makes no other pack. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The fingerprint of what a pack's files hold, in the order of `packFiles`. */
export const hashFiles = (contents: readonly unknown[]): string => sha256(canonical(contents));

export const hashPack = ({ manifest, commanders, creatures, orders, tiles, warbands }: Pack): string =>
  hashFiles([manifest, commanders, creatures, orders, tiles, warbands]);

export interface Arrival {
  source: PackRow['source'];
  isEnabled: boolean;
  at: number;
  /** The version of the program. */
  by: string;
}

/** The rows of a pack that was read and found sound. */
export function rowsOf(pack: Pack, { source, isEnabled, at, by }: Arrival): NewPack {
  const { id, name, version } = pack.manifest;
  return {
    key: id,
    version,
    hash: hashPack(pack),
    name,
    source,
    isEnabled,
    manifest: { checkedBy: by, ...saidBy(pack) } satisfies StoredManifest,
    installedAt: at,
    cards: cardRows(pack),
  };
}

const keyIn = (pack: Pack, id: string): string => `${pack.manifest.id}/${id}`;

/** What a pack says besides its cards. */
export function saidBy(pack: Pack): Omit<StoredManifest, 'checkedBy'> {
  const entries = [...pack.creatures, ...pack.orders];
  return {
    manifest: pack.manifest,
    copies: Object.fromEntries(entries.map(({ copies, card }) => [keyIn(pack, card.id), copies])),
    warbands: readyMadeOf(pack),
  };
}

const readyMadeOf = (pack: Pack): ReadyMade[] => {
  const key = (id: string) => keyIn(pack, id);
  return pack.warbands.map(({ id, commander, creatures, orders, tiles, ...words }) => ({
    key: key(id),
    ...words,
    commander: key(commander),
    creatures: creatures.map(({ copies, card }) => ({ copies, card: key(card) })),
    orders: orders.map(({ copies, card }) => ({ copies, card: key(card) })),
    tiles: tiles.map(key),
  }));
};

/** The cards of a pack, each once, with their keys for ids. */
export const keyedCards = (pack: Pack): Card[] =>
  packCards(pack).map((card) => ({ ...card, id: keyIn(pack, card.id) }));

export const keyedTiles = (pack: Pack): Tile[] =>
  pack.tiles.map((tile) => ({ ...tile, id: keyIn(pack, tile.id) }));

const cardRows = (pack: Pack): NewCard[] => [
  ...keyedCards(pack).map(cardRow),
  ...keyedTiles(pack).map(cardRow),
];

/** A card's columns but its text, which takes longer to render than all else together. */
export type ContentColumns = Omit<NewCard, 'rulesText'>;

const cardColumns = (card: Card): ContentColumns => ({
  hash: hashCard(card),
  key: card.id,
  kind: card.type,
  name: card.name,
  level: 'level' in card ? card.level : null,
  flavour: card.flavour ?? '',
  data: card,
});

/** A tile has no printed name; its id is what a person would look for. */
const tileColumns = (tile: Tile): ContentColumns => ({
  hash: hashCard(tile),
  key: tile.id,
  kind: 'tile',
  name: tile.id.slice(tile.id.indexOf('/') + 1).replaceAll('-', ' '),
  level: null,
  flavour: '',
  data: tile,
});

/** The fingerprint of a card or tile, key included. */
export const hashCard = (data: unknown): string => sha256(canonical(data));

const isCard = (content: Card | Tile): content is Card => 'type' in content;

/** The columns of what a row holds, as they must be. */
export const columnsOf = (content: Card | Tile): ContentColumns =>
  isCard(content) ? cardColumns(content) : tileColumns(content);

/** The rules text of a card as its row keeps it; a tile has none. */
export const rulesTextOf = (content: Card | Tile): string =>
  isCard(content) ? plainCardText(content).join('\n') : '';

export const cardRow = (content: Card | Tile): NewCard => ({
  ...columnsOf(content),
  rulesText: rulesTextOf(content),
});

/** A card with its id as its pack's file has it. */
function withId(data: unknown, idOf: (key: string) => string): object {
  const card = { id: '', ...(data as object) };
  return { ...card, id: idOf(String(card.id)) };
}

/** What a stored pack's files hold, put together again. */
export function filesOf(
  { manifest, copies, warbands }: StoredManifest,
  cards: readonly CardRow[],
): Record<PackFile, unknown> {
  const prefix = `${manifest.id}/`;
  // A key of another pack is damaged: left whole, it makes another fingerprint.
  const idOf = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);
  const ofKind = (kind: string) =>
    cards
      .filter((card) => card.kind === kind)
      .map(({ key, data }) => ({ copies: copies[key] ?? 1, card: withId(data, idOf) }));
  const entries = (list: ReadyMade['orders']) =>
    list.map(({ card, ...rest }) => ({ ...rest, card: idOf(card) }));
  return {
    'pack.json': manifest,
    'commanders.json': ofKind('commander').map(({ card }) => card),
    'creatures.json': ofKind('creature'),
    'orders.json': ofKind('order'),
    'tiles.json': ofKind('tile').map(({ card }) => card),
    'warbands.json': warbands.map(({ key, ...warband }) => ({
      ...warband,
      id: idOf(key),
      commander: idOf(warband.commander),
      creatures: entries(warband.creatures),
      orders: entries(warband.orders),
      tiles: warband.tiles.map(idOf),
    })),
  };
}

/** The content of a stored pack's files, to be read and checked like any other. */
export function textsOf(row: PackRow, cards: readonly CardRow[]): PackTexts {
  const files = filesOf(manifestOf(row), cards);
  return Object.fromEntries(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)]));
}

/** What is in the box. */
export function countsOf(
  { manifest, copies, warbands }: Omit<StoredManifest, 'checkedBy'>,
  cards: readonly { key: string; kind: string }[],
): PackCounts {
  const ofKind = (kind: string) => cards.filter((card) => card.kind === kind);
  const inBox = (kind: string) => ofKind(kind).reduce((sum, { key }) => sum + (copies[key] ?? 1), 0);
  return {
    commanders: inBox('commander'),
    creatures: inBox('creature'),
    orders: inBox('order'),
    different: cards.length - ofKind('tile').length,
    tiles: inBox('tile'),
    warbands: warbands.length,
    chests: manifest.chests.length,
  };
}
