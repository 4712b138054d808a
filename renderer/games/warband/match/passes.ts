/** Passes in the log: a run of them is one line, whatever silent things happened between. */
import { logText } from '../../../text/match-log.ts';
import type { LogLine } from './log.ts';

/** Passed for somebody, in a row and for one reason. */
export interface Pass {
  name: string;
  why: string | undefined;
  times: number;
}

/** Joins the passes of the last line, or begins a line. */
export function addPass(lines: LogLine[], pass: Pass, key: string): void {
  const last = lines.at(-1);
  const run = last?.passes ? lines.pop() : undefined;
  const passes = [...(run?.passes ?? []), pass];
  const parts = [logText.passed(passes.length === 1 ? passWords(pass) : sumOf(passes))];
  lines.push({
    key: run?.key ?? key,
    level: 'sub',
    seat: undefined,
    parts,
    creatures: [],
    squares: [],
    passes,
  });
}

export const passWords = ({ name, why, times }: Pass): string => logText.passedFor(name, why, times);

/** How often for whom, without the reasons. */
function sumOf(passes: readonly Pass[]): string {
  const sums = new Map<string, number>();
  for (const { name, times } of passes) sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].map(([name, times]) => logText.passedFor(name, undefined, times)).join(', ');
}
