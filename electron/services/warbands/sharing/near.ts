/** What somebody who mistyped the name of a card may have meant, nearest first. */
import type { Print } from './bookshelf.ts';

const most = 3;

/** How many letters must be added, dropped, changed or swapped with their neighbour; gives up beyond the limit. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      next[j] = Math.min(row[j - 1]! + (isSame ? 0 : 1), row[j]! + 1, next[j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) next[j] = Math.min(next[j], before[j - 2]! + 1);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length]!;
}

/** Cards whose names are near, or begin with what was written, or hold it. */
export function nearPrints(name: string, prints: readonly Print[]): Print[] {
  const wanted = name.toLowerCase().slice(0, 80);
  if (wanted === '') return [];
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const far = (print: Print): number => {
    const known = print.name.toLowerCase();
    const isPart = wanted.length >= 3 && known.includes(wanted);
    return isPart ? 0.5 : distance(wanted, known, limit);
  };
  return prints
    .map((print) => ({ print, far: far(print) }))
    .filter((each) => each.far <= limit)
    .toSorted((a, b) => a.far - b.far || (a.print.name < b.print.name ? -1 : 1))
    .slice(0, most)
    .map(({ print }) => print);
}
