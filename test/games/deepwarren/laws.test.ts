import { describe, expect, it } from 'vitest';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';
import { broken, laws, type LawName } from '../../support/laws.ts';

const forms = [2, 3, 4].map((players) => ({ players, teams: false }));

/** Seeds differ in toggles too, which the setup draws. */
const seeds = [1, 2, 3, 4, 5, 6];

describe.each(forms)('Deepwarren with $players players obeys', (form) => {
  it.each(Object.keys(laws) as LawName[])('%s', { timeout: 120_000 }, (name) => {
    const problems = seeds.map((seed) => broken(laws[name], deepwarrenTrial, form, seed));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});
