/** A worker thread of the simulator: plays the matches it is given and reports each. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulateMatch, type MatchReport } from './sim-match.ts';
import { simulationOf, type SimPlan } from './sim-plan.ts';

/** Plays every `of`-th match from number `first` on. */
export interface SimShare {
  plan: SimPlan;
  seed: number;
  games: number;
  first: number;
  of: number;
}

export type SimNews = { report: MatchReport } | { cpuSeconds: number };

const { plan, seed, games, first, of } = workerData as SimShare;
const simulation = simulationOf(plan);
const tell = (news: SimNews): void => parentPort?.postMessage(news);
const startedAt = process.threadCpuUsage();
for (let game = first; game < games; game += of) tell({ report: simulateMatch(simulation, seed + game) });
const { user, system } = process.threadCpuUsage(startedAt);
tell({ cpuSeconds: (user + system) / 1e6 });
