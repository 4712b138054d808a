import { describe, expect, it } from 'vitest';
import { hash } from '../../../electron/engine/hash.ts';
import { delve, type DelveSetup } from '../../../electron/games/delve/index.ts';
import { delveOptions, type DelveOption, type DelveOptions } from '../../../shared/games/delve.ts';

const optionsWith = (...on: DelveOption[]): DelveOptions =>
  Object.fromEntries(delveOptions.map((option) => [option, on.includes(option)])) as DelveOptions;

const players = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}` }));

const begin = (count: number, seed: number, more: Partial<DelveSetup> = {}) =>
  delve.start({ players: players(count), options: optionsWith(), ...more }, seed);

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('the start of Delve', () => {
  it('is for one to four players, each with a hero of his own (D-101, D-208)', () => {
    for (const count of [1, 2, 3, 4]) expect(begin(count, 1).heroes).toHaveLength(count);
    for (const count of [0, 5]) expect(() => begin(count, 1)).toThrow(/D-101/);
    for (const seed of seeds) {
      const heroes = begin(4, seed).heroes.map(({ hero }) => hero);
      expect(new Set(heroes).size).toBe(4);
    }
    const twins = players(2).map((player) => ({ ...player, hero: 3 }));
    expect(() => begin(2, 1, { players: twins })).toThrow(/D-208/);
  });

  it('keeps a hero that was agreed on (D-208, D-213)', () => {
    const chosen = players(2).map((player, at) => ({ ...player, hero: 4 + at }));
    expect(begin(2, 1, { players: chosen }).heroes.map(({ hero }) => hero)).toEqual([4, 5]);
  });

  it('shuffles the chambers and every deck (D-201 to D-204, D-202, D-203)', () => {
    const orders = (pick: (state: ReturnType<typeof begin>) => unknown) =>
      new Set(seeds.map((seed) => hash([pick(begin(2, seed))]))).size;
    expect(orders(({ stock }) => stock)).toBe(seeds.length);
    expect(orders(({ decks }) => decks[0])).toBe(seeds.length);
    expect(orders(({ decks }) => decks[2])).toBe(seeds.length);
  });

  it('rolls for the First Player, ties again (D-209)', () => {
    expect(new Set(seeds.map((seed) => begin(3, seed).first))).toEqual(new Set([0, 1, 2]));
  });

  it('gives every hero one rune, and no two the same (D-210)', () => {
    for (const seed of seeds) {
      const runes = begin(4, seed).heroes.flatMap((hero) => hero.runes);
      expect(runes).toHaveLength(4);
      expect(new Set(runes).size).toBe(4);
    }
  });

  it('gives more runes with that option, two unless another number was agreed (D-962, R-710)', () => {
    const options = optionsWith('moreRunes');
    expect(begin(4, 1, { options }).heroes.map(({ runes }) => runes.length)).toEqual([2, 2, 2, 2]);
    expect(begin(4, 1, { options, runes: 3 }).heroes.map(({ runes }) => runes.length)).toEqual([3, 3, 3, 3]);
  });

  it('has the sun on space 1, or further on with a short day (D-205, D-968, R-712)', () => {
    expect(begin(1, 1).sun).toBe(1);
    const suns = seeds.map((seed) => begin(1, seed, { options: optionsWith('shortDay') }).sun);
    expect(new Set(suns)).toEqual(new Set([2, 3, 4, 5, 6, 7]));
  });

  it('has all tokens in the pool and nobody wounded (D-206, D-207)', () => {
    const state = begin(4, 3);
    expect(state.monsters).toEqual([]);
    expect(state.entrances).toEqual([]);
    expect(state.heroes.map(({ wounds, tokens }) => wounds + tokens)).toEqual([0, 0, 0, 0]);
  });

  it('hides stock, decks and lives from everybody, and Loot with HIDDENLOOT (R-804, D-961, R-709)', () => {
    const state = begin(2, 5, { options: optionsWith('hiddenLoot') });
    const [loot] = state.decks[2]!.splice(-1);
    state.heroes[0]!.loot.push(loot!);
    const seen = (viewer: 0 | 1) => delve.view(state, viewer).heroes[0]!.loot;
    expect(seen(0)).toEqual([{ deck: 'treasure', card: loot }]);
    expect(seen(1)).toEqual([{ deck: 'treasure', card: undefined }]);
    expect(delve.view(state, 1).stock).toEqual(state.stock.toSorted((one, other) => one - other));
  });

  it('lets the victor of a duel, and nobody else, look through the loser’s Loot while choosing (D-972, D-961)', () => {
    const state = begin(3, 5, { options: optionsWith('hiddenLoot', 'duels') });
    const [loot] = state.decks[2]!.splice(-1);
    state.heroes[0]!.loot.push(loot!);
    state.frames.push({ kind: 'duelEnd', seat: 0, rival: 1, winner: 1, stage: 0 });
    const seen = (viewer: 0 | 1 | 2) => delve.view(state, viewer).heroes[0]!.loot[0]!.card;
    expect(delve.decision(state)).toMatchObject({ seat: 1, options: [{ kind: 'card', card: loot }, {}] });
    expect([seen(0), seen(1), seen(2)]).toEqual([loot, loot, undefined]);
    state.frames.pop();
    expect(seen(1)).toBeUndefined();
  });
});
