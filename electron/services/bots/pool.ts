/**
 * The bots' pool: whoever asks gets an answer from a worker thread. Levels that play lines out have their rollouts
 * spread over all threads; the order in which they come back does not matter, so the answer stays repeatable.
 */
import type { Analysis } from '../../bots/analysis.ts';
import type { BotChoice } from '../../bots/bot.ts';
import { halving, type Job, type Score } from '../../bots/halving.ts';
import { mannerOf } from '../../bots/levels.ts';
import { atOnce, choiceOf, needsNoRollouts, priorsOf } from '../../bots/rollouts.ts';
import type { Expectation } from '../../bots/thought.ts';
import type { Duel, DuelReport } from './duel.ts';
import type { Asking, BotQuestion, Duellist } from './questions.ts';
import type { PlayedMatch, SentQuestion, ThoughtOutline } from './tasks.ts';
import { startThreads, type Thread } from './threads.ts';

export interface BotPool {
  /** What a bot answers; nothing if it was stopped. */
  ask(question: AnyQuestion, asking?: Asking): Promise<BotChoice | undefined>;
  /** The lines a bot compared, best first, with what it expects of each. */
  weigh(question: AnyQuestion, asking?: Asking): Promise<Weighing | undefined>;
  /** What the asker may expect after each of some rollouts of a weighing. */
  expectations(question: AnyQuestion, jobs: Job[], asking?: Asking): Promise<Expectation[] | undefined>;
  /** Looks at a match that is over. */
  analyse(record: PlayedMatch, asking?: Asking): Promise<Analysis | undefined>;
  /** Plays a whole match between bots on one thread. */
  duel(duel: PooledDuel, asking?: Asking): Promise<DuelReport | undefined>;
  close(): Promise<void>;
}

/** A match between bots of a game; setup and supplies are sent to a thread once. */
export interface PooledDuel extends Omit<Duel, 'setup'> {
  game: string;
  setup: object;
  supplies: object;
}

export interface AnyQuestion extends Omit<BotQuestion, 'player'> {
  player: Duellist;
}

/** A decision thought through. */
export interface Weighing extends ThoughtOutline {
  scores: Score[];
  isCutShort: boolean;
}

export interface PoolOptions {
  /** Threads at most, and how many of them may play whole matches. */
  workers?: number;
  duellers?: number;
  /** Milliseconds after which an answer must be there: a safety stop, recorded with the answer. */
  capMs?: number;
  /** What each thread runs; the program's own unless told otherwise. */
  worker?: URL;
}

export function openBotPool({
  workers = 2,
  duellers = workers,
  capMs = 20_000,
  worker,
}: PoolOptions = {}): BotPool {
  const threads = startThreads(workers, duellers, worker);
  let thoughts = 0;

  const sent = (thread: Thread, { game, knowledge, player }: AnyQuestion): SentQuestion => {
    const { stage, ...rest } = knowledge;
    const number = thread.tell(stage, (at) => ({ kind: 'stage', stage: at, value: stage }));
    return { game, stage: number, knowledge: rest, player };
  };

  async function weigh(
    question: AnyQuestion,
    { signal, hurry, progress }: Asking = {},
  ): Promise<Weighing | undefined> {
    const thought = ++thoughts;
    const until = performance.now() + capMs;
    const outline = (await threads.run({
      make: (thread) => ({ kind: 'think', thought, ...sent(thread, question) }),
      isUrgent: true,
      signal,
    })) as ThoughtOutline | undefined;
    if (!outline) return undefined;
    if (needsNoRollouts(outline)) return { ...outline, scores: [], isCutShort: false };
    const rollOut = async (jobs: Job[]): Promise<(number | undefined)[] | undefined> =>
      (await threads.run({
        make: (thread) => ({
          kind: 'roll',
          thought,
          outline,
          jobs,
          capMs: hurry?.aborted ? 0 : Math.max(0, until - performance.now()),
          ...sent(thread, question),
        }),
        isUrgent: true,
        signal,
        hurry,
      })) as (number | undefined)[] | undefined;
    let isCutShort = false;
    let played = 0;
    const search = halving(priorsOf(outline), outline.budget, outline.trust);
    let step = search.next();
    while (!step.done) {
      const jobs: Job[] = step.value;
      const parts = await Promise.all(partsOf(jobs, threads.count).map(rollOut));
      if (parts.includes(undefined)) return undefined;
      const values = parts.flatMap((part) => part ?? []);
      isCutShort ||= values.includes(undefined);
      played += jobs.length;
      progress?.(Math.min(1, played / outline.budget));
      step = search.next(values as number[]);
    }
    return { ...outline, scores: step.value, isCutShort };
  }

  return {
    weigh,
    ask: async (question, asking = {}) => {
      if (mannerOf(question.player.level)) {
        const weighing = await weigh(question, asking);
        if (!weighing) return undefined;
        const { scores, isCutShort } = weighing;
        return scores.length === 0 ? atOnce(weighing) : choiceOf(weighing, scores, isCutShort);
      }
      const make = (thread: Thread) => ({ kind: 'choose' as const, ...sent(thread, question) });
      return (await threads.run({ make, isUrgent: true, signal: asking.signal })) as BotChoice | undefined;
    },
    expectations: async (question, jobs, { signal } = {}) =>
      (await threads.run({
        make: (thread) => ({
          kind: 'expect',
          thought: ++thoughts,
          jobs,
          ...sent(thread, question),
        }),
        isUrgent: true,
        signal,
      })) as Expectation[] | undefined,
    analyse: async (record, { signal, progress } = {}) =>
      (await threads.run({
        make: () => ({ kind: 'analyse', record }),
        isUrgent: false,
        signal,
        progress,
      })) as Analysis | undefined,
    duel: async ({ game, setup, supplies, seed, players }, { signal } = {}) =>
      (await threads.run({
        make: (thread) => {
          const stock = thread.tell(supplies, (at) => ({ kind: 'supplies', supplies: at, value: supplies }));
          const number = thread.tell(setup, (at) => ({ kind: 'setup', setup: at, value: setup }));
          return { kind: 'duel', game, setup: number, supplies: stock, seed, players };
        },
        isUrgent: false,
        signal,
      })) as DuelReport | undefined,
    close: () => threads.close(),
  };
}

/** The jobs in as many stretches as there are threads. */
function partsOf(jobs: readonly Job[], count: number): Job[][] {
  const size = Math.ceil(jobs.length / count);
  const parts = Array.from({ length: count }, (_, at) => jobs.slice(at * size, (at + 1) * size));
  return parts.filter((part) => part.length > 0);
}
