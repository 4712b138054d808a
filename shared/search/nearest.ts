/** The known words most like a mistyped one. */
import { fold } from './fields.ts';

/** How many letters must change to make one word of the other; swapped neighbours count once. */
function lettersApart(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? rows[i - 2]![j - 2]! + 1 : change;
      row.push(Math.min(change, swap, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Those near enough to be meant come first; where none is, all of them. */
export function nearest(typed: string, known: readonly string[]): string[] {
  const word = fold(typed).slice(0, 30);
  const ranked = known
    .map((each) => ({ each, apart: lettersApart(word, each) }))
    .toSorted((a, b) => a.apart - b.apart);
  const near = ranked.filter(({ apart }) => apart <= Math.max(1, Math.floor(word.length / 2)));
  return (near.length > 0 ? near.slice(0, 3) : ranked).map(({ each }) => each);
}
