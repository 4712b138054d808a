import { describe, expect, it } from 'vitest';
import { positionProblems } from '../../../electron/engine/checks.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { broughtBy, everything } from '../../../electron/games/delve/coverage.ts';
import { delve, type DelveSetup } from '../../../electron/games/delve/index.ts';
import { playerNames, delveTrial } from '../../../electron/games/delve/trial.ts';
import { quick } from '../../../electron/games/delve/bot/quick.ts';
import {
  delveOptions,
  type DelveAction,
  type DelveOption,
  type DelveOptions,
} from '../../../shared/games/delve.ts';

const longest = 6_000;
const matchesPerMix = 12;

const optionsWith = (on: readonly DelveOption[]): DelveOptions =>
  Object.fromEntries(delveOptions.map((option) => [option, on.includes(option)])) as DelveOptions;

/** Every number of players with no option, each option alone, and all of them. */
const mixes = [1, 2, 3, 4].flatMap((players) =>
  [[], ...delveOptions.map((option) => [option]), [...delveOptions]].map((on) => ({ players, on })),
);

/** What came up in all matches. */
const met = new Set<string>();

/** One match, now and then with an answer of some sense; the first problem, or nothing. */
function play(setup: DelveSetup, seed: number): string | undefined {
  const rng = seedRng(seed);
  const form = { players: setup.players.length, teams: false };
  const state = delve.start(setup, seed);
  let action: DelveAction | undefined;
  for (let count = 0; ; count++) {
    const decision = delve.decision(state);
    const problems = positionProblems(delveTrial, form, state, decision);
    if (problems.length > 0)
      return `seed ${seed}, after ${JSON.stringify(action)}: ${problems.join('; ')}\n${delve.print(state)}`;
    if (!decision) return undefined;
    if (count > longest) return `seed ${seed}: no end after ${longest} actions`;
    const isSensible = seed % 2 === 0 && randomInt(rng, 8) > 0;
    const option = isSensible ? quick(state, decision) : randomInt(rng, decision.options.length);
    action = decision.options[option]!;
    delve.apply(state, action, (event) => broughtBy(event).forEach((name) => met.add(name)));
  }
}

describe('matches of Delve', () => {
  it.each(mixes)(
    'with $players players and $on all end, and every invariant holds',
    { timeout: 120_000 },
    (mix) => {
      const players = playerNames.slice(0, mix.players).map((name) => ({ name }));
      const problems = Array.from({ length: matchesPerMix }, (_, at) =>
        play(
          { players, options: optionsWith(mix.on), automaticMonsters: at % 3 === 0 },
          mix.players * 100 + at,
        ),
      );
      expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
    },
  );

  /** Some treasures lie deep; sensible heroes with many runes go on until they have been seen. */
  const mostMore = 400;

  it('meet every chamber, card, power, rune, monster, ability and end', { timeout: 120_000 }, () => {
    const players = playerNames.map((name) => ({ name }));
    for (let seed = 1; seed <= mostMore && everything.some((name) => !met.has(name)); seed++)
      play({ players, options: optionsWith(['moreRunes']), runes: 3, automaticMonsters: true }, 2 * seed);
    expect(everything.filter((name) => !met.has(name))).toEqual([]);
  });
});
