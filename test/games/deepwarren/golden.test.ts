import { describe, expect, it } from 'vitest';
import { hash } from '../../../electron/engine/hash.ts';
import { perft } from '../../../electron/engine/perft.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { deepwarren } from '../../../electron/games/deepwarren/index.ts';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';

/** A position some random actions into a match. */
function positionAfter(players: number, seed: number, actions: number) {
  const rng = seedRng(seed);
  const state = deepwarren.start(deepwarrenTrial.setup({ players, teams: false }, rng), seed);
  for (let count = 0; count < actions; count++) {
    const options = deepwarren.decision(state)?.options ?? [];
    if (options.length > 0) deepwarren.apply(state, options[randomInt(rng, options.length)]!);
  }
  return state;
}

const places = [2, 3, 4].flatMap((players) => [0, 40, 90].map((actions) => ({ players, actions })));

/**
 * Whoever changes these numbers on purpose raises `rulesVersion`: the same setup, seed and answers then lead elsewhere.
 */
describe('the rules are those of version 1:', () => {
  it.each(places)(
    'sequences of answers with $players players after $actions actions',
    ({ players, actions }) => {
      const state = positionAfter(players, 77, actions);
      expect([1, 2, 3].map((depth) => perft(deepwarren, state, depth))).toMatchSnapshot();
    },
  );

  it('fingerprints of whole matches', () => {
    const matches = Array.from({ length: 60 }, (_, seed) => positionAfter(2 + (seed % 3), seed, 2_000));
    expect(matches.every((state) => state.outcome !== undefined)).toBe(true);
    expect(hash(matches.map(hash))).toMatchSnapshot();
  });
});
