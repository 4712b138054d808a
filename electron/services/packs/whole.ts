/** Whether a stored pack is still what was stored: its content, put together again, has the fingerprint of its row. */
import { z } from '../../../shared/zod.ts';
import type { CardRow, PackRow } from '../../db/packs.ts';
import { packFiles } from '../../games/warband/index.ts';
import { filesOf, hashCard, hashFiles, type StoredManifest } from './stored.ts';

const entries = z.array(z.looseObject({ copies: z.number(), card: z.string() }));

/** As much of a manifest column as putting the files together needs; the fingerprint speaks for the rest. */
const readable = z.looseObject({
  checkedBy: z.string(),
  manifest: z.looseObject({ id: z.string(), name: z.string(), version: z.string() }),
  copies: z.record(z.string(), z.number()),
  warbands: z.array(
    z.looseObject({
      key: z.string(),
      commander: z.string(),
      creatures: entries,
      orders: entries,
      tiles: z.array(z.string()),
    }),
  ),
});

const isReadable = (stored: unknown): stored is StoredManifest => readable.safeParse(stored).success;

/** The fingerprint of a stored pack's content; none if that cannot even be put together. */
export function contentHash({ manifest }: PackRow, cards: readonly CardRow[]): string | undefined {
  if (!isReadable(manifest)) return undefined;
  const files = filesOf(manifest, cards);
  return hashFiles(packFiles.map((file) => files[file]));
}

export const isWhole = (row: PackRow, cards: readonly CardRow[]): boolean =>
  contentHash(row, cards) === row.hash;

/** Whether a card's data is what its hash says. */
export const isCardWhole = ({ data, hash }: Pick<CardRow, 'data' | 'hash'>): boolean =>
  data !== undefined && hashCard(data) === hash;
