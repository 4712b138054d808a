import { describe, expect, it } from 'vitest';
import { step } from '../../electron/engine/step.ts';
import type { MatchForm } from '../../electron/engine/trial.ts';
import { ok } from '../../shared/result.ts';
import { broken, laws, refusesUnlisted, type LawName } from '../support/laws.ts';
import { toy, toyTrial } from '../support/toy-game.ts';
import { breakages } from './breakages.ts';

const forms: MatchForm[] = [2, 3, 4].map((players) => ({ players, teams: false }));
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const names = Object.keys(laws) as LawName[];

describe.each(forms)('the toy game with $players players obeys', (form) => {
  it.each(names)('%s', (name) => {
    const problems = seeds.map((seed) => broken(laws[name], toyTrial, form, seed));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

describe('the laws notice', () => {
  it.each(breakages)('$wrong', ({ law, says, module }) => {
    const problems = seeds.map((seed) => {
      const brokenTrial = { ...toyTrial, module: { ...toy, ...module() } };
      return broken(laws[law], brokenTrial, forms[1]!, seed);
    });
    expect(problems.find((problem) => problem !== undefined)).toMatch(says);
  });

  it('a step that takes any answer', () => {
    const gullible = refusesUnlisted(((_module, match) =>
      ok({ match, action: { kind: 'open' }, events: [] })) as typeof step);
    expect(broken(gullible, toyTrial, forms[0]!, 1)).toMatch(/took {"revision":0,"option":-1}/);
  });

  it('a step that changes the match even when it refuses', () => {
    const meddling = refusesUnlisted((module, match, answer) => {
      const result = step(module, match, answer);
      if (!result.ok) Object.assign(match.state as object, { canTakeBack: 9 });
      return result;
    });
    expect(broken(meddling, toyTrial, forms[0]!, 1)).toMatch(/a refused answer changed the match/);
  });

  it('every law has a breakage that it catches', () => {
    const caught = new Set<LawName>(breakages.map(({ law }) => law));
    expect(names.filter((name) => !caught.has(name))).toEqual([
      'an answer that is stale or not listed is refused and changes nothing', // Caught by the two broken steps above.
    ]);
  });
});
