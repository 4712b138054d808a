/** Exact chances of dice: tests, repeated tests with determination, amounts (D-901, D-910, D-911, C-04). */
import type { Amount } from '../content/language.ts';

const dieSides = 6;

/** Ways of so many dice to show each total; `totals[7]` of two dice is 6. */
function waysOf(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + dieSides }, () => 0);
    for (const [total, count] of ways.entries())
      for (let face = 1; face <= dieSides; face++) next[total + face] += count;
    ways = next;
  }
  return ways;
}

const twoDice = waysOf(2);
const allOfTwo = dieSides * dieSides;

/** Chance that two dice show no more than needed (D-901). */
export function passChance(needed: number): number {
  let good = 0;
  for (let total = 2; total < twoDice.length && total <= needed; total++) good += twoDice[total];
  return good / allOfTwo;
}

/** A chance that can be tried again and again. */
export interface Repeated {
  /** Chance to succeed at the first, second, … try. */
  at: readonly number[];
  /** Failures to be expected before success. */
  failures: number;
}

/** Tries after which no more is counted. */
const mostTries = 16;

function repeated(chanceAt: (failures: number) => number): Repeated {
  const at: number[] = [];
  let left = 1;
  let failures = 0;
  for (let failed = 0; failed < mostTries; failed++) {
    const good = left * chanceAt(failed);
    at.push(good);
    left -= good;
    failures += left;
  }
  return { at, failures };
}

const testsFor = new Map<number, Repeated>();

/** A test that every failure makes easier by one (D-911). */
export function repeatedTest(needed: number): Repeated {
  let found = testsFor.get(needed);
  if (!found) testsFor.set(needed, (found = repeated((failed) => passChance(needed + failed))));
  return found;
}

/** The same chance every time. */
export const repeatedChance = (chance: number): Repeated => repeated(() => chance);

/** An amount and how likely it is. */
export interface Share {
  amount: number;
  chance: number;
}

const half = (total: number): number => Math.ceil(total / 2);

/** Every amount that can be rolled (C-00). */
export function sharesOf({ dice, plus = 0 }: Amount): Share[] {
  if (!dice) return [{ amount: plus, chance: 1 }];
  const ways = waysOf(dice === 'two' ? 2 : 1);
  const all = ways.reduce((sum, count) => sum + count, 0);
  const shares = new Map<number, number>();
  for (const [total, count] of ways.entries()) {
    if (count === 0) continue;
    const amount = plus + (dice === 'half' ? half(total) : total);
    shares.set(amount, (shares.get(amount) ?? 0) + count / all);
  }
  return [...shares].map(([amount, chance]) => ({ amount, chance }));
}
