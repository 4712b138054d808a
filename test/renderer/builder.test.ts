import { describe, expect, it } from 'vitest';
import { rollGroups } from '../../renderer/builder/groups.ts';
import { begin, goBack, goForth, goOn } from '../../renderer/builder/history.ts';
import { likeWords } from '../../renderer/builder/like.ts';
import { firstHopes, hopesOf } from '../../renderer/builder/wishes.ts';
import { percent } from '../../renderer/text/builder.ts';
import type { CardFace } from '../../shared/cards.ts';
import { compareLists, changeList, emptyList, mostCopies, tidyList } from '../../shared/warbands.ts';

const common = { pack: 'p', lines: [], motif: 'm' };
const creature = (name: string, level: number): CardFace => ({
  ...common,
  key: `p/${name}`,
  name,
  type: 'creature',
  level,
  keywords: [],
  abilities: ['might'],
  hitPoints: 10,
  melee: 10,
  speed: 5,
  isLarge: false,
});
const order = (name: string, level: number, timing: 'standard' | 'minor' | 'immediate'): CardFace => ({
  ...common,
  key: `p/${name}`,
  name,
  type: 'order',
  level,
  timing,
  ability: 'might',
});
const faces = new Map(
  [
    creature('ant', 1),
    creature('bear', 4),
    order('hold', 1, 'minor'),
    order('dodge', 2, 'immediate'),
    order('parry', 3, 'immediate'),
  ].map((face) => [face.key, face]),
);
const face = (key: string) => faces.get(key);
const entry = (key: string, copies = 1) => ({ key, copies });
const list = {
  ...emptyList,
  creatures: [entry('p/ant', 4), entry('p/bear')],
  orders: [entry('p/dodge'), entry('x/lost', 2), entry('p/hold'), entry('p/parry')],
};

describe('going back and forth', () => {
  it('undoes and redoes step by step, and forgets what was taken back when something new is done', () => {
    const three = goOn(goOn(begin(1), 2), 3);
    const back = goBack(three)!;
    expect(back.present).toBe(2);
    expect(goForth(back)!.present).toBe(3);
    expect(goForth(goOn(back, 9))).toBeUndefined();
    expect(goBack(begin(1))).toBeUndefined();
  });
});

describe('the roll', () => {
  it('shows creatures by Level, orders by action type and Level, unknown cards first', () => {
    const groups = rollGroups(list, face).map(({ id, entries }) => [id, entries.map(({ key }) => key)]);
    expect(groups).toEqual([
      ['creatures', ['p/bear', 'p/ant']],
      ['orders', ['x/lost']],
      ['immediate', ['p/parry', 'p/dodge']],
      ['standard', []],
      ['minor', ['p/hold']],
    ]);
  });
});

describe('hopes for a hand', () => {
  it('are single cards, action types, and creatures from or up to a Level', () => {
    const hopes = hopesOf(list, face);
    expect(hopes.find(({ id }) => id === 'immediate')!.keys).toEqual(['p/dodge', 'p/parry']);
    expect(hopes.find(({ id }) => id === '4+')!.keys).toEqual(['p/bear']);
    expect(hopes.find(({ id }) => id === '1-')!.keys).toEqual(['p/ant']);
    expect(hopes.some(({ id }) => id === 'standard' || id === 'x/lost')).toBe(false);
    expect(firstHopes(hopes).map(({ id }) => id)).toEqual(['immediate', '4+']);
    expect(firstHopes([])).toEqual([]);
  });
});

describe('finding a warband', () => {
  it('wants every word somewhere in its name, tags, notes or packs', () => {
    const line = {
      id: '1',
      kind: 'own' as const,
      name: 'The Iron Line',
      commanders: [],
      creatures: 0,
      orders: 0,
      tiles: 0,
      packs: ['lantern-watch'],
      problems: 0,
      tags: ['slow'],
      note: '',
      isArchived: false,
    };
    expect(likeWords(line, ' iron SLOW ')).toBe(true);
    expect(likeWords(line, 'iron fast')).toBe(false);
    expect(likeWords(line, '')).toBe(true);
  });
});

describe('chances in words', () => {
  it('are never certain or impossible where they are only nearly so', () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual([
      '0 %',
      'under 1 %',
      '50 %',
      'over 99 %',
      '100 %',
    ]);
  });
});

describe('lists', () => {
  it('change by copies, never below none nor above the most', () => {
    const more = changeList(list, [
      { part: 'orders', key: 'p/hold', by: -3 },
      { part: 'creatures', key: 'p/ant', by: 99 },
      { part: 'tiles', key: 'p/t', by: 1 },
    ]);
    expect(more.orders.map(({ key }) => key)).not.toContain('p/hold');
    expect(more.creatures[0]).toEqual(entry('p/ant', mostCopies));
    expect(more.tiles).toEqual([entry('p/t')]);
    expect(list.orders).toHaveLength(4);
  });

  it('differ by exactly the changes that lead from one to the other', () => {
    const other = changeList(list, [{ part: 'orders', key: 'p/new', by: 2 }]);
    expect(compareLists(list, other)).toEqual([{ part: 'orders', key: 'p/new', by: 2 }]);
    expect(compareLists(list, list)).toEqual([]);
  });

  it('are tidied: one entry a card', () => {
    const untidy = { ...emptyList, orders: [entry('a/b', 2), entry('a/c'), entry('a/b', 1)] };
    expect(tidyList(untidy).orders).toEqual([entry('a/b', 3), entry('a/c')]);
  });
});
