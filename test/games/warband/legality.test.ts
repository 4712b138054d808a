import { describe, expect, it } from 'vitest';
import type { Card } from '../../../electron/games/warband/cards/language.ts';
import { starterTiles } from '../../../electron/games/warband/geometry/starter-tiles.ts';
import { checkWarband, type WarbandList } from '../../../electron/games/warband/legality.ts';

const creature = (id: string, level: number): Card => ({
  type: 'creature',
  id,
  name: id,
  level,
  keywords: ['Test'],
  hitPoints: 30,
  abilities: ['might'],
  melee: 10,
  speed: 6,
  text: [],
  mark: 'gold',
});

const order = (id: string): Card => ({
  type: 'order',
  id,
  name: id,
  level: 1,
  ability: 'any',
  timing: 'minor',
  actions: [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] }],
  mark: 'gold',
});

const leader = (id: string, leadership: number): Card => ({
  type: 'commander',
  id,
  name: id,
  orderHand: 4,
  creatureHand: 4,
  morale: 12,
  leadership,
  text: [],
});

const cards = [
  leader('captain', 7),
  leader('recluse', 2),
  ...['wolf', 'bear', 'boar'].map((id) => creature(id, 3)),
  ...Array.from({ length: 8 }, (_, n) => order(`order-${n}`)),
];
const library = new Map(cards.map((card) => [card.id, card]));

const copies = (id: string, count: number): string[] => new Array<string>(count).fill(id);

const legal: WarbandList = {
  commanders: ['captain'],
  creatures: [...copies('wolf', 4), ...copies('bear', 4), ...copies('boar', 4)],
  orders: Array.from({ length: 30 }, (_, n) => `order-${n % 8}`),
  tiles: [...starterTiles],
};

const codes = (change: Partial<WarbandList>): string[] =>
  checkWarband({ ...legal, ...change }, library).map(({ code, rule }) => `${code} ${rule}`);

describe('a custom warband', () => {
  it('may march with 12 creatures, 30 orders, one commander and four tiles (W-103, W-950)', () => {
    expect(codes({})).toEqual([]);
  });

  it('needs at least 12 creatures (W-951)', () => {
    expect(codes({ creatures: legal.creatures.slice(1) })).toEqual(['tooFewCreatures W-951']);
  });

  it('needs at least 30 orders (W-952)', () => {
    expect(codes({ orders: legal.orders.slice(1) })).toEqual(['tooFewOrders W-952']);
  });

  it('has at most four of a kind, creatures (W-951) and orders (W-952) alike', () => {
    expect(codes({ creatures: [...legal.creatures, 'wolf'] })).toEqual(['tooManyOfACreature W-951']);
    expect(
      codes({ orders: [...copies('order-0', 5), ...legal.orders.filter((id) => id !== 'order-0')] }),
    ).toEqual(['tooManyOfAnOrder W-952']);
  });

  it.each([
    ['other capitals', 'Grey WOLF', 'grey wolf'],
    ['more, fewer or other spaces', 'Grey  Wolf', 'Greywolf'],
    ['an accent written as a mark of its own', 'Gre\u0301y', 'Gr\u00e9y'],
    ['another apostrophe', 'Wolf’s Kin', "Wolf's Kin"],
  ])('takes a reprint with %s for the same card (W-951)', (_, one, other) => {
    const reprints = new Map([
      ...library,
      ['wolf', { ...creature('wolf', 3), name: one }],
      ['bear', { ...creature('bear', 3), name: other }],
    ]);
    const found = checkWarband(legal, reprints).map(({ code, cards }) => ({ code, cards }));
    expect(found).toEqual([{ code: 'tooManyOfACreature', cards: ['wolf', 'bear'] }]);
  });

  it('brings tiles with as many treasure squares as everybody else, on both sides (B-10)', () => {
    const [hall, ...others] = starterTiles;
    const rich = structuredClone(hall);
    rich.faces.outdoor.rows = rich.faces.outdoor.rows.map((row) => row.replace(/[^$]\$/, '$$$$'));
    expect(codes({ tiles: [rich, ...others] })).toEqual(['treasureCount B-10']);
  });

  it('names the cards a problem is about', () => {
    const [problem] = checkWarband({ ...legal, creatures: [...legal.creatures, 'wolf'] }, library);
    expect(problem.cards).toEqual(['wolf']);
    expect(problem.sentence).toBe('5 copies of wolf; at most 4 of a kind are allowed.');
  });

  it('has exactly one commander (W-953)', () => {
    expect(codes({ commanders: [] })).toEqual(['commanderCount W-953']);
    expect(codes({ commanders: ['captain', 'recluse'] })).toEqual(['commanderCount W-953']);
  });

  it('has some creature its starting Leadership can pay for (R-61)', () => {
    expect(codes({ commanders: ['recluse'] })).toEqual(['nothingDeployable R-61']);
  });

  it('brings two large and two small tiles, one with a start area (W-103, W-127)', () => {
    expect(codes({ tiles: starterTiles.slice(1) })).toContain('tileCount W-103');
    const [hall, crypt, gate] = starterTiles;
    expect(codes({ tiles: [hall, crypt, gate, gate] })).toEqual(['startTileCount W-127']);
  });

  it('knows only cards of enabled packs, each in its own part (W-950)', () => {
    expect(codes({ orders: [...legal.orders, 'from-elsewhere'] })).toEqual(['unknownCard W-950']);
    expect(codes({ orders: [...legal.orders, 'wolf'] })).toEqual(['wrongPart W-103']);
  });
});
