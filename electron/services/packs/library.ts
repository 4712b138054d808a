/**
 * The card library: every card, tile and ready-made warband of the enabled packs, by key, for all other services.
 * Read from the database when first asked for and again after a change.
 */
import type { Temperament } from '../../../shared/bots.ts';
import type { InstalledPack } from '../../../shared/calls/packs.ts';
import type { CardFace, FactionLook, TilePrint } from '../../../shared/cards.ts';
import type { Db } from '../../db/connect.ts';
import { cardIdOf, cardsOfPack, findPack, listPacks, type CardRow, type PackRow } from '../../db/packs.ts';
import { faceOf, lookOf, printOf, type BoxedCard, type Card, type Tile } from '../../games/warband/index.ts';
import { cardRow, countsOf, manifestOf, type ReadyMade } from './stored.ts';
import { isWhole } from './whole.ts';

/** An enabled pack: what it brings, by key, in its own order. */
export interface LibraryPack {
  key: string;
  name: string;
  version: string;
  hash: string;
  chests: number[];
  temperament?: Temperament;
  commanders: string[];
  /** As many as there are in the box: what a first game shares out (W-940). */
  creatures: { copies: number; card: string }[];
  orders: { copies: number; card: string }[];
  tiles: string[];
}

export interface CardLibrary {
  /** By key; a card's id is its key. */
  cards(): ReadonlyMap<string, Card>;
  tiles(): ReadonlyMap<string, Tile>;
  readyWarbands(): readonly ReadyMade[];
  packs(): readonly LibraryPack[];
  /** The content hash of a card or tile: what a match start names. */
  hashOf(key: string): string | undefined;
  /** Every card with its copies in the box: what bots think another player's cards may be. The same array until `changed`. */
  boxes(): readonly BoxedCard[];
  /** Keeps cards of a match from outside; answers their content hashes by key. */
  keep(cards: readonly Card[]): ReadonlyMap<string, string>;
  /** The printed faces of the cards that are there, in the order asked for; all of them where no keys are given. */
  faces(keys?: readonly string[]): CardFace[];
  tilePrints(): TilePrint[];
  looks(): FactionLook[];
  /** Every installed pack, enabled or not; a damaged one that could not be set aside yet is as good as none. */
  installed(): InstalledPack[];
  /** The pack of a fingerprint, if its content has it. */
  find(hash: string): PackRow | undefined;
  /** Forgets what was read; whoever listens is told. */
  changed(): void;
  onChange(listener: () => void): void;
}

interface Shelf {
  cards: Map<string, Card>;
  tiles: Map<string, Tile>;
  hashes: Map<string, string>;
  warbands: ReadyMade[];
  packs: LibraryPack[];
  looks: FactionLook[];
  /** Made when first looked at. */
  faces: Map<string, CardFace>;
}

export function createCardLibrary(db: Db): CardLibrary {
  const listeners: (() => void)[] = [];
  let read: Shelf | undefined;
  let boxed: BoxedCard[] | undefined;
  const known = new Map<number, boolean>();
  /** Compared when first read, and again after a change. */
  const isSound = (row: PackRow, held: CardRow[]): boolean => {
    const answer = known.get(row.id) ?? isWhole(row, held);
    known.set(row.id, answer);
    return answer;
  };
  const soundPacks = () =>
    listPacks(db)
      .map((row) => ({ row, held: cardsOfPack(db, row.id) }))
      .filter(({ row, held }) => isSound(row, held));
  const shelf = (): Shelf => (read ??= shelfOf(soundPacks().filter(({ row }) => row.isEnabled)));
  return {
    cards: () => shelf().cards,
    tiles: () => shelf().tiles,
    readyWarbands: () => shelf().warbands,
    packs: () => shelf().packs,
    hashOf: (key) => shelf().hashes.get(key),
    boxes: () => (boxed ??= boxesOn(shelf())),
    keep: (cards) => {
      const rows = cards.map((card) => cardRow(card));
      for (const row of rows) cardIdOf(db, row);
      return new Map(rows.map(({ key, hash }) => [key, hash]));
    },
    faces: (keys) => facesOn(shelf(), keys),
    tilePrints: () => [...shelf().tiles.values()].map(printOf),
    looks: () => shelf().looks,
    installed: () => soundPacks().map(({ row, held }) => installedOf(row, held)),
    find: (hash) => {
      const row = findPack(db, hash);
      return row && isSound(row, cardsOfPack(db, row.id)) ? row : undefined;
    },
    changed: () => {
      read = boxed = undefined;
      known.clear();
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

function shelfOf(packs: readonly { row: PackRow; held: CardRow[] }[]): Shelf {
  const shelf: Shelf = {
    cards: new Map(),
    tiles: new Map(),
    hashes: new Map(),
    warbands: [],
    packs: [],
    looks: [],
    faces: new Map(),
  };
  for (const { row, held } of packs) putPack(shelf, row, held);
  return shelf;
}

function putPack(shelf: Shelf, row: PackRow, cards: CardRow[]): void {
  const { manifest, copies, warbands } = manifestOf(row);
  const keysOf = (kind: string) => cards.filter((card) => card.kind === kind).map(({ key }) => key);
  const entriesOf = (kind: string) => keysOf(kind).map((key) => ({ copies: copies[key] ?? 1, card: key }));
  for (const { kind, key, hash, data } of cards) {
    shelf.hashes.set(key, hash);
    if (kind === 'tile') shelf.tiles.set(key, data as Tile);
    else shelf.cards.set(key, data as Card);
  }
  shelf.warbands.push(...warbands);
  shelf.looks.push(lookOf(manifest));
  shelf.packs.push({
    key: row.key,
    name: row.name,
    version: row.version,
    hash: row.hash,
    chests: manifest.chests,
    ...(manifest.temperament && { temperament: manifest.temperament }),
    commanders: keysOf('commander'),
    creatures: entriesOf('creature'),
    orders: entriesOf('order'),
    tiles: keysOf('tile'),
  });
}

function facesOn(shelf: Shelf, keys: readonly string[] = [...shelf.cards.keys()]): CardFace[] {
  return keys.flatMap((key) => {
    const card = shelf.cards.get(key);
    if (!card) return [];
    const face = shelf.faces.get(key) ?? faceOf(card);
    shelf.faces.set(key, face);
    return [face];
  });
}

/** A pack's row as a window shows it. */
function installedOf(row: PackRow, cards: CardRow[]): InstalledPack {
  const stored = manifestOf(row);
  const { authors, licence, flavour, temperament } = stored.manifest;
  return {
    hash: row.hash,
    id: row.key,
    name: row.name,
    version: row.version,
    authors,
    licence,
    flavour,
    counts: countsOf(stored, cards),
    look: lookOf(stored.manifest),
    temperament,
    isEnabled: row.isEnabled,
    isBuiltin: row.source === 'builtin',
    installedAt: row.installedAt,
  };
}

function boxesOn({ packs, cards }: Shelf): BoxedCard[] {
  return packs
    .flatMap(({ commanders, creatures, orders }) => [
      ...commanders.map((card) => ({ copies: 1, card })),
      ...creatures,
      ...orders,
    ])
    .flatMap(({ copies, card: key }) => {
      const card = cards.get(key);
      return card ? [{ card, copies }] : [];
    });
}
