/** What somebody who mistyped a name most likely meant. */

/** How many letters must be added, dropped or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}

/** The known name nearest to a mistyped one, if any is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const most = Math.min(name.length - 1, Math.max(1, Math.floor(name.length / 3)));
  const lower = name.toLowerCase();
  const ranked = known
    .filter((each) => each !== name) // known, but not in this place
    .map((each) => ({ each, far: distance(lower, each.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]?.each;
}
