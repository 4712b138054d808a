/**
 * Trials: many games of a warband against the ready-made ones, in the background, one trial after the other. They go
 * on whatever is looked at, tell how far they are and how long they will take, and are kept with the version tried.
 */
import type { WarbandTrial } from '../../../shared/calls/warbands.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { LegalWarband } from '../../games/warband/index.ts';
import type { PlayableWarband } from './warbands.ts';

interface Share {
  wins: number;
  games: number;
}

/** What a hundred games came to. */
export interface TrialOutcome {
  wins: number;
  losses: number;
  draws: number;
  games: number;
  interval: [number, number];
  cards: { key: string; drawn: Share; played: Share }[];
}

/** Whoever plays the games. */
export interface Trier {
  tryWarband(
    question: { warband: LegalWarband; opponents: LegalWarband[]; games: number },
    asking: { signal?: AbortSignal; progress?: (share: number) => void },
  ): Promise<TrialOutcome | undefined>;
}

export type TrialResult = NonNullable<WarbandTrial['result']>;

export interface TrialsDeps {
  bots: Trier;
  opponents: () => PlayableWarband[];
  tell: (trial: WarbandTrial) => void;
  /** Milliseconds a game took last time, if any was ever played. */
  pace: () => number | undefined;
  now: () => number;
}

/** What is tried, and who wants to keep what came of it. */
export interface AskedTrial extends Pick<WarbandTrial, 'name' | 'warband'> {
  list: LegalWarband;
  games: number;
  keep?: (result: TrialResult, tookMs: number) => void;
}

export interface Trials {
  start(asked: AskedTrial): Result<WarbandTrial, CallError>;
  stop(trial: number): void;
  /** Those that are played or wait, the one that is played first. */
  open(): WarbandTrial[];
}

const nobody: CallError = {
  code: 'nobody-to-play',
  sentence: 'There is nobody to play against: no ready-made warband of an enabled pack may march.',
};

interface Entry {
  told: WarbandTrial;
  asked: AskedTrial;
  stop: AbortController;
}

export function createTrials({ bots, opponents, tell, pace, now }: TrialsDeps): Trials {
  let open: Entry[] = [];
  let next = 1;

  function say(entry: Entry, change: Partial<WarbandTrial>): void {
    const { left: _left, ...before } = entry.told;
    entry.told = { ...before, ...change };
    tell(entry.told);
  }

  function close(entry: Entry, change: Partial<WarbandTrial>): void {
    open = open.filter((each) => each !== entry);
    say(entry, change);
    const [first] = open;
    if (first && first.told.state === 'waiting') void play(first);
  }

  async function play(entry: Entry): Promise<void> {
    const { asked, stop } = entry;
    const startedAt = now();
    say(entry, { state: 'running', ...estimated(asked.games) });
    const progress = (share: number) => {
      const done = Math.round(share * asked.games);
      const left = Math.round(((now() - startedAt) * (1 - share)) / share);
      if (!stop.signal.aborted) say(entry, { done, left });
    };
    const question = {
      warband: asked.list,
      opponents: opponents().map(({ warband }) => warband),
      games: asked.games,
    };
    try {
      const outcome = await bots.tryWarband(question, { signal: stop.signal, progress });
      if (!outcome) return close(entry, { state: 'stopped' });
      const result = resultOf(outcome);
      asked.keep?.(result, now() - startedAt);
      close(entry, { state: 'done', done: outcome.games, result });
    } catch {
      close(entry, { state: 'failed' });
    }
  }

  /** How long so many games will take, as far as is known before the first. */
  function estimated(games: number): Pick<WarbandTrial, 'left'> {
    const each = pace();
    return each === undefined ? {} : { left: Math.round(each * games) };
  }

  return {
    start: (asked) => {
      if (opponents().length === 0) return err(nobody);
      const { name, warband, games } = asked;
      const told: WarbandTrial = {
        ...{ trial: next++, state: 'waiting', name, done: 0, total: games, ...estimated(games) },
        ...(warband !== undefined && { warband }),
      };
      const entry: Entry = { told, asked, stop: new AbortController() };
      open.push(entry);
      if (open.length === 1) void play(entry);
      else tell(told);
      return ok(entry.told);
    },
    stop: (trial) => {
      const entry = open.find(({ told }) => told.trial === trial);
      entry?.stop.abort();
      if (entry?.told.state === 'waiting') close(entry, { state: 'stopped' });
    },
    open: () => open.map(({ told }) => told),
  };
}

/** Fewer games with a card say nothing about it. */
const fewestGames = 5;

function resultOf({ wins, losses, draws, games, interval, cards }: TrialOutcome): TrialResult {
  const records = cards
    .filter(({ drawn }) => drawn.games >= fewestGames)
    .map(({ key, drawn }) => ({ key, ...drawn }))
    .toSorted((a, b) => b.wins / b.games - a.wins / a.games || b.games - a.games);
  return { wins, losses, draws, games, interval, cards: records };
}
