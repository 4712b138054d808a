/**
 * How found cards lie in rows, and which rows are in sight: thousands of cards, of which only those near the window
 * are drawn. Pure numbers; knows no element.
 */
export interface Heap {
  name: string;
  keys: readonly string[];
}

/** A row of the pool, `top` from its upper edge: a heap's title, or cards, the first of them number `first` of all. */
export type Row = { top: number; height: number } & (
  { kind: 'title'; name: string; count: number } | { kind: 'cards'; first: number; keys: readonly string[] }
);

export interface Layout {
  columns: number;
  cardRow: number;
  titleRow: number;
}

/** Lays heaps out in rows, one below the other; a heap without a name gets no title. */
export function rowsOf(heaps: readonly Heap[], { columns, cardRow, titleRow }: Layout): Row[] {
  const rows: Row[] = [];
  let top = 0;
  let first = 0;
  for (const { name, keys } of heaps) {
    if (heaps.length > 1 || name !== '') {
      rows.push({ kind: 'title', name, count: keys.length, top, height: titleRow });
      top += titleRow;
    }
    for (let at = 0; at < keys.length; at += columns) {
      rows.push({
        kind: 'cards',
        first: first + at,
        keys: keys.slice(at, at + columns),
        top,
        height: cardRow,
      });
      top += cardRow;
    }
    first += keys.length;
  }
  return rows;
}

export const heightOf = (rows: readonly Row[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** The first row that reaches below a height. */
function rowAt(rows: readonly Row[], height: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.top + rows[middle]!.height <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows in sight between two heights, with a few beyond each edge, and the row of the card that has focus. */
export function rowsInSight(
  rows: readonly Row[],
  sight: { from: number; to: number; beyond: number },
  focused: number,
): Row[] {
  const start = rowAt(rows, sight.from - sight.beyond);
  const end = rowAt(rows, sight.to + sight.beyond) + 1;
  const seen = rows.slice(start, end);
  const kept = rowOfCard(rows, focused);
  // The focused card stays drawn: if it went, so would the focus.
  return kept && !seen.includes(kept) ? [...seen, kept] : seen;
}

export type CardRow = Extract<Row, { kind: 'cards' }>;

/** The row that holds card number `index`. */
export const rowOfCard = (rows: readonly Row[], index: number): CardRow | undefined =>
  rows.find(
    (row): row is CardRow =>
      row.kind === 'cards' && index >= row.first && index < row.first + row.keys.length,
  );

export const walks = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type Walk = (typeof walks)[number];

/** Where a key leads from card number `index`; rows above and below keep the column where they can. */
export function walk(rows: readonly Row[], index: number, key: Walk, rowsAPage: number): number {
  const cards = rows.filter((row) => row.kind === 'cards');
  const last = cards.at(-1);
  if (!last) return 0;
  const end = last.first + last.keys.length - 1;
  const at = cards.findIndex(({ first, keys }) => index >= first && index < first + keys.length);
  const column = index - (cards[at]?.first ?? 0);
  const inRow = (number: number) => {
    const row = cards[Math.max(0, Math.min(cards.length - 1, number))]!;
    return Math.min(row.first + column, row.first + row.keys.length - 1);
  };
  const targets: Record<Walk, () => number> = {
    ArrowLeft: () => Math.max(0, index - 1),
    ArrowRight: () => Math.min(end, index + 1),
    ArrowUp: () => (at === 0 ? index : inRow(at - 1)),
    ArrowDown: () => (at === cards.length - 1 ? index : inRow(at + 1)),
    Home: () => 0,
    End: () => end,
    PageUp: () => inRow(at - rowsAPage),
    PageDown: () => inRow(at + rowsAPage),
  };
  return targets[key]();
}
