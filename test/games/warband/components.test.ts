import { describe, expect, it } from 'vitest';
import { cardSchema } from '../../../electron/games/warband/cards/schema.ts';
import { fullCard } from '../../../electron/games/warband/scenario/short-cards.ts';
import { assemble } from '../../../electron/games/warband/geometry/assemble.ts';
import { terrain } from '../../../electron/games/warband/geometry/battlefield.ts';
import { layPreset } from '../../../electron/games/warband/geometry/presets.ts';
import { starterTiles } from '../../../electron/games/warband/geometry/starter-tiles.ts';
import { readFace, tileFaces, type Tile } from '../../../electron/games/warband/geometry/tiles.ts';

const creature = fullCard({ type: 'creature', name: 'Archer', ranged: { damage: 20, distance: 5 } });
const order = fullCard({
  type: 'order',
  name: 'Blessing',
  requires: 'Soldier',
  affinity: 'Knight',
  actions: [{ steps: [{ do: 'attach', to: 'actor' }] }],
  attach: [{ kind: 'modifier', stat: 'melee', by: 10 }],
});
const commander = fullCard({ type: 'commander', name: 'Marshal' });

const isCard = (card: object): boolean => cardSchema.safeParse(card).success;

/** Fields a card may lack; all others it must have. */
const optionalFields = (card: object): string[] =>
  Object.keys(card).filter((field) =>
    isCard(Object.fromEntries(Object.entries(card).filter(([name]) => name !== field))),
  );

describe('the fields of a card', () => {
  it('a creature has everything but Ranged Damage always, keywords and Abilities at least once (W-107)', () => {
    expect(isCard(creature)).toBe(true);
    expect(optionalFields(creature)).toEqual(['ranged']);
    expect(isCard({ ...creature, keywords: [] })).toBe(false);
    expect(isCard({ ...creature, abilities: [] })).toBe(false);
    expect(isCard({ ...creature, abilities: ['luck'] })).toBe(false);
    expect(isCard({ ...creature, armour: 3 })).toBe(false);
  });

  it('an order has one Ability or "any" and one of three action types; requires, affinity and attach text if it likes (W-115)', () => {
    expect(isCard(order)).toBe(true);
    expect(optionalFields(order)).toEqual(['requires', 'affinity', 'attach']);
    expect(isCard({ ...order, ability: ['might', 'wits'] })).toBe(false);
    for (const timing of ['standard', 'minor', 'immediate']) expect(isCard({ ...order, timing })).toBe(true);
    expect(isCard({ ...order, timing: 'free' })).toBe(false);
  });

  it('a commander has a leader power, two hands, Morale and Leadership (W-117)', () => {
    expect(isCard(commander)).toBe(true);
    expect(optionalFields(commander)).toEqual([]);
  });
});

describe('tiles', () => {
  it('carry difficult, hazardous, obstacle, wall, magic circle, treasure and start symbols, and no others (W-128)', () => {
    const tile = (rows: string[]): Tile => {
      const face = { rows, walls: ['G1-H1'], open: [] };
      return { id: 'sample', shape: 'small', faces: { dungeon: face, outdoor: face } };
    };
    const field = readFace(tile(['dho#*$s.', '........', '........', '........']), 'dungeon');
    if (!field.ok) throw new Error(field.error.sentence);
    const { difficult, hazardous, obstacle, solid, circle } = terrain;
    expect(field.value.squares.slice(0, 8)).toEqual([difficult, hazardous, obstacle, solid, circle, 0, 0, 0]);
    expect(field.value).toMatchObject({ treasures: [5], vWalls: [7] });
    expect(field.value.starts[0]).toEqual([6]);
    expect(readFace(tile(['?.......', '........', '........', '........']), 'dungeon').ok).toBe(false);
  });

  it('say of a square that it is solid or not, outdoors by the same data as indoors (B-05)', () => {
    const face = { rows: ['#..#....', '........', '...##...', '........'], open: [] };
    const cliff: Tile = { id: 'cliff', shape: 'small', faces: { dungeon: face, outdoor: face } };
    const [indoors, outdoors] = tileFaces.map((each) => readFace(cliff, each));
    expect(outdoors).toEqual(indoors);
    const solid = outdoors.ok
      ? [...outdoors.value.squares.keys()].filter((at) => outdoors.value.squares[at])
      : [];
    expect(solid).toEqual([0, 3, 19, 20]);
  });

  it('show a start area of 4 by 4 open squares, columns 2 to 5, on both faces (B-09)', () => {
    const [, , gatehouse] = starterTiles;
    const block = [0, 1, 2, 3].flatMap((y) => [2, 3, 4, 5].map((x) => y * 8 + x));
    for (const face of tileFaces) {
      const field = readFace(gatehouse, face);
      if (!field.ok) throw new Error(field.error.sentence);
      expect(field.value.starts[0]).toEqual(block);
      expect(block.map((square) => field.value.squares[square])).toEqual(block.map(() => 0));
    }
  });

  it('of two players meet so that the four large ones make one big square (W-207)', () => {
    const laid = layPreset([[...starterTiles], [...starterTiles]], 'dungeon');
    if (!laid.ok) throw new Error('the layout is refused');
    const large = laid.value.filter(({ tile }) => tile.shape === 'large');
    const places = large.map(({ x, y, seat }) => `${x},${y} of ${seat}`).sort();
    expect(places).toEqual(['0,12 of 1', '0,4 of 0', '8,12 of 1', '8,4 of 0']);
    const field = assemble(laid.value);
    expect(field.ok && [field.value.width, field.value.height]).toEqual([16, 24]);
    const seam = Array.from({ length: 16 }, (_, x) => 12 * 16 + x);
    expect(field.ok && field.value.hWalls.filter((square) => seam.includes(square))).toEqual([]);
  });
});
