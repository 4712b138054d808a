import { describe, expect, it } from 'vitest';
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import type { DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import { deepwarren, type DeepwarrenState } from '../../../electron/games/deepwarren/index.ts';

const plainToggles = { shortCrawl: false, longCrawl: false, shelteredStart: false };
const everybody = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }, { name: 'Di' }];
const players = everybody.slice(0, 3);
const begin = (seed: number, toggles = plainToggles) => deepwarren.start({ players, toggles }, seed);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

/** Plays at random to the end; every event told. */
function playOut(state: DeepwarrenState, seed: number): DeepwarrenEvent[] {
  const rng = seedRng(seed);
  const events: DeepwarrenEvent[] = [];
  for (let decision = deepwarren.decision(state); decision; decision = deepwarren.decision(state)) {
    const action = decision.options[randomInt(rng, decision.options.length)]!;
    deepwarren.apply(state, action, (event) => events.push(event));
  }
  return events;
}

describe('the start', () => {
  it('shuffles tiles and decks (T-202, T-206)', () => {
    for (const pile of ['stack', 'events', 'spells', 'relics'] as const)
      expect(new Set(seeds.map((seed) => hash(begin(seed)[pile]))).size).toBeGreaterThan(seeds.length / 2);
  });

  it('draws the start player by lot (T-203)', () => {
    expect(new Set(seeds.map((seed) => begin(seed).start))).toEqual(new Set([0, 1, 2]));
    expect(deepwarren.start({ players, toggles: plainToggles, start: 2 }, 1).start).toBe(2);
    expect(() => deepwarren.start({ players, toggles: plainToggles, start: 3 }, 1)).toThrow(/no seat 3/);
  });

  it('gives everybody one Delver with six wounds (T-207)', () => {
    const state = begin(5);
    while (state.turn === 0) deepwarren.apply(state, deepwarren.decision(state)!.options[0]!);
    expect(state.tokens.map(({ seat, kind, wounds }) => [seat, kind, wounds])).toEqual([
      [0, 0, 6],
      [1, 0, 6],
      [2, 0, 6],
    ]);
  });

  it('sets twenty cards aside unseen in a Short crawl (T-1113)', () => {
    const state = begin(3, { ...plainToggles, shortCrawl: true });
    expect([state.events.length, state.eventsAside.length]).toEqual([42, 20]);
    const { eventsUnseen, eventsLeft } = deepwarren.view(state, 0);
    expect([eventsLeft, eventsUnseen]).toEqual([42, { hero: 9, spawn: 23, happening: 30 }]);
  });
});

describe('the first turn', () => {
  /** Event cards drawn when so many players reach the first move of turns 1 to 3. */
  function drawnByTurn(count: number): number[] {
    const state = deepwarren.start({ players: everybody.slice(0, count), toggles: plainToggles }, 8);
    const drawn: number[] = [];
    while (state.turn < 4) {
      deepwarren.apply(state, deepwarren.decision(state)!.options[0]!);
      if (state.turn > 0) drawn[state.turn - 1] = 62 - state.events.length;
    }
    return drawn.slice(0, 3);
  }

  it('of two players brings no event card, the second turn does (TR-55)', () => {
    expect(drawnByTurn(2)).toEqual([0, 1, 2]);
  });

  it('of three players brings one (T-501)', () => {
    expect(drawnByTurn(3)).toEqual([1, 2, 3]);
  });

  it('and the second of four players bring none (TR-55)', () => {
    expect(drawnByTurn(4)).toEqual([0, 0, 1]);
  });
});

describe('a whole match', () => {
  it('is repeated exactly by seed and choices (T-1103)', () => {
    const [one, other] = [begin(11), begin(11)];
    playOut(one, 4);
    playOut(other, 4);
    expect(hash(one)).toBe(hash(other));
  });

  it('tells the rule behind every event (T-1111)', () => {
    const events = seeds.slice(0, 10).flatMap((seed) => playOut(begin(seed), seed));
    expect(events.filter(({ rule }) => !/^TR?-\d+$/.test(rule))).toEqual([]);
  });
});
