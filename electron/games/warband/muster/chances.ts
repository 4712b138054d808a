/**
 * How likely it is to have drawn the cards one hopes for: exact, by counting draws with whole numbers of any size.
 * The opening creature hand is drawn anew until something in it can be deployed, and so it is counted here.
 */

/** A deck by card key, one entry a copy. */
export interface Draw {
  deck: readonly string[];
  /** Cards of the opening hand, and cards drawn after it. */
  opening: number;
  later: number;
  /** A hand without any of these is drawn anew; absent: every hand is kept. */
  needed?: ReadonlySet<string>;
}

/** At least so many of these cards together. */
export interface Hope {
  keys: ReadonlySet<string>;
  atLeast: number;
}

/** A chance as a fraction of whole numbers, not shortened. */
export interface Fraction {
  of: bigint;
  over: bigint;
}

/** Cards that are the same to all hopes. */
interface Kind {
  size: number;
  /** Numbers of the hopes it serves. */
  serves: number[];
  isNeeded: boolean;
}

/** Where a count of draws has got to: cards drawn, hopes served so far, whether the hand would be kept. */
interface Tally {
  opening: number;
  later: number;
  served: number[];
  isKept: boolean;
  ways: bigint;
}

/** The chance that all hopes are fulfilled among the cards drawn. */
export function chanceOf(draw: Draw, hopes: readonly Hope[]): Fraction {
  const opening = Math.min(draw.opening, draw.deck.length);
  const later = Math.min(draw.later, draw.deck.length - opening);
  let tallies: Tally[] = [
    { opening: 0, later: 0, served: hopes.map(() => 0), isKept: draw.needed === undefined, ways: 1n },
  ];
  for (const kind of kindsOf(draw, hopes))
    tallies = merged(tallies.flatMap((tally) => drawnFrom(kind, tally, opening, later, hopes)));
  const kept = tallies.filter((tally) => tally.opening === opening && tally.later === later && tally.isKept);
  const sum = (those: readonly Tally[]): bigint => those.reduce((total, { ways }) => total + ways, 0n);
  const fulfilled = kept.filter(({ served }) => hopes.every(({ atLeast }, hope) => served[hope] >= atLeast));
  return { of: sum(fulfilled), over: sum(kept) };
}

/** As a decimal number; a draw that cannot be has no chance. */
export function decimal({ of, over }: Fraction): number {
  const scale = 10n ** 15n;
  return over === 0n ? 0 : Number((of * scale) / over) / 1e15;
}

function kindsOf({ deck, needed }: Draw, hopes: readonly Hope[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const key of deck) {
    const serves = hopes.flatMap(({ keys }, hope) => (keys.has(key) ? [hope] : []));
    const isNeeded = needed?.has(key) ?? false;
    const mark = `${serves.join()} ${String(isNeeded)}`;
    const kind = kinds.get(mark) ?? { size: 0, serves, isNeeded };
    kind.size += 1;
    kinds.set(mark, kind);
  }
  return [...kinds.values()];
}

/** Every way to take some of a kind into the opening hand and some of the rest later. */
function drawnFrom(
  kind: Kind,
  tally: Tally,
  opening: number,
  later: number,
  hopes: readonly Hope[],
): Tally[] {
  const tallies: Tally[] = [];
  for (let first = 0; first <= Math.min(kind.size, opening - tally.opening); first++) {
    const rest = kind.size - first;
    for (let then = 0; then <= Math.min(rest, later - tally.later); then++)
      tallies.push({
        opening: tally.opening + first,
        later: tally.later + then,
        // More than hoped for counts as hoped for: fewer tallies, the same answer.
        served: tally.served.map((served, hope) =>
          kind.serves.includes(hope) ? Math.min(hopes[hope].atLeast, served + first + then) : served,
        ),
        isKept: tally.isKept || (kind.isNeeded && first > 0),
        ways: tally.ways * choose(kind.size, first) * choose(rest, then),
      });
  }
  return tallies;
}

function merged(tallies: readonly Tally[]): Tally[] {
  const sums = new Map<string, Tally>();
  for (const tally of tallies) {
    const mark = `${tally.opening} ${tally.later} ${tally.served.join()} ${String(tally.isKept)}`;
    const known = sums.get(mark);
    if (known) known.ways += tally.ways;
    else sums.set(mark, { ...tally });
  }
  return [...sums.values()];
}

/** In how many ways `taken` of `size` things can be chosen. */
export function choose(size: number, taken: number): bigint {
  let ways = 1n;
  for (let each = 1; each <= taken; each++) ways = (ways * BigInt(size - each + 1)) / BigInt(each);
  return ways;
}
