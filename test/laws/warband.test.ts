import { describe, expect, it } from 'vitest';
import { warbandTrial, type WarbandTrial } from '../../electron/cli/warband/trial.ts';
import type { MatchForm } from '../../electron/engine/trial.ts';
import { everyWordTrial } from '../support/every-word-trial.ts';
import { broken, laws, type LawName } from '../support/laws.ts';

/** Little Morale makes matches short, so that whole ones can be looked at from all sides. */
const short = (trial: WarbandTrial): WarbandTrial => ({
  ...trial,
  setup: (form, rng) => {
    const setup = trial.setup(form, rng);
    return { ...setup, seats: setup.seats.map((seat) => ({ ...seat, handicap: { morale: -9 } })) };
  },
});

interface Subject extends MatchForm {
  name: string;
  trial: WarbandTrial;
  seeds: number[];
}

/** One match of every form; `npm run sim` plays them by the thousand. */
const subjects: Subject[] = [
  { name: 'two players', trial: short(warbandTrial), players: 2, teams: false, seeds: [1, 6] },
  { name: 'two players and every word', trial: short(everyWordTrial), players: 2, teams: false, seeds: [2] },
  { name: 'three players', trial: short(warbandTrial), players: 3, teams: false, seeds: [4] },
  { name: 'two teams and every word', trial: short(everyWordTrial), players: 4, teams: true, seeds: [1] },
];

describe.each(subjects)('Warband with $name obeys', ({ trial, seeds, ...form }) => {
  it.each(Object.keys(laws) as LawName[])('%s', { timeout: 120_000 }, (name) => {
    const problems = seeds.map((seed) => broken(laws[name], trial, form, seed));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});
