import { describe, expect, it } from 'vitest';
import { eventCardCount, eventTable } from '../../../electron/games/deepwarren/content/events.ts';
import { relicTable } from '../../../electron/games/deepwarren/content/relics.ts';
import { spellTable } from '../../../electron/games/deepwarren/content/spells.ts';
import { allTexts } from '../../../electron/games/deepwarren/content/text.ts';
import { tileTable, type Icon } from '../../../electron/games/deepwarren/content/tiles.ts';
import { tokenTable } from '../../../electron/games/deepwarren/content/tokens.ts';
import { spacesOfTile } from '../../../electron/games/deepwarren/dungeon/layout.ts';
import { deepwarren } from '../../../electron/games/deepwarren/index.ts';
import { ruleNumbers } from './numbers.ts';

const count = <T>(list: readonly T[], test: (entry: T) => boolean): number => list.filter(test).length;
const plainToggles = { shortCrawl: false, longCrawl: false, shelteredStart: false };
const players = (length: number) => Array.from({ length }, (_, at) => ({ name: `P${at}` }));

describe('the components', () => {
  it('have 178 rules or a few more', () => {
    expect(new Set(ruleNumbers).size).toBe(ruleNumbers.length);
    expect(ruleNumbers).toHaveLength(178);
  });

  it('are for two to four players (T-101)', () => {
    for (const length of [2, 3, 4])
      expect(deepwarren.start({ players: players(length), toggles: plainToggles }, 1).players).toHaveLength(
        length,
      );
    for (const length of [1, 5])
      expect(() => deepwarren.start({ players: players(length), toggles: plainToggles }, 1)).toThrow(/T-101/);
  });

  it('have three decks of 62, 9 and 10 cards (T-106)', () => {
    expect([eventCardCount, spellTable.length, relicTable.length]).toEqual([62, 9, 10]);
    expect(relicTable.reduce((sum, { worth }) => sum + worth, 0)).toBe(24);
  });

  it('have as many cards of each category as C3 says', () => {
    const of = (category: string) =>
      eventTable.reduce((sum, card) => sum + (card.category === category ? card.copies : 0), 0);
    expect([of('hero'), of('spawn'), of('happening')]).toEqual([9, 23, 30]);
  });

  it('have one card for every monster token, and a Delver for every hero card and start (T-103)', () => {
    for (const { kind, count: tokens } of tokenTable) {
      const card = eventTable.find(({ effect }) => effect.do === 'enter' && effect.token === kind)!;
      expect(card.copies).toBe(kind === 'delver' ? tokens - 4 : tokens);
    }
  });

  it('have 41 tiles of the kinds and icons of C2 (T-107, T-113)', () => {
    expect(tileTable).toHaveLength(41);
    const kinds = Object.groupBy(tileTable.slice(1), ({ kind }) => kind);
    const sizes = Object.fromEntries(Object.entries(kinds).map(([kind, tiles]) => [kind, tiles.length]));
    expect(sizes).toEqual({
      'dead end': 5,
      straight: 6,
      corner: 6,
      'T-junction': 7,
      crossing: 4,
      pit: 2,
      rubble: 2,
      span: 2,
      ford: 2,
      'ember ford': 2,
      'magma bed': 2,
    });
    const icons = (icon: Icon) => count(tileTable.slice(1), (tile) => tile.icons.includes(icon));
    expect([icons('lair'), icons('hoard'), icons('ladder')]).toEqual([16, 8, 5]);
    expect(tileTable.flatMap(({ tail }, tile) => (tail ? [tile] : []))).toEqual([10, 11, 39, 40]);
  });

  it('have tokens with attack, wounds and worth, none above a die (T-108, T-109)', () => {
    const numbers = tokenTable.map(({ kind, attack, wounds, worth }) => [kind, attack, wounds, worth]);
    expect(numbers).toEqual([
      ['delver', 3, 6, 3],
      ['skulk', 1, 2, 1],
      ['ravager', 2, 4, 2],
      ['mossback', 2, 5, 3],
      ['emberwyrm', 3, 6, 5],
    ]);
  });

  it('have no tile with both spaces and a hoard', () => {
    const both = tileTable.filter(
      ({ icons }, tile) => icons.includes('hoard') && spacesOfTile[tile]!.length > 1,
    );
    expect(both).toEqual([]);
  });
});

describe('texts', () => {
  it('are printed from the data, in the words players read (T-1114, TR-45)', () => {
    const texts = allTexts();
    expect(texts).toMatchSnapshot();
    expect(Object.values(texts).join(' ')).not.toMatch(/\b(Pit|Rubble|Entrance|Range|Charge|Breath|burn)\b/);
  });
});
