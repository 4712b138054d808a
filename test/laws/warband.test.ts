/** Warband obeys the laws also with cards that use every word of the language, and in a longer match. */
import { describe, expect, it } from 'vitest';
import { shortMatches } from '../../electron/cli/warband/tools.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { everyWordTrial } from '../support/every-word-trial.ts';
import { broken, laws, type LawName } from '../support/laws.ts';

/** One match each; `npm run sim` plays them by the thousand. */
const subjects = [
  { name: 'another match', trial: warbandTrial, players: 2, teams: false, seed: 6 },
  { name: 'every word', trial: everyWordTrial, players: 2, teams: false, seed: 2 },
  { name: 'every word and two teams', trial: everyWordTrial, players: 4, teams: true, seed: 1 },
];

describe.each(subjects)('Warband with $name obeys', ({ trial, seed, ...form }) => {
  it.each(Object.keys(laws) as LawName[])('%s', { timeout: 120_000 }, (name) => {
    expect(broken(laws[name], shortMatches(trial), form, seed)).toBeUndefined();
  });
});
