/** Many independent matches on several threads: each plays every so-manyth, so the work is the same, only sooner. */
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Which of the matches a thread plays: every `of`-th from number `first` on. */
interface Share<Plan> {
  plan: Plan;
  first: number;
  of: number;
}

type News<Report> = { report: Report } | { cpuSeconds: number };

export interface ThreadsReport<Report> {
  /** In the order in which they came. */
  reports: Report[];
  cpuSeconds: number;
}

/** Starts `count` threads of a worker file that ends in `workShare`; `hear` is told of every report as it comes. */
export async function onThreads<Plan, Report>(
  worker: URL,
  count: number,
  plan: Plan,
  hear: (report: Report) => void,
): Promise<ThreadsReport<Report>> {
  const found: ThreadsReport<Report> = { reports: [], cpuSeconds: 0 };
  const take = (news: News<Report>): void => {
    if ('cpuSeconds' in news) found.cpuSeconds += news.cpuSeconds;
    else {
      found.reports.push(news.report);
      hear(news.report);
    }
  };
  const run = (first: number): Promise<void> =>
    new Promise((done, failed) => {
      const share: Share<Plan> = { plan, first, of: count };
      const thread = new Worker(worker, { workerData: share });
      thread.on('message', take);
      thread.on('error', failed);
      thread.on('exit', () => done());
    });
  await Promise.all(Array.from({ length: count }, (_, first) => run(first)));
  return found;
}

/** In a worker file: plays this thread's share of so many matches and tells of each. */
export function workShare<Plan extends { games: number }, Report>(
  playing: (plan: Plan) => (number: number) => Report,
): void {
  const { plan, first, of } = workerData as Share<Plan>;
  const tell = (news: News<Report>): void => parentPort?.postMessage(news);
  const startedAt = process.threadCpuUsage();
  const play = playing(plan);
  for (let number = first; number < plan.games; number += of) tell({ report: play(number) });
  const { user, system } = process.threadCpuUsage(startedAt);
  tell({ cpuSeconds: (user + system) / 1e6 });
}
