import { describe, expect, it } from 'vitest';
import {
  attackTable,
  combatDeck,
  heroPowers,
  isPower,
  monsterPowers,
} from '../../../electron/games/delve/content/attacks.ts';
import { cardTable, deckCards } from '../../../electron/games/delve/content/cards.ts';
import { chamberTable, edgeTable, hasSearchIcon } from '../../../electron/games/delve/content/chambers.ts';
import { heroTable } from '../../../electron/games/delve/content/heroes.ts';
import { lifeOfToken, monsterTable, tokenCount } from '../../../electron/games/delve/content/monsters.ts';
import {
  bordersOf,
  hoard,
  isPrinted,
  squaresApart,
  towers,
} from '../../../electron/games/delve/board/spaces.ts';
import { closesOn, sunSpaces } from '../../../electron/games/delve/turn/night.ts';
import { escapeChance } from '../../../electron/games/delve/bot/quick.ts';
import { allTexts } from '../../../electron/games/delve/content/text.ts';
import { spaceAt } from '../../../shared/games/delve.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const copies = (table: readonly { copies: number }[]): number => sum(table.map((row) => row.copies));

describe('the components of Delve', () => {
  it('are 336 cards in the decks of the list (D-106, D-112 to D-123, R-810)', () => {
    const sizes = Object.fromEntries(Object.entries(deckCards).map(([deck, cards]) => [deck, cards.length]));
    expect(sizes).toEqual({
      dungeon: 50,
      dragon: 8,
      treasure: 32,
      trap: 15,
      door: 15,
      crypt: 15,
      corpse: 15,
      search: 30,
      rune: 12,
      catacomb: 40,
    });
    const powers = attackTable.filter(({ power }) => power).length;
    expect(sum(Object.values(sizes)) + combatDeck.length + powers + heroTable.length).toBe(336);
  });

  it('are unique rows with a number each (D-501, D-503)', () => {
    const ids = [...cardTable, ...chamberTable].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(cardTable).toHaveLength(26 + 2 + 14 + 9 + 4 + 11 + 11 + 13 + 12 + 21);
  });

  it('are 117 chambers, twelve kinds (D-105, D-124, D-202, C-03)', () => {
    expect(copies(chamberTable)).toBe(117);
    const byKind = Object.groupBy(chamberTable, ({ kind }) => kind);
    expect(Object.fromEntries(Object.entries(byKind).map(([kind, rows]) => [kind, copies(rows)]))).toEqual({
      room: 44,
      corridor: 26,
      snare: 8,
      gate: 6,
      rockfall: 5,
      chasm: 5,
      web: 5,
      turning: 5,
      bridge: 4,
      dark: 4,
      stairhead: 3,
      well: 2,
    });
  });

  it('turn their sides with the heading, Back against the space left (D-127, D-125, D-126)', () => {
    const room = chamberTable.findIndex(({ id }) => id === 'T-12');
    const sides = (heading: number) =>
      [0, 1, 2, 3].map((side) => '#oDP'.charAt(edgeTable[(room * 4 + heading) * 4 + side]!)).join('');
    // Back Left Ahead Right is oDD#: facing north that is N D, E #, S o, W D.
    expect([0, 1, 2, 3].map(sides)).toEqual(['D#oD', 'DD#o', 'oDD#', '#oDD']);
  });

  it('may be searched where the icon is printed (D-130, D-333)', () => {
    const kinds = new Set(chamberTable.filter((_, at) => hasSearchIcon[at]).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['chasm', 'gate', 'room', 'snare', 'stairhead', 'turning']);
  });

  it('are a board of 13 by 10 with the Hoard in the middle and every Tower ten steps away (C-01, D-107, R-101, R-102, R-103)', () => {
    expect(bordersOf[hoard]).toHaveLength(6);
    expect(towers.map((tower) => squaresApart(tower, hoard))).toEqual([10, 10, 10, 10]);
    expect(towers.map((tower) => bordersOf[tower]!.length)).toEqual([2, 2, 2, 2]);
    const printed = bordersOf.filter((_, space) => isPrinted(space));
    expect(printed).toHaveLength(5);
    expect(bordersOf[spaceAt(7, 6)]).toEqual([]);
  });

  it('are six heroes with four Power cards each (C-04, C-05, D-108, D-118, D-145)', () => {
    expect(heroTable.map(({ life, values }) => [life, ...Object.values(values)])).toEqual([
      [17, 7, 5, 9, 6],
      [18, 9, 5, 5, 5],
      [12, 5, 8, 5, 6],
      [16, 4, 9, 5, 8],
      [15, 6, 6, 7, 8],
      [12, 6, 6, 8, 10],
    ]);
    expect(heroPowers.map((powers) => powers.length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('are five kinds of monsters with four tokens and four Power cards each (C-06, C-07, D-137, D-602)', () => {
    expect(monsterPowers.map((powers) => powers.length)).toEqual([4, 4, 4, 4, 4]);
    expect(tokenCount).toBe(20);
    const lives = monsterTable.map((_, kind) => lifeOfToken.slice(kind * 4, kind * 4 + 4));
    expect(lives).toEqual([
      [2, 2, 3, 3],
      [2, 3, 3, 4],
      [3, 3, 4, 5],
      [3, 3, 4, 5],
      [4, 4, 5, 5],
    ]);
  });

  it('are 54 Combat cards with the triangle of counter icons (C-08, D-117, D-139, D-140, D-141)', () => {
    expect(combatDeck).toHaveLength(54);
    const cards = combatDeck.map((attack) => attackTable[attack]!);
    expect(cards.filter(({ counters }) => counters)).toHaveLength(42);
    expect((sum(cards.map(({ value }) => value)) / 54).toFixed(2)).toBe('2.44');
    const icons = Object.fromEntries(
      cards.flatMap(({ type, counters }) => (counters ? [[type, counters]] : [])),
    );
    expect(icons).toEqual({ melee: 'magic', magic: 'ranged', ranged: 'melee' });
  });

  it('give Power cards escape values and monsters damage (D-142, D-143, D-144)', () => {
    const powers = attackTable.flatMap(({ power }) => power ?? []);
    expect(powers.every(({ escape }) => escape >= 1 && escape <= 6)).toBe(true);
    expect(powers.filter(({ damage }) => damage > 0)).toHaveLength(20);
    expect(attackTable.filter((_, at) => isPower(at))).toHaveLength(44);
  });

  it('make the escape odds of the list (C-07)', () => {
    const percent = heroTable.map((_, hero) =>
      monsterTable.map((_monster, kind) => Math.floor(100 * escapeChance(hero, kind) + 0.5)),
    );
    expect(percent).toEqual([
      [25, 13, 50, 6, 44],
      [31, 25, 56, 13, 50],
      [75, 69, 88, 44, 88],
      [81, 69, 88, 50, 88],
      [56, 44, 75, 25, 75],
      [56, 44, 75, 25, 75],
    ]);
  });

  it('count the day in 26 spaces with five closing ranges (C-02, R-401, D-131)', () => {
    expect(sunSpaces).toBe(26);
    expect([1, 21, 22, 23, 24, 25, 26].map(closesOn)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });

  it('hold the gold of the lists (C-09 to C-18, D-104, D-120)', () => {
    const gold = (deck: keyof typeof deckCards) => sum(deckCards[deck].map((card) => cardTable[card]!.gold));
    expect([gold('dungeon'), gold('crypt'), gold('corpse'), gold('search'), gold('catacomb')]).toEqual([
      50, 400, 100, 0, 3_050,
    ]);
    expect(gold('treasure')).toBe(21_400);
  });

  it('say in words what they do, from their data (D-934)', () => {
    expect(allTexts()).toMatchSnapshot();
  });
});
