import { describe, expect, it, vi } from 'vitest';
import { createWarband, findWarband, saveList } from '../../../electron/db/warbands.ts';
import { lastPace } from '../../../electron/db/warband-trials.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { trialKeeper, triedVersions } from '../../../electron/services/warbands/kept-trials.ts';
import {
  type AskedTrial,
  createTrials,
  type TrialOutcome,
  type TrialResult,
  type Trier,
} from '../../../electron/services/warbands/trials.ts';
import type { WarbandTrial } from '../../../shared/calls/warbands.ts';
import { emptyList } from '../../../shared/warbands.ts';
import { freshDatabase } from '../../db/support.ts';

const warband = { commander: 'a/c', creatures: [], orders: [], tiles: [] };
const opponent = { name: 'Other', versionId: undefined, warband };
const asked: AskedTrial = { list: warband, games: 10, name: 'Band', warband: '1' };
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

/** A clock of the test's own, and whoever asks how long a game took last time. */
function trialsWith(tryWarband: Trier['tryWarband'], { opponents = [opponent], pace = 500 } = {}) {
  const told: WarbandTrial[] = [];
  const clock = { now: 0 };
  const trials = createTrials({
    bots: { tryWarband },
    opponents: () => opponents,
    tell: (trial) => told.push(trial),
    pace: () => pace,
    now: () => clock.now,
  });
  const start = (trial: AskedTrial = asked): WarbandTrial => {
    const answer = trials.start(trial);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const until = (state: WarbandTrial['state']) => vi.waitFor(() => expect(told.at(-1)!.state).toBe(state));
  return { trials, told, clock, start, until };
}

/** Plays until it is stopped. */
const endless: Trier['tryWarband'] = (_, { signal }) =>
  new Promise((resolve) => signal!.addEventListener('abort', () => resolve(undefined)));

describe('a trial', () => {
  it('tells how far it is, and in the end the cards that won most and least, drawn often enough', async () => {
    const { told, start, until } = trialsWith((_, { progress }) => {
      progress!(0.5);
      return Promise.resolve(outcome);
    });
    expect(start()).toMatchObject({ state: 'running', name: 'Band', warband: '1', total: 10 });
    await until('done');
    expect(told).toContainEqual(expect.objectContaining({ state: 'running', done: 5 }));
    expect(told.at(-1)!.result!.cards.map(({ key }) => key)).toEqual(['a/strong', 'a/weak']);
    expect(told.at(-1)!.result!.interval).toEqual([0.3, 0.9]);
  });

  it('says how long it will take: by the last one before its first game, then by its own', async () => {
    const asking: { progress?: (share: number) => void } = {};
    const { told, clock, start } = trialsWith((_, { progress, signal }) => {
      Object.assign(asking, { progress });
      return endless({ warband, opponents: [], games: 0 }, { signal: signal! });
    });
    expect(start().left).toBe(5000);
    clock.now = 3000;
    asking.progress!(0.25);
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ done: 3, left: 9000 }));
  });

  it('waits for the one before it, and both are told to whoever asks later', async () => {
    const { trials, told, start, until } = trialsWith(endless);
    const first = start();
    expect(start({ ...asked, name: 'Other band', warband: '2' })).toMatchObject({ state: 'waiting' });
    expect(trials.open().map(({ name, state }) => [name, state])).toEqual([
      ['Band', 'running'],
      ['Other band', 'waiting'],
    ]);
    trials.stop(first.trial);
    await until('running');
    expect(told.at(-1)!.name).toBe('Other band');
    expect(told.find(({ state }) => state === 'stopped')!.name).toBe('Band');
  });

  it('is stopped when asked, also while it waits', async () => {
    const { trials, start, until, told } = trialsWith(endless);
    const [first, second] = [start(), start()];
    trials.stop(second.trial);
    expect(told.at(-1)).toMatchObject({ trial: second.trial, state: 'stopped' });
    trials.stop(first.trial);
    await until('stopped');
    expect(trials.open()).toEqual([]);
  });

  it('gives its result to whoever keeps it, with the time it took', async () => {
    const keep = vi.fn<(result: TrialResult, tookMs: number) => void>();
    const { clock, start, until } = trialsWith(() => {
      clock.now = 7000;
      return Promise.resolve(outcome);
    });
    start({ ...asked, keep });
    await until('done');
    expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ wins: 6, games: 10 }), 7000);
  });

  it('says so when the games could not be played', async () => {
    const { start, until } = trialsWith(() => Promise.reject(new Error('a thread died')));
    start();
    await until('failed');
  });

  it('needs somebody to play against', () => {
    const { trials } = trialsWith(endless, { opponents: [] });
    expect(trials.start(asked)).toMatchObject({ ok: false, error: { code: 'nobody-to-play' } });
  });
});

describe('what a trial came to', () => {
  const result: TrialResult = {
    wins: 56,
    losses: 40,
    draws: 4,
    games: 100,
    interval: [0.46, 0.65],
    cards: [],
  };

  async function bandWithTrial() {
    const db = await freshDatabase();
    const list = { ...emptyList, orders: [{ key: 'a/torch', copies: 2 }] };
    const id = createWarband(db, 'Band', { list, hash: hash(list), problems: 0 }, 1);
    trialKeeper(db, id, list)!(result, 60_000);
    return { db, id, list };
  }

  it('is kept with the version that was tried, and says how long the next will take', async () => {
    const { db, id } = await bandWithTrial();
    expect(triedVersions(db, id)).toMatchObject([{ version: 1, isSame: true, result }]);
    expect(lastPace(db)).toBe(600);
  });

  it('stays with the version when that is changed in the same sitting, and says so', async () => {
    const { db, id } = await bandWithTrial();
    const list = { ...emptyList, orders: [] };
    saveList(db, findWarband(db, id)!, { list, hash: hash(list), problems: 0 }, 2);
    expect(triedVersions(db, id)).toMatchObject([{ version: 1, isSame: false }]);
  });

  it('is kept by nobody if the list tried is not the one that is stored', async () => {
    const { db, id } = await bandWithTrial();
    expect(trialKeeper(db, id, { ...emptyList, orders: [] })).toBeUndefined();
  });

  it('counts as never tried if it cannot be read any more', async () => {
    const { db, id } = await bandWithTrial();
    db.$client.exec(`update warband_trials set result = '{"wins":"many"}'`);
    expect(triedVersions(db, id)).toEqual([]);
  });
});
