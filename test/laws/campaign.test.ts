import { describe, expect, it } from 'vitest';
import { campaignTrial, contentOf, twoLightsSources } from '../support/campaign.ts';
import { broken, laws, type LawName } from '../support/laws.ts';

/** A short story: whole campaigns can be looked at from all sides. The long one has walkers of its own. */
const trial = campaignTrial(contentOf(twoLightsSources()));
const seeds = [1, 2, 5];

describe('the campaign obeys', () => {
  it.each(Object.keys(laws) as LawName[])('%s', { timeout: 120_000 }, (name) => {
    const problems = seeds.map((seed) => broken(laws[name], trial, { players: 1, teams: false }, seed));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});
