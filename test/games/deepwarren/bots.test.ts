import { describe, expect, it } from 'vitest';
import { botOf, type AnyLevel } from '../../../electron/bots/levels.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import {
  deepwarren,
  deepwarrenKnowledge,
  deepwarrenMind,
  deepwarrenWorld,
  type DeepwarrenState,
} from '../../../electron/games/deepwarren/index.ts';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';

const toggles = { shortCrawl: false, longCrawl: false, shelteredStart: true };

function choiceOf(level: AnyLevel, state: DeepwarrenState, seed: number): number {
  const rng = seedRng(seed);
  const knowledge = deepwarrenKnowledge(state);
  const decision = deepwarren.decision(state)!;
  const sampleWorld = () => deepwarrenWorld(knowledge, rng);
  return botOf(level, deepwarrenMind).choose({ view: undefined, decision, rng, sampleWorld }).option;
}

/** Plays levels by seat to the end. */
function play(levels: readonly AnyLevel[], seed: number): DeepwarrenState {
  const players = levels.map((level, seat) => ({ name: `${level} ${seat}` }));
  const state = deepwarren.start({ players, toggles }, seed);
  for (let count = 0; deepwarren.outcome(state) === undefined; count++) {
    const { seat, options } = deepwarren.decision(state)!;
    deepwarren.apply(state, options[choiceOf(levels[seat]!, state, seed * 10_000 + count)]!);
  }
  return state;
}

/** A position in the middle of a random match. */
function middle(seed: number): DeepwarrenState {
  const rng = seedRng(seed);
  const state = deepwarren.start(deepwarrenTrial.setup({ players: 3, teams: false }, rng), seed);
  for (let count = 0; count < 50; count++) {
    const options = deepwarren.decision(state)?.options ?? [];
    if (options.length > 0) deepwarren.apply(state, options[randomInt(rng, options.length)]!);
  }
  return state;
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('what a bot is given', () => {
  it.each(seeds)('does not depend on what is hidden (T-115), match %i', (seed) => {
    const state = middle(seed);
    const other = deepwarrenTrial.scramble(state, 0, seedRng(seed + 99));
    expect(hash(deepwarrenKnowledge(other))).toBe(hash(deepwarrenKnowledge(state)));
    expect(hash(other)).not.toBe(hash(state));
  });

  it('never lets the next roll or card change an answer', () => {
    for (const seed of seeds) {
      const state = middle(seed);
      if (state.outcome) continue;
      const other = deepwarrenTrial.scramble(state, 0, seedRng(seed + 7));
      expect(choiceOf('captain', other, seed)).toBe(choiceOf('captain', state, seed));
    }
  });

  it('draws worlds that look the same and obey the rules', () => {
    for (const seed of seeds) {
      const state = middle(seed);
      const world = deepwarrenWorld(deepwarrenKnowledge(state), seedRng(seed));
      expect(hash(deepwarren.view(world, 0))).toBe(hash(deepwarren.view(state, 0)));
      expect(deepwarren.invariants(world)).toEqual([]);
    }
  });
});

describe('bots', () => {
  it('of the level soldier beat random play', { timeout: 60_000 }, () => {
    const wins = Array.from({ length: 20 }, (_, seed) => {
      const levels: AnyLevel[] = seed % 2 === 0 ? ['soldier', 'random'] : ['random', 'soldier'];
      return play(levels, seed).outcome!.winners.includes(seed % 2);
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(17);
  });

  it.each([
    ['novice', 'soldier', 'captain'],
    ['warlord', 'soldier', 'novice', 'random'],
  ] as AnyLevel[][])('play with three and four: %s %s %s %s', { timeout: 60_000 }, (...levels) => {
    const seated = levels.filter((level) => level !== undefined);
    expect(deepwarren.invariants(play(seated, 5))).toEqual([]);
  });
});
