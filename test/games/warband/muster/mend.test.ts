import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mend, problemsOf } from '../../../../electron/games/warband/muster/mend.ts';
import { checkList, legalWarband, type Shelf } from '../../../../electron/games/warband/muster/shelf.ts';
import { changeList, countCopies, emptyList, type WarbandList } from '../../../../shared/warbands.ts';
import { anyLists } from '../../../support/list-arbitraries.ts';
import { packShelf, readyLists } from '../../../support/shelf.ts';

const legal = readyLists[0]!.list;
const codes = (list: WarbandList, shelf: Shelf = packShelf) =>
  problemsOf(list, shelf).map(({ code }) => code);
const entry = (key: string, copies = 1) => ({ key, copies });

/** The problem of this code, and the list after its fix. */
function mended(list: WarbandList, code: string, shelf: Shelf = packShelf) {
  const problem = problemsOf(list, shelf).find((each) => each.code === code)!;
  const after = changeList(list, problem.fix!.changes);
  return { problem, after, codes: codes(after, shelf) };
}

describe('a ready-made warband', () => {
  it.each(readyLists)('$name may march', ({ list }) => {
    expect(problemsOf(list, packShelf)).toEqual([]);
    expect(legalWarband(list, packShelf).orders.length).toBeGreaterThanOrEqual(30);
  });
});

describe('each kind of illegal list', () => {
  it('too few creatures: adds creatures that suit it (W-951)', () => {
    const creatures = legal.creatures.slice(0, 4);
    const { problem, after, codes: left } = mended({ ...legal, creatures }, 'tooFewCreatures');
    expect(problem).toMatchObject({ rule: 'W-951' });
    expect(problem.sentence).toBe(`${String(countCopies(creatures))} creatures of at least 12.`);
    expect(left).toEqual([]);
    expect(after.creatures.every(({ key }) => key.startsWith('barrow-court/'))).toBe(true);
  });

  it('too few orders: adds one by name where one is missing (W-952)', () => {
    const all = countCopies(legal.orders);
    const [first, ...rest] = legal.orders;
    const orders = [...rest, entry(first!.key, first!.copies)];
    const short = { ...legal, orders: orders.slice() };
    while (countCopies(short.orders) > 29)
      short.orders = changeList(short, [{ part: 'orders', key: short.orders[0]!.key, by: -1 }]).orders;
    expect(all).toBeGreaterThan(29);
    const { problem, codes: left } = mended(short, 'tooFewOrders');
    expect(problem.sentence).toBe('29 orders of at least 30.');
    expect(problem.fix!.sentence).toMatch(/^Add [A-Z]/);
    expect(problem.fix!.changes).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('more than four of a kind: takes out the surplus (W-951, W-952)', () => {
    const [first, ...rest] = legal.orders;
    const {
      problem,
      after,
      codes: left,
    } = mended({ ...legal, orders: [entry(first!.key, 7), ...rest] }, 'tooManyOfAnOrder');
    expect(problem.fix!.sentence).toBe('Take out 3');
    expect(after.orders[0]).toEqual(entry(first!.key, 4));
    expect(left).toEqual([]);
  });

  it('counts a reprint in another pack as the same kind', () => {
    const original = packShelf.cards.get(legal.creatures[0]!.key)!;
    const reprint = { ...original, id: 'reprints/again' };
    const shelf = { ...packShelf, cards: new Map([...packShelf.cards, ['reprints/again', reprint]]) };
    const creatures = [entry(original.id, 3), entry('reprints/again', 3), ...legal.creatures.slice(1)];
    const { problem, after } = mended({ ...legal, creatures }, 'tooManyOfACreature', shelf);
    expect(problem.cards).toEqual([original.id, 'reprints/again']);
    expect(problem.sentence).toContain(`6 copies of ${original.name}`);
    expect(after.creatures.slice(0, 2)).toEqual([entry(original.id, 3), entry('reprints/again', 1)]);
    expect(codes(after, shelf)).not.toContain('tooManyOfACreature');
  });

  it('no commander: chooses one of its own pack (W-953)', () => {
    const { problem, after, codes: left } = mended({ ...legal, commanders: [] }, 'commanderCount');
    expect(problem.fix!.sentence).toMatch(/^Choose /);
    expect(after.commanders[0]!.key).toMatch(/^barrow-court\//);
    expect(left).toEqual([]);
  });

  it('two commanders: keeps the first (W-953)', () => {
    const other = readyLists.find(({ list }) => list.commanders[0]!.key !== legal.commanders[0]!.key)!;
    const commanders = [...legal.commanders, ...other.list.commanders];
    const { after, codes: left } = mended({ ...legal, commanders }, 'commanderCount');
    expect(after.commanders).toEqual(legal.commanders);
    expect(left).toEqual([]);
  });

  it('nobody to deploy: adds a creature the starting Leadership pays for (R-61)', () => {
    const weak = [...packShelf.cards.values()].find((card) => card.type === 'commander')!;
    const leader = { ...weak, id: 'weak/leader', leadership: 2 };
    const shelf = { ...packShelf, cards: new Map([...packShelf.cards, ['weak/leader', leader]]) };
    const strong = [...packShelf.cards.values()].filter((card) => card.type === 'creature' && card.level > 2);
    const list = {
      ...legal,
      commanders: [entry('weak/leader')],
      creatures: strong.slice(0, 12).map(({ id }) => entry(id)),
    };
    const { problem, codes: left } = mended(list, 'nothingDeployable', shelf);
    expect(problem.rule).toBe('R-61');
    expect(left).toEqual([]);
  });

  it('wrong tiles: keeps those that fit and lays out a right set (W-103, W-127)', () => {
    const { problem, after, codes: left } = mended({ ...legal, tiles: legal.tiles.slice(0, 3) }, 'tileCount');
    expect(problem.rule).toBe('W-103');
    expect(after.tiles.map(({ key }) => key)).toEqual(
      expect.arrayContaining(legal.tiles.slice(0, 3).map(({ key }) => key)),
    );
    expect(left).toEqual([]);
    expect(mended({ ...legal, tiles: [] }, 'startTileCount').codes).toEqual([]);
  });

  it('an unknown card is named and taken out (W-950)', () => {
    const orders = [...legal.orders, entry('ember-crown/ash-acolyte', 4)];
    const { problem, after } = mended({ ...legal, orders }, 'unknownCard');
    expect(problem.sentence).toBe('No enabled pack has the card ember-crown/ash-acolyte.');
    expect(after).toEqual(legal);
  });

  it('a card of a pack that is switched off is named with its pack', () => {
    const shelf: Shelf = { ...packShelf, absent: () => ({ name: 'Ash Acolyte', pack: 'Ember Crown' }) };
    const { problem } = mended(
      { ...legal, tiles: [...legal.tiles, entry('ember-crown/ash', 1)] },
      'disabledPack',
      shelf,
    );
    expect(problem.sentence).toBe('Ash Acolyte is in the pack Ember Crown, which is switched off.');
  });

  it('a card in the wrong part is put in its place (W-103)', () => {
    const { key } = legal.creatures[0]!;
    const tile = legal.tiles[0]!.key;
    const list = {
      ...legal,
      creatures: legal.creatures.filter((each) => each.key !== key),
      orders: [...legal.orders, legal.creatures[0]!, entry(tile)],
      tiles: legal.tiles.slice(1),
    };
    expect(codes(mend(list, packShelf))).toEqual([]);
    const home = mend(list, packShelf);
    expect(home.creatures).toContainEqual(legal.creatures[0]);
    expect(home.tiles).toContainEqual(entry(tile));
  });

  it('in a campaign only owned copies march', () => {
    const owned = new Map([...packShelf.cards.keys()].map((key) => [key, 4]));
    const [first] = legal.orders;
    owned.set(first!.key, 1);
    const shelf = { ...packShelf, owned };
    const list = { ...legal, orders: [entry(first!.key, 3), ...legal.orders.slice(1)] };
    const { problem, after, codes: left } = mended(list, 'notOwned', shelf);
    expect(problem.sentence).toMatch(/^3 copies of .* and 1 owned\.$/);
    expect(after.orders[0]!.copies).toBe(1);
    expect(left.filter((code) => code === 'notOwned')).toEqual([]);
    owned.clear();
    expect(
      problemsOf({ ...legal, orders: legal.orders.slice(1) }, shelf).find(
        ({ code }) => code === 'tooFewOrders',
      )?.fix,
    ).toBeUndefined();
  });
});

describe('fixes', () => {
  it('make a legal warband out of nothing', () => {
    const made = mend(emptyList, packShelf);
    expect(checkList(made, packShelf)).toEqual([]);
  });

  it('each mend their own problem, and all of them together make any list legal', () => {
    fc.assert(
      fc.property(anyLists(packShelf), (list) => {
        for (const { code, cards, fix } of problemsOf(list, packShelf)) {
          const after = changeList(list, fix!.changes);
          const left = checkList(after, packShelf).filter((each) => each.code === code);
          expect(left.map((each) => each.cards.join())).not.toContain(cards.join());
        }
        expect(checkList(mend(list, packShelf), packShelf)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('leave a legal list alone', () => {
    expect(mend(legal, packShelf)).toBe(legal);
  });
});
