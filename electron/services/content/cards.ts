/** Cards that are not what was stored. A card's hash speaks for its data, and its data for its other columns. */
import type { Db } from '../../db/connect.ts';
import { allCards, heldCards, mendCard, type CardRow } from '../../db/packs.ts';
import { setupsWithCard } from '../../db/match-setups.ts';
import type { Card, Tile } from '../../games/warband/index.ts';
import { columnsOf, hashCard, type ContentColumns } from '../packs/stored.ts';
import { isCardWhole } from '../packs/whole.ts';
import type { ContentDeps, Finding } from './finding.ts';

export function checkCards({ db }: ContentDeps): Finding[] {
  const held = heldCards(db);
  return allCards(db).flatMap((row) => {
    if (isCardWhole(row)) return differing(db, row);
    // What a pack holds is decided with the pack.
    return held.has(row.id) ? [] : [keptCard(db, row)];
  });
}

const told = ['key', 'kind', 'name', 'level', 'flavour'] as const satisfies (keyof ContentColumns)[];

/** Columns that do not say what the data says. */
function differing(db: Db, row: CardRow): Finding[] {
  const columns = columnsOf(row.data as Card | Tile);
  if (told.every((column) => columns[column] === row[column])) return [];
  return [
    {
      code: 'card-mended',
      sentence: `The row of the card ${columns.key} was damaged and is put right from its data.`,
      isMendable: true,
      mend: () => mendCard(db, row.id, columns),
    },
  ];
}

/** A card only matches hold: they were set up with copies of it, which say whether its data or its hash is wrong. */
function keptCard(db: Db, row: CardRow): Finding {
  const hashes = [row.hash, ...(row.data === undefined ? [] : [hashCard(row.data)])];
  const copy = setupsWithCard(db, row.id)
    .flatMap(cardsIn)
    .find((card) => hashes.includes(hashCard(card)));
  return {
    code: `card-damaged.${row.key}`,
    sentence: copy
      ? `The card ${row.key}, kept for matches, was damaged and is put back from one of them.`
      : `The card ${row.key}, kept for the history of matches, was damaged on the disk. Matches have cards of their own and are not concerned; only its name there may read wrongly. Restore a backup to have it back.`,
    isMendable: copy !== undefined,
    mend: () => {
      if (copy) mendCard(db, row.id, columnsOf(copy as Card));
    },
  };
}

function cardsIn(setup: unknown): unknown[] {
  const { cards } = (setup ?? {}) as { cards?: unknown };
  return Array.isArray(cards) ? cards : [];
}
