/** The laws hold for every registered game, in every form it can be played in. */
import { describe, expect, it } from 'vitest';
import { gameTools } from '../../electron/cli/games.ts';
import { formText } from '../../electron/cli/sim/report.ts';
import { broken, laws, type LawName } from '../support/laws.ts';

const subjects = gameTools.flatMap(({ id, laws: { trial, forms, matches } }) =>
  forms.map((form) => ({ name: `${id} with ${formText(form)}`, trial, form, matches })),
);

describe.each(subjects)('$name obeys', ({ trial, form, matches }) => {
  it.each(Object.keys(laws) as LawName[])('%s', { timeout: 120_000 }, (name) => {
    const problems = Array.from({ length: matches }, (_, at) => broken(laws[name], trial, form, at + 1));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});
