import { describe, expect, it } from 'vitest';
import { botOf, judgementOf, type AnyLevel } from '../../../electron/bots/levels.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import {
  deepwarren,
  deepwarrenKnowledge,
  deepwarrenMind,
  deepwarrenWorld,
  type DeepwarrenState,
} from '../../../electron/games/deepwarren/index.ts';
import { buildPosition } from '../../../electron/games/deepwarren/scenario/build.ts';
import { tileOfSpace } from '../../../shared/games/deepwarren.ts';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';

const toggles = { shortCrawl: false, longCrawl: false, shelteredStart: true };

function choiceOf(level: AnyLevel, state: DeepwarrenState, seed: number): number {
  const rng = seedRng(seed);
  const knowledge = deepwarrenKnowledge(state);
  const decision = deepwarren.decision(state)!;
  const sampleWorld = () => deepwarrenWorld(knowledge, rng);
  const mind = deepwarrenMind('balanced', judgementOf(level));
  return botOf(level, mind).choose({ view: undefined, decision, rng, sampleWorld }).option;
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

const thinkers: AnyLevel[] = ['soldier', 'captain', 'warlord'];
const players = (crownsOfB: number) => [{ name: 'A' }, { name: 'B', crowns: crownsOfB }];

/** A may kill B's last Delver, or a Skulk instead; B has so many crowns. */
const killOrSpare = (crownsOfB: number) =>
  buildPosition({
    title: '',
    rules: [],
    steps: [],
    tiles: [
      { tile: 'Long Gallery', at: [0, 1], exits: 'NS' },
      { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS' },
      { tile: 'Dripping Passage', at: [1, 0], exits: 'EW' },
      { tile: 'Old Market', at: [2, 0] },
    ],
    tokens: [
      { name: 'Ravager', kind: 'ravager', owner: 'A', at: [0, 1] },
      { name: 'Ann', kind: 'delver', owner: 'A', at: [2, 0] },
      { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 2], wounds: 1 },
      { name: 'Skulk', kind: 'skulk', owner: 'B', at: [1, 0] },
    ],
    players: players(crownsOfB),
    turn: { player: 'A', phase: 'attack' },
  });

/** A's last Delver, hurt, between a chest in reach of a Mossback and a quiet passage. */
const chestOrLife = () =>
  buildPosition({
    title: '',
    rules: [],
    steps: [],
    tiles: [
      { tile: 'Torchlit Walk', at: [0, 1], exits: 'NS', chest: true },
      { tile: 'Long Gallery', at: [0, 2], exits: 'NS' },
      { tile: 'Dripping Passage', at: [0, 3], exits: 'NS' },
      { tile: 'Miner’s Cut', at: [1, 0], exits: 'EW' },
      { tile: 'Old Market', at: [2, 0] },
    ],
    tokens: [
      { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 0], wounds: 2 },
      { name: 'Ben', kind: 'delver', owner: 'B', at: [2, 0] },
      { name: 'Mossback', kind: 'mossback', owner: 'B', at: [0, 3] },
    ],
    players: players(0),
    turn: { player: 'A', phase: 'move' },
  });

function takenBy(level: AnyLevel, { state }: ReturnType<typeof buildPosition>, seed: number) {
  return deepwarren.decision(state)!.options[choiceOf(level, state, seed)]!;
}

describe('in a position', () => {
  it.each(thinkers)('a %s ends the game by the last Delver of the other when ahead (T-1001)', (level) => {
    const position = killOrSpare(0);
    const [, , ben] = position.state.tokens;
    expect(takenBy(level, position, 3)).toMatchObject({ kind: 'attack', target: ben!.id });
  });

  it.each(thinkers)('a %s does not end it when behind', (level) => {
    const position = killOrSpare(24);
    const [, , , skulk] = position.state.tokens;
    expect(takenBy(level, position, 3)).toMatchObject({ kind: 'attack', target: skulk!.id });
  });

  it.each(thinkers)('a %s does not sell its last Delver for a chest', (level) => {
    const position = chestOrLife();
    const { options } = deepwarren.decision(position.state)!;
    expect(options.filter(({ kind }) => kind === 'move')).toHaveLength(2);
    const chest = position.state.chests[0]!;
    const taken = takenBy(level, position, 3);
    expect(taken.kind === 'move' && tileOfSpace(taken.to)).not.toBe(chest);
  });

  it('a Novice makes mistakes, but none that throws the game away', () => {
    const position = killOrSpare(24);
    const [, , , skulk] = position.state.tokens;
    for (let seed = 0; seed < 40; seed++)
      expect(takenBy('novice', position, seed)).toMatchObject({ target: skulk!.id });
  });
});

describe('bots', () => {
  it('of the level soldier beat random play', { timeout: 60_000 }, () => {
    const wins = Array.from({ length: 20 }, (_, seed) => {
      const levels: AnyLevel[] = seed % 2 === 0 ? ['soldier', 'random'] : ['random', 'soldier'];
      return play(levels, seed).outcome!.winners.includes(seed % 2);
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ['novice', 'soldier', 'captain'],
    ['captain', 'soldier', 'novice', 'random'],
  ] as AnyLevel[][])('play with three and four: %s %s %s %s', { timeout: 60_000 }, (...levels) => {
    const seated = levels.filter((level) => level !== undefined);
    expect(deepwarren.invariants(play(seated, 5))).toEqual([]);
  });
});
