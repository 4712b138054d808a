/** Trials: many games of a warband against the ready-made ones, in the background, told of as they go, stopped when asked. */
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

export interface TrialsDeps {
  bots: Trier;
  opponents: () => PlayableWarband[];
  tell: (trial: WarbandTrial) => void;
}

export interface Trials {
  start(warband: LegalWarband, games: number): Result<WarbandTrial, CallError>;
  stop(trial: number): void;
}

const nobody: CallError = {
  code: 'nobody-to-play',
  sentence: 'There is nobody to play against: no ready-made warband of an enabled pack may march.',
};

export function createTrials({ bots, opponents, tell }: TrialsDeps): Trials {
  const running = new Map<number, AbortController>();
  let next = 1;

  async function play(begun: WarbandTrial, warband: LegalWarband, signal: AbortSignal): Promise<void> {
    const { trial, total } = begun;
    const against = opponents().map((opponent) => opponent.warband);
    const progress = (share: number) => tell({ ...begun, done: Math.round(share * total) });
    try {
      const outcome = await bots.tryWarband(
        { warband, opponents: against, games: total },
        { signal, progress },
      );
      if (outcome) tell({ ...begun, state: 'done', done: outcome.games, result: resultOf(outcome) });
      else tell({ ...begun, state: 'stopped' });
    } catch {
      tell({ ...begun, state: 'failed' });
    } finally {
      running.delete(trial);
    }
  }

  return {
    start: (warband, games) => {
      if (opponents().length === 0) return err(nobody);
      // One at a time: a new trial takes the place of the one before.
      for (const controller of running.values()) controller.abort();
      const begun: WarbandTrial = { trial: next++, state: 'running', done: 0, total: games };
      const controller = new AbortController();
      running.set(begun.trial, controller);
      void play(begun, warband, controller.signal);
      return ok(begun);
    },
    stop: (trial) => running.get(trial)?.abort(),
  };
}

/** Fewer games with a card say nothing about it. */
const fewestGames = 5;

function resultOf({ wins, losses, draws, games, interval, cards }: TrialOutcome): WarbandTrial['result'] {
  const records = cards
    .filter(({ drawn }) => drawn.games >= fewestGames)
    .map(({ key, drawn }) => ({ key, ...drawn }))
    .toSorted((a, b) => b.wins / b.games - a.wins / a.games || b.games - a.games);
  return { wins, losses, draws, games, interval, cards: records };
}
