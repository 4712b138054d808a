/** Passes in the log: a run of them is one line, whatever silent things happened between. */
import { logText } from '../text/match-log.ts';

/** Passed for somebody, in a row and for one reason. */
export interface Pass {
  name: string;
  why: string | undefined;
  times: number;
}

/** A run of passes in one line: one with its reason, several summed up. */
export const passesInWords = (passes: readonly Pass[]): string =>
  logText.passed(passes.length === 1 ? passWords(passes[0]!) : sumOf(passes));

export const passWords = ({ name, why, times }: Pass): string => logText.passedFor(name, why, times);

/** How often for whom, without the reasons. */
function sumOf(passes: readonly Pass[]): string {
  const sums = new Map<string, number>();
  for (const { name, times } of passes) sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].map(([name, times]) => logText.passedFor(name, undefined, times)).join(', ');
}
