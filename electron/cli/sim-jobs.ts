/** Simulated matches on several threads: the same matches in the same order, only sooner. */
import { Worker } from 'node:worker_threads';
import type { MatchReport } from './sim-match.ts';
import type { SimNews, SimShare } from './sim-worker.ts';

export interface Shared {
  reports: MatchReport[];
  cpuSeconds: number;
}

export async function simulateOn(
  jobs: number,
  share: Omit<SimShare, 'first' | 'of'>,
  progress: (done: number, failed: number) => void,
): Promise<Shared> {
  const reports: MatchReport[] = [];
  let cpuSeconds = 0;
  const hear = (news: SimNews): void => {
    if ('cpuSeconds' in news) cpuSeconds += news.cpuSeconds;
    else {
      reports.push(news.report);
      progress(reports.length, reports.filter(({ failure }) => failure).length);
    }
  };
  const run = (first: number): Promise<void> =>
    new Promise((done, failed) => {
      const workerData: SimShare = { ...share, first, of: jobs };
      const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData });
      worker.on('message', hear);
      worker.on('error', failed);
      worker.on('exit', () => done());
    });
  await Promise.all(Array.from({ length: jobs }, (_, first) => run(first)));
  return { reports: reports.toSorted((one, other) => one.seed - other.seed), cpuSeconds };
}
