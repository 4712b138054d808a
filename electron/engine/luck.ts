/** The luck ledger of any game with dice, from the rolls a match told; what fair dice do is counted out, not guessed. */
import type { Seat } from '../../shared/game.ts';
import type { DiceRoll, LuckLedger, LuckLine } from '../../shared/luck.ts';

/** A roll and the turn it fell in. */
export interface TimedRoll extends DiceRoll {
  turn: number;
}

const meanOf = (sides: number): number => (sides + 1) / 2;
const varianceOf = (sides: number): number => (sides * sides - 1) / 12;

/** How likely each sum of fair dice with these numbers of sides is, by sum. */
export function sumChances(dice: readonly number[]): number[] {
  let chances = [1];
  for (const sides of dice) {
    const next = new Array<number>(chances.length + sides).fill(0);
    // A window slides over the chances: each new sum takes those of the last so many sums.
    let window = 0;
    for (let sum = 1; sum < next.length; sum++) {
      window += (chances[sum - 1] ?? 0) - (chances[sum - 1 - sides] ?? 0);
      next[sum] = Math.max(0, window / sides);
    }
    chances = next;
  }
  return chances;
}

/** Sums are halves at the least, so that a quarter parts them from those as far off. */
const nearlyAsFar = 0.25;

/** Of a hundred throws of these dice, how many stray further from the mean than so many pips. */
export function furtherOff(dice: readonly number[], off: number): number {
  const mean = dice.reduce((sum, sides) => sum + meanOf(sides), 0);
  return (
    100 *
    sumChances(dice).reduce(
      (sum, chance, pips) => (Math.abs(pips - mean) > off + nearlyAsFar ? sum + chance : sum),
      0,
    )
  );
}

/** Dice added up one roll after the other. */
interface Tally {
  sides: number[];
  rolled: number;
  ahead: number;
  expected: number;
  variance: number;
}

const newTally = (): Tally => ({ sides: [], rolled: 0, ahead: 0, expected: 0, variance: 0 });

function add(tally: Tally, { sides, dice, wish }: DiceRoll): void {
  for (const die of dice) {
    tally.sides.push(sides);
    tally.rolled += die;
    tally.ahead += wish === 'low' ? meanOf(sides) - die : die - meanOf(sides);
    tally.expected += meanOf(sides);
    tally.variance += varianceOf(sides);
  }
}

const totals = ({ sides, rolled, expected }: Tally) => ({ dice: sides.length, rolled, expected });

function lineOf(seat: Seat, rolls: readonly TimedRoll[]): { line: LuckLine; tally: Tally } {
  const tally = newTally();
  const faces = new Array<number>(Math.max(...rolls.map(({ sides }) => sides))).fill(0);
  const points: LuckLine['points'] = [];
  for (const roll of rolls) {
    add(tally, roll);
    for (const die of roll.dice) faces[die - 1]! += 1;
    if (points.at(-1)?.turn === roll.turn) points.pop();
    const deviation = Math.sqrt(tally.variance);
    points.push({ turn: roll.turn, ahead: tally.ahead, deviation });
  }
  const { ahead, sides, variance } = tally;
  const strays = { deviation: Math.sqrt(variance), furtherOff: furtherOff(sides, Math.abs(ahead)) };
  return { tally, line: { seat, ...totals(tally), ahead, ...strays, faces, points } };
}

/** A die upside down is as fair: the difference of two throws strays like the sum of all their dice. */
function gapOf(tallies: readonly Tally[]): LuckLedger['gap'] {
  const [one, other] = tallies;
  if (!one || !other || tallies.length !== 2) return undefined;
  const pips = Math.abs(one.ahead - other.ahead);
  return { pips, wider: furtherOff([...one.sides, ...other.sides], pips) };
}

export function ledgerOf(rolls: readonly TimedRoll[]): LuckLedger {
  const wished = rolls.filter(({ wish, dice }) => wish !== 'none' && dice.length > 0);
  const seats = [...new Set(wished.map(({ seat }) => seat))].sort((one, other) => one - other);
  const made = seats.map((seat) =>
    lineOf(
      seat,
      wished.filter((roll) => roll.seat === seat),
    ),
  );
  const apart = newTally();
  for (const roll of rolls) if (roll.wish === 'none') add(apart, roll);
  const gap = gapOf(made.map(({ tally }) => tally));
  return { lines: made.map(({ line }) => line), ...(gap && { gap }), apart: totals(apart) };
}
