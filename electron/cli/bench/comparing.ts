/**
 * Rates of ours against rates of a peer. Rounds go through all workloads in turn, every other round backwards, so that
 * a busy moment of the machine falls on neither alone; the ratio is taken round by round, and told with its spread.
 */
import { rateInChild, type Spread, spreadOf } from './measuring.ts';
import type { WorkloadName } from './workloads.ts';

/** One figure of ours against one of a peer; `goal` is the least ratio we want. */
export interface Comparison {
  name: string;
  ours: WorkloadName;
  peer: WorkloadName;
  peerName: string;
  unit: string;
  goal: number;
}

export interface Figure extends Omit<Comparison, 'ours' | 'peer'> {
  ours: Spread;
  peer: Spread;
  /** Of each round by itself. */
  ratio: Spread;
}

export async function compare(
  comparisons: readonly Comparison[],
  rounds: number,
  seconds: number,
): Promise<Figure[]> {
  const rates = await ratesOf(
    [...new Set(comparisons.flatMap(({ ours, peer }) => [ours, peer]))],
    rounds,
    seconds,
  );
  return comparisons.map(({ ours, peer, ...comparison }) => {
    const [own, others] = [rates.get(ours)!, rates.get(peer)!];
    const ratios = own.map((rate, round) => rate / others[round]!);
    return { ...comparison, ours: spreadOf(own), peer: spreadOf(others), ratio: spreadOf(ratios) };
  });
}

async function ratesOf(
  names: readonly WorkloadName[],
  rounds: number,
  seconds: number,
): Promise<Map<WorkloadName, number[]>> {
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 1; round <= rounds; round++) {
    for (const name of round % 2 === 1 ? names : names.toReversed()) {
      tellProgress(`round ${String(round)} of ${String(rounds)}: ${name}`);
      rates.get(name)!.push(await rateInChild(name, seconds));
    }
  }
  tellProgress('');
  return rates;
}

function tellProgress(words: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${words.padEnd(50)}${words === '' ? '\r' : ''}`);
}

const rate = (value: number): string => Math.round(value).toLocaleString('en-US');
const times = (value: number): string => value.toFixed(2);

export function printFigures(figures: readonly Figure[]): void {
  for (const { name, unit, ours, peer, peerName, ratio, goal } of figures) {
    const mark = ratio.median >= goal ? 'reached' : 'missed';
    console.log(
      `  ${name.padEnd(28)}${rate(ours.median).padStart(12)} ${unit.padEnd(10)} ${rate(peer.median).padStart(12)}  ${peerName.padEnd(30)} ${times(ratio.median).padStart(8)} × (${times(ratio.low)} – ${times(ratio.high)})  goal ${String(goal)} × ${mark}`,
    );
  }
}
