/** Damage, Hit Points and their changes come in tens: no card says otherwise. */
import { describe, expect, it } from 'vitest';
import { readCard } from '../../../../electron/games/warband/cards/validate.ts';
import type { Step } from '../../../../electron/games/warband/cards/language.ts';
import { creature } from '../../../support/example-cards.ts';
import { order } from '../../../support/example-order.ts';

const fields = (card: unknown): string[] => {
  const read = readCard(card);
  return read.ok ? [] : read.error.map(({ path }) => path);
};
const doing = (step: Step): unknown => order('Test', [{ steps: [step] }], {});
const plain = creature('Test', []);

describe('amounts in tens (R-26)', () => {
  it.each([
    ['Hit Points', { ...plain, hitPoints: 35 }, 'hitPoints'],
    ['Melee Damage', { ...plain, melee: 15 }, 'melee'],
    ['Ranged Damage', { ...plain, ranged: { damage: 15, distance: 5 } }, 'ranged.damage'],
    ['damage of an order', doing({ do: 'damage', to: 'actor', amount: 25 }), 'actions[0].steps[0].amount'],
    ['healing', doing({ do: 'heal', who: 'actor', amount: 12 }), 'actions[0].steps[0].amount'],
    [
      'prevention',
      doing({ do: 'prevent', for: 'actor', amount: 15, from: 'any', until: 'endOfTurn' }),
      'actions[0].steps[0].amount',
    ],
    [
      'a change of melee damage',
      doing({ do: 'modify', who: 'actor', stat: 'melee', by: 5, until: 'endOfTurn' }),
      'actions[0].steps[0].by',
    ],
    [
      'a counted amount that is not multiplied by ten',
      doing({ do: 'damage', to: 'actor', amount: { count: { side: 'enemy' } } }),
      'actions[0].steps[0].amount',
    ],
  ])('R-26 refuses %s in other steps', (_, card, field) => {
    expect(fields(card)).toEqual([field]);
  });

  it('R-26 lets tens and other values pass', () => {
    expect(fields({ ...plain, hitPoints: 40, melee: 0, ranged: { damage: 10, distance: 7 } })).toEqual([]);
    expect(fields(doing({ do: 'modify', who: 'actor', stat: 'speed', by: 3, until: 'endOfTurn' }))).toEqual(
      [],
    );
    expect(
      fields(doing({ do: 'damage', to: 'actor', amount: { count: { side: 'enemy' }, times: 10 } })),
    ).toEqual([]);
  });
});
