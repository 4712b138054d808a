import { describe, expect, it, vi } from 'vitest';
import { createTrials, type TrialOutcome, type Trier } from '../../../electron/services/warbands/trials.ts';
import type { WarbandTrial } from '../../../shared/calls/warbands.ts';

const warband = { commander: 'a/c', creatures: [], orders: [], tiles: [] };
const opponent = { name: 'Other', versionId: undefined, warband };
const outcome: TrialOutcome = {
  wins: 6,
  losses: 3,
  draws: 1,
  games: 10,
  interval: [0.3, 0.9],
  cards: [
    { key: 'a/weak', drawn: { wins: 1, games: 8 }, played: { wins: 0, games: 0 } },
    { key: 'a/strong', drawn: { wins: 6, games: 8 }, played: { wins: 5, games: 6 } },
    { key: 'a/seldom', drawn: { wins: 2, games: 2 }, played: { wins: 1, games: 1 } },
  ],
};

function trialsWith(tryWarband: Trier['tryWarband'], opponents = [opponent]) {
  const told: WarbandTrial[] = [];
  const trials = createTrials({
    bots: { tryWarband },
    opponents: () => opponents,
    tell: (trial) => told.push(trial),
  });
  const until = (state: WarbandTrial['state']) => vi.waitFor(() => expect(told.at(-1)!.state).toBe(state));
  return { trials, told, until };
}

/** Plays until it is stopped. */
const endless: Trier['tryWarband'] = (_, { signal }) =>
  new Promise((resolve) => signal!.addEventListener('abort', () => resolve(undefined)));

describe('a trial', () => {
  it('tells how far it is, and in the end the cards that won most and least, drawn often enough', async () => {
    const { trials, told, until } = trialsWith((_, { progress }) => {
      progress!(0.5);
      return Promise.resolve(outcome);
    });
    expect(trials.start(warband, 10)).toMatchObject({ ok: true, value: { state: 'running', total: 10 } });
    await until('done');
    expect(told[0]).toMatchObject({ state: 'running', done: 5 });
    expect(told.at(-1)!.result!.cards.map(({ key }) => key)).toEqual(['a/strong', 'a/weak']);
    expect(told.at(-1)!.result!.interval).toEqual([0.3, 0.9]);
  });

  it('is stopped when asked, and by the next one', async () => {
    const { trials, told, until } = trialsWith(endless);
    const first = trials.start(warband, 10);
    if (!first.ok) throw new Error(first.error.code);
    trials.start(warband, 10);
    await until('stopped');
    expect(told.at(-1)!.trial).toBe(first.value.trial);
    trials.stop(first.value.trial + 1);
    await vi.waitFor(() => expect(told).toHaveLength(2));
  });

  it('says so when the games could not be played', async () => {
    const { trials, until } = trialsWith(() => Promise.reject(new Error('a thread died')));
    trials.start(warband, 10);
    await until('failed');
  });

  it('needs somebody to play against', () => {
    const { trials } = trialsWith(endless, []);
    expect(trials.start(warband, 10)).toMatchObject({ ok: false, error: { code: 'nobody-to-play' } });
  });
});
