import { describe, expect, it } from 'vitest';
import type { CreatureCard, OrderCard } from '../../../../electron/games/warband/cards/language.ts';
import { planMatch } from '../../../../electron/games/warband/match-setup.ts';
import { insightOf } from '../../../../electron/games/warband/muster/insight.ts';
import { countPlayers, playMode, printedFit } from '../../../../electron/games/warband/muster/playability.ts';
import { creaturesOf, legalWarband, ordersOf } from '../../../../electron/games/warband/muster/shelf.ts';
import { playOf } from '../../../../electron/games/warband/play.ts';
import { hasAffinity, orderFit } from '../../../../electron/games/warband/requirements.ts';
import { startMatch } from '../../../../electron/games/warband/setup.ts';
import type { Creature } from '../../../../electron/games/warband/state.ts';
import { packShelf, readyLists } from '../../../support/shelf.ts';

const creature = (level: number, change: Partial<CreatureCard> = {}): CreatureCard => ({
  type: 'creature',
  id: `level-${String(level)}-${JSON.stringify(change)}`,
  name: 'Somebody',
  level,
  keywords: ['Humanoid'],
  hitPoints: 30,
  abilities: ['might'],
  melee: 10,
  speed: 6,
  text: [],
  mark: 'gold',
  ...change,
});
const order = (level: number, change: Partial<OrderCard> = {}) => ({
  level,
  ability: 'might' as const,
  ...change,
});

describe('who can play an order', () => {
  it('E-66: Level 5 Might: a Level 5 with Might alone, not a Level 6 without Might (W-602, W-603)', () => {
    expect(playMode(order(5), creature(5), [])).toBe('alone');
    expect(playMode(order(5), creature(6, { abilities: ['wits'] }), [])).toBe('none');
    expect(playMode(order(5), creature(2), [])).toBe('none');
  });

  it('E-67: Any needs no Ability but its Level and keyword (W-604, W-606)', () => {
    const any = order(1, { ability: 'any', requires: 'Humanoid' });
    expect(playMode(any, creature(4, { keywords: ['Beast'] }), [])).toBe('none');
    expect(playMode(any, creature(1, { abilities: ['wits'] }), [])).toBe('alone');
  });

  it('E-68: affinity lifts Ability and Level (W-607), not the required keyword (W-617)', () => {
    const shade = creature(1, { keywords: ['Shade'], abilities: ['agility'] });
    expect(playMode(order(2, { ability: 'wits', affinity: 'Shade' }), shade, [])).toBe('affinity');
    expect(playMode(order(2, { affinity: 'Shade', requires: 'Knight' }), shade, [])).toBe('none');
  });

  it('assistants with the Ability add their Levels, the strongest first (W-614, W-616)', () => {
    const others = [creature(1), creature(2), creature(1), creature(6, { abilities: ['wits'] })];
    expect(playMode(order(4), creature(2), others)).toBe('one');
    expect(playMode(order(5), creature(2), others)).toBe('two');
    expect(playMode(order(6), creature(2), others)).toBe('more');
    expect(playMode(order(7), creature(2), others)).toBe('none');
  });

  it('E-71: for Any everybody may assist (R-35); who cannot assist does not count', () => {
    const any = order(4, { ability: 'any' });
    expect(playMode(any, creature(2), [creature(2, { abilities: ['wits'] })])).toBe('one');
    const loner = creature(2, { text: [{ kind: 'trait', trait: 'cannotAssist' }] });
    expect(playMode(any, creature(2), [loner])).toBe('none');
  });

  it('a creature does not assist itself, its second copy does', () => {
    expect(countPlayers(order(4), [creature(2)])).toBe(0);
    expect(countPlayers(order(4), [creature(2), creature(2)])).toBe(2);
  });
});

describe('the match agrees', () => {
  it.each(readyLists)(
    '$name: by Ability, keyword and affinity, for each order and creature',
    ({ name, list }) => {
      const warband = legalWarband(list, packShelf);
      const contenders = [
        { name, warband },
        { name: 'the same', warband },
      ];
      const planned = planMatch({ form: 'standard', contenders, face: 'dungeon' }, packShelf.cards);
      if (!planned.ok) throw new Error(JSON.stringify(planned.error));
      const play = playOf(startMatch(planned.value, 1));
      const ids = new Map(play.program.faceById.map((face, id) => [face.card.id, id]));
      for (const card of creaturesOf(list, packShelf))
        for (const each of ordersOf(list, packShelf)) {
          const actor = { id: ids.get(card.id)! } as Creature;
          const face = play.program.faceById[ids.get(each.id)!]!.order!;
          expect(printedFit(each, card), `${card.name}, ${each.name}`).toBe(
            orderFit(play, face, actor) === undefined,
          );
          if (printedFit(each, card))
            expect(playMode(each, card, []) === 'affinity').toBe(hasAffinity(play, face, actor));
        }
    },
  );
});

describe('insight', () => {
  const { list } = readyLists[0]!;
  const insight = insightOf(list, packShelf);
  const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0);

  it('counts every copy once in curve and timings', () => {
    expect(sum(insight.levels.map(({ creatures }) => creatures))).toBe(creaturesOf(list, packShelf).length);
    expect(sum(insight.levels.map(({ orders }) => orders))).toBe(ordersOf(list, packShelf).length);
    expect(sum(Object.values(insight.timings))).toBe(ordersOf(list, packShelf).length);
  });

  it('names orders nobody can play, and those that hang on one creature', () => {
    expect(insight.dead).toEqual([]);
    const [first] = list.creatures;
    const alone = insightOf({ ...list, creatures: [{ key: first!.key, copies: 1 }] }, packShelf);
    expect(alone.fragile.length).toBeGreaterThan(0);
    expect(alone.dead.length + alone.fragile.length).toBe(alone.playability.length);
    expect(insightOf({ ...list, creatures: [] }, packShelf).dead).toHaveLength(list.orders.length);
  });

  it('works on a list of cards nobody knows', () => {
    const odd = {
      commanders: [],
      creatures: [{ key: 'x/y', copies: 4 }],
      orders: [{ key: 'x/z', copies: 1 }],
      tiles: [],
    };
    expect(insightOf(odd, packShelf)).toMatchObject({ plan: [], playability: [], dead: [] });
  });
});
