/** Estimates of what cards are worth: finite for every word, and on the right side of nothing. */
import { describe, expect, it } from 'vitest';
import type { OrderCard, Step, Target, Text } from '../../../../electron/games/warband/cards/language.ts';
import { valueOfCard, valueOfText } from '../../../../electron/games/warband/cards/value.ts';
import { exampleCards } from '../../../support/example-cards.ts';
import { order } from '../../../support/example-order.ts';

const worth = (steps: Step[], targets?: Target[], rest: Partial<OrderCard> = {}) =>
  valueOfCard(order('Test', [targets ? { targets, steps } : { steps }], rest));
const foe: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy' } };
const friend: Target = { name: 'A', kind: 'creature', filter: { side: 'ally' } };
const damage = (amount: number): Step => ({ do: 'damage', to: { target: 'A' }, amount });
const draw = (cards: number): Step => ({ do: 'draw', player: 'you', deck: 'order', cards });

describe('the value of a card', () => {
  it.each(exampleCards.map((card) => [card.name, card] as const))('is a number for %s', (_, card) => {
    expect(valueOfCard(card)).toSatisfy(Number.isFinite);
  });

  it('counts 10 damage to an enemy as 1 point of Morale (W-813)', () => {
    expect(worth([damage(10)], [foe])).toBeCloseTo(1);
    expect(worth([damage(50)], [foe])).toBeCloseTo(5);
  });

  it('is below nothing for harm to one’s own side', () => {
    expect(worth([damage(10)], [friend])).toBeLessThan(0);
    expect(worth([{ do: 'morale', player: 'you', by: 2, lose: true }])).toBeLessThan(0);
    expect(worth([{ do: 'morale', player: 'eachOpponent', by: 2, lose: true }])).toBeGreaterThan(0);
    expect(
      worth([{ do: 'grant', who: { target: 'A' }, trait: 'cannotMove', until: 'endOfTurn' }], [friend]),
    ).toBeLessThan(0);
    expect(
      worth([{ do: 'grant', who: { target: 'A' }, trait: 'cannotMove', until: 'endOfTurn' }], [foe]),
    ).toBeGreaterThan(0);
  });

  it('takes costs off', () => {
    const free = worth([draw(2)]);
    expect(worth([draw(2)], undefined, { cost: [{ pay: 'discard', cards: 1 }] })).toBeCloseTo(free - 1);
  });

  it('takes the best way of one’s own choice and the worst of an opponent’s', () => {
    const options = [{ steps: [draw(1)] }, { steps: [draw(3)] }];
    expect(worth([{ do: 'choose', options }])).toBeCloseTo(worth([draw(3)]));
    expect(worth([{ do: 'choose', player: 'eachOpponent', options }])).toBeCloseTo(worth([draw(1)]));
  });

  it('never counts an offer as a loss', () => {
    expect(worth([{ do: 'may', steps: [damage(30)] }], [friend])).toBe(0);
  });

  it('counts a hindrance attached to an enemy as a gain', () => {
    const attach: Text[] = [{ kind: 'modifier', stat: 'speed', by: 2, lower: true }];
    expect(worth([{ do: 'attach', to: { target: 'A' } }], [foe], { attach })).toBeGreaterThan(0);
    expect(worth([{ do: 'attach', to: { target: 'A' } }], [friend], { attach })).toBeLessThan(0);
  });

  it('counts what lasts for more than what passes', () => {
    const boost = (until: 'endOfTurn' | 'whileInPlay'): Step => ({
      do: 'modify',
      who: 'actor',
      stat: 'melee',
      by: 10,
      until,
    });
    expect(worth([boost('whileInPlay')])).toBeGreaterThan(worth([boost('endOfTurn')]));
  });

  it('values a leader power by whom it affects', () => {
    const power = (side: 'yours' | 'enemy'): Text => ({
      kind: 'modifier',
      stat: 'melee',
      by: 10,
      affects: { side },
    });
    expect(valueOfText(power('yours'))).toBeGreaterThan(0);
    expect(valueOfText(power('enemy'))).toBeLessThan(0);
  });
});
