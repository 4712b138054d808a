/**
 * What matches start from: the setup, and the packs and cards as they were.
 * Stored once, however many matches start from it, and kept when a pack changes or goes.
 */
import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { sealOver } from './match-seals.ts';
import { pack, tryUnpack } from './packed.ts';
import { cardFaces, cards, matches, matchSetups, setupCards, setupPacks } from './schema/index.ts';
import { putSeal, sealAt } from './seals.ts';

export interface MatchStart {
  /** The game module's `Setup`. */
  setup: unknown;
  packs: { key: string; hash: string }[];
  /** Content hashes of the cards it is played with. */
  cards: string[];
  /** The printed faces of these cards, by key: kept for when a later version can no longer read them. */
  faces?: Readonly<Record<string, unknown>>;
}

type SetupRow = typeof matchSetups.$inferSelect;

/**
 * The setup of a row if it is what was stored: its seal says so, or the row's hash. The seal is over the setup alone, so
 * a damaged list of its packs or cards takes no match away; a damaged seal takes none away either, nor that setups stored
 * before there were seals have none.
 */
export function readSetup(db: Db, row: SetupRow): unknown {
  const setup = tryUnpack(row.setup);
  if (setup === undefined) return undefined;
  return sealAt(db, 'setup', row.id) === sealOfSetup(row.setup) || isHashRight(db, row, setup)
    ? setup
    : undefined;
}

const sealOfSetup = (bytes: Buffer): string => sealOver([bytes]);

/**
 * Whether a setup with its packs and cards has the row's hash. The hash was taken over packs and cards in the order they were
 * given in, which the tables do not keep: packs in some order, cards as the setup lists them or by row.
 */
function isHashRight(db: Db, { id, hash }: SetupRow, setup: unknown): boolean {
  const begun = createHash('sha256').update(`[${JSON.stringify(setup)},`);
  const packs = db
    .select({ key: setupPacks.packKey, hash: setupPacks.packHash })
    .from(setupPacks)
    .where(eq(setupPacks.setupId, id))
    .all();
  return cardOrders(db, id, setup).some((cardHashes) =>
    ordersOf(packs).some((order) => {
      const rest = `${JSON.stringify(order)},${JSON.stringify(cardHashes)}]`;
      return begun.copy().update(rest).digest('hex') === hash;
    }),
  );
}

/** Every order of a few things. */
function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((others) => [thing, ...others]));
}

function cardOrders(db: Db, setupId: number, setup: unknown): string[][] {
  const rows = db
    .select({ key: cards.key, hash: cards.hash })
    .from(setupCards)
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .where(eq(setupCards.setupId, setupId))
    .orderBy(setupCards.cardId)
    .all();
  const hashes = new Map(rows.map(({ key, hash }) => [key, hash]));
  const { cards: listed } = setup as { cards?: { id: string }[] };
  const asListed = Array.isArray(listed) ? listed.flatMap(({ id }) => hashes.get(id) ?? []) : [];
  return [asListed, rows.map(({ hash }) => hash)];
}

/** The row of a setup: an equal one if it was played before, cards and packs included. */
export function setupIdOf(db: Db, { setup, packs, cards: cardHashes, faces = {} }: MatchStart): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([setup, packs, cardHashes]))
    .digest('hex');
  const known = db.select({ id: matchSetups.id }).from(matchSetups).where(eq(matchSetups.hash, hash)).get();
  if (known) return known.id;
  const bytes = pack(setup);
  const { id } = db
    .insert(matchSetups)
    .values({ hash, setup: bytes })
    .returning({ id: matchSetups.id })
    .get();
  putSeal(db, 'setup', id, sealOfSetup(bytes));
  for (const { key, hash: packHash } of packs) {
    db.insert(setupPacks).values({ setupId: id, packKey: key, packHash }).run();
  }
  for (const cardId of cardIdsOf(db, cardHashes).values()) {
    db.insert(setupCards).values({ setupId: id, cardId }).run();
  }
  storeFaces(db, id, faces);
  return id;
}

/** Keeps the faces of a setup's cards that are not kept yet. */
function storeFaces(db: Db, setupId: number, faces: Readonly<Record<string, unknown>>): void {
  const faceless = db
    .select({ cardId: cards.id, key: cards.key })
    .from(setupCards)
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .leftJoin(cardFaces, eq(cardFaces.cardId, cards.id))
    .where(and(eq(setupCards.setupId, setupId), isNull(cardFaces.cardId)))
    .all();
  for (const { cardId, key } of faceless) {
    if (Object.hasOwn(faces, key)) db.insert(cardFaces).values({ cardId, face: faces[key] }).run();
  }
}

/** The printed faces of the cards a match was played with, as they were kept, by key. */
export function facesOf(db: Db, id: number): Map<string, unknown> {
  const rows = db
    .select({ key: cards.key, face: cardFaces.face })
    .from(matches)
    .innerJoin(setupCards, eq(setupCards.setupId, matches.setupId))
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .innerJoin(cardFaces, eq(cardFaces.cardId, cards.id))
    .where(eq(matches.id, id))
    .all();
  return new Map(rows.map(({ key, face }) => [key, face]));
}

/** Row ids by content hash. A card that is not stored is a bug: the match could not be replayed. */
export function cardIdsOf(db: Db, hashes: string[]): Map<string, number> {
  const rows = db
    .select({ id: cards.id, hash: cards.hash })
    .from(cards)
    .where(inArray(cards.hash, hashes))
    .all();
  const ids = new Map(rows.map(({ id, hash }) => [hash, id]));
  const missing = hashes.find((hash) => !ids.has(hash));
  if (missing !== undefined) throw new Error(`card ${missing} is not stored`);
  return ids;
}

/** The data of the cards a match is played with, by key. */
export function cardsOf(db: Db, id: number): Map<string, unknown> {
  const rows = db
    .select({ key: cards.key, data: cards.data })
    .from(matches)
    .innerJoin(setupCards, eq(setupCards.setupId, matches.setupId))
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .where(eq(matches.id, id))
    .all();
  return new Map(rows.map(({ key, data }) => [key, data]));
}

/** Content hashes of the cards a match is played with, by key. */
export function cardHashesOf(db: Db, id: number): Map<string, string> {
  const rows = db
    .select({ key: cards.key, hash: cards.hash })
    .from(matches)
    .innerJoin(setupCards, eq(setupCards.setupId, matches.setupId))
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .where(eq(matches.id, id))
    .all();
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** The setups that name a card, as far as they can be read. */
export function setupsWithCard(db: Db, cardId: number): unknown[] {
  const rows = db
    .select({ setup: matchSetups.setup })
    .from(setupCards)
    .innerJoin(matchSetups, eq(matchSetups.id, setupCards.setupId))
    .where(eq(setupCards.cardId, cardId))
    .all();
  return rows.map(({ setup }) => tryUnpack(setup));
}
