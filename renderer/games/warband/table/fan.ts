/**
 * How hands share the width below the board, and how the cards of a hand overlap in it. Everything is measured in
 * widths of a card; what cannot be used gives way first, and a spine stays readable as long as that is possible.
 */

/** How much of a card shows at its left while the next lies on it. */
interface Showing {
  open: number;
  closed: number;
}

/** Side by side with a little air; the strip with a card's level and values. */
const whole = 1.04;
const spine = 0.27;

/** From all there is to nothing but spines: closed cards keep a strip with room for a word before open ones give way. */
const stages: readonly Showing[] = [
  { open: whole, closed: whole },
  { open: whole, closed: 0.42 },
  { open: 0.8, closed: 0.42 },
  { open: 0.8, closed: spine },
  { open: spine, closed: spine },
];

/** The last card of a hand lies on top of all: it is always whole. */
const lengthAt = (isOpen: readonly boolean[], { open, closed }: Showing): number =>
  isOpen.slice(0, -1).reduce((sum, each) => sum + (each ? open : closed), 1);

/** What a hand takes with all its cards side by side; an empty one keeps room for its words. */
export const wholeLength = (count: number): number => Math.max(1, (count - 1) * whole + 1);

/** What a hand takes with all its spines showing. */
export const leastLength = (count: number): number => Math.max(1, (count - 1) * spine + 1);

/** How much of each card shows where a hand has this length; the sum is the length, or less if all are whole. */
export function showingOf(isOpen: readonly boolean[], length: number): number[] {
  const showing = showingAt(isOpen, length);
  return isOpen.map((each, index) =>
    index === isOpen.length - 1 ? 1 : each ? showing.open : showing.closed,
  );
}

/** Where the longest stretch of sunken cards begins: above it there is room for words. */
export function sunkenFrom(isOpen: readonly boolean[], showing: readonly number[]): number {
  let [best, from, at, length] = [0, 0, 0, 0];
  isOpen.forEach((each, index) => {
    at += showing[index]!;
    length = each ? 0 : length + showing[index]!;
    if (length > best) [best, from] = [length, at - length];
  });
  return from;
}

function showingAt(isOpen: readonly boolean[], length: number): Showing {
  const after = stages.findIndex((stage) => lengthAt(isOpen, stage) <= length);
  const less = stages[after];
  if (!less) return tighter(isOpen.length, length);
  const more = stages[after - 1];
  return more ? between(isOpen, length, more, less) : less;
}

/** Less room than spines need: all the same. */
function tighter(count: number, length: number): Showing {
  const each = Math.max(0.1, (length - 1) / (count - 1));
  return { open: each, closed: each };
}

function between(isOpen: readonly boolean[], length: number, more: Showing, less: Showing): Showing {
  const [long, short] = [lengthAt(isOpen, more), lengthAt(isOpen, less)];
  const part = (length - short) / (long - short);
  const mix = (low: number, high: number) => low + (high - low) * part;
  return { open: mix(less.open, more.open), closed: mix(less.closed, more.closed) };
}

/**
 * How long the two hands are: whole if both fit; else the first, which matters now, has what the other's spines leave,
 * and the other what is left after that.
 */
export function shareLength(first: number, other: number, length: number): { first: number; other: number } {
  const [whole1, whole2] = [wholeLength(first), wholeLength(other)];
  if (whole1 + whole2 <= length) return { first: whole1, other: whole2 };
  const [least1, least2] = [leastLength(first), leastLength(other)];
  if (least1 + least2 > length) {
    const part = length / (least1 + least2);
    return { first: least1 * part, other: least2 * part };
  }
  const own = Math.min(whole1, length - least2);
  return { first: own, other: Math.min(whole2, length - own) };
}
