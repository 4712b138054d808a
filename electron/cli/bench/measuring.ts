/**
 * Measuring: a workload is run in a process of its own, so that no other code disturbs its compiled form, and counted
 * by the CPU time of that process. Owns no workload; those of the peers are in `peers/`, ours in `ours/`.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Does a stretch of work of some milliseconds and answers how many units it did. */
export type Workload = () => number;

/** The CPU seconds this process has worked, all its threads together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A whole rules engine takes the compiler so long; before that its rate still climbs. */
const warmUpSeconds = 4;

/** Units of work a CPU second, after a warm-up that lets the compiler finish. */
export function rateOf(workload: Workload, seconds: number): number {
  work(workload, warmUpSeconds);
  const startedAt = cpuSeconds();
  const units = work(workload, seconds);
  return units / (cpuSeconds() - startedAt);
}

function work(workload: Workload, seconds: number): number {
  let now = cpuSeconds();
  const until = now + seconds;
  let units = 0;
  for (let batch = 1; now < until;) {
    const from = now;
    for (let run = 0; run < batch; run++) units += workload();
    now = cpuSeconds();
    // Reading the clock costs a fair part of a short match: it is read a hundred times a second at most.
    if (now - from < 0.01) batch *= 2;
  }
  return units;
}

const child = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Runs one named workload in a process of its own; a rate that is none is a failure, never a figure. */
export function rateInChild(name: string, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const measured = spawn(process.execPath, [child, name, String(seconds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    measured.stdout.on('data', (chunk) => (printed += String(chunk)));
    measured.once('error', reject);
    measured.once('exit', (code) => {
      const rate = Number(printed);
      if (code === 0 && rate > 0) resolve(rate);
      else
        reject(new Error(`the workload ${name} failed with code ${String(code)} and answered "${printed}"`));
    });
  });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What several measurements of one thing came to. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Milliseconds of CPU: what the work costs, whatever else the machine does. */
export function timed(work: () => unknown): number {
  const startedAt = cpuSeconds();
  work();
  return (cpuSeconds() - startedAt) * 1000;
}

/** The value that all but so many of a hundred stay below. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
