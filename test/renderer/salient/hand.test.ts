// Dice in hand: where what is held fits, one die, two equal ones, two different ones.
import { describe, expect, it, beforeAll } from 'vitest';
import { keepContent } from '../../../renderer/games/salient/content.ts';
import { handAfter, placesFor } from '../../../renderer/games/salient/table/hand.ts';
import { offersOf } from '../../../renderer/games/salient/table/offers.ts';
import { content, moments } from './random-match.ts';

/** Places of the War Room, the Treasury and the Workshop on their basic sides, and of the Muster (D7). */
const place = { deploy: 0, advance: 2, enlist: 4, coin: 7, secondCoin: 8, insight: 10 };

/** The first Assign phase of a Duel in which both equal and different dice lie in the Camp. */
function orders() {
  for (let seed = 1; seed < 60; seed++)
    for (const { view, decision } of moments('duel', 2, seed, 6)) {
      const fresh = view.players[decision.seat]!.fresh;
      const kinds = new Set(fresh).size;
      if (decision.prompt.code === 'assign' && view.orders.length === 0 && kinds > 1 && kinds < fresh.length)
        return { holding: { offers: offersOf(decision, view), view, content }, fresh };
    }
  throw new Error('no such roll');
}

beforeAll(() => keepContent(content));

describe('dice in hand', () => {
  it('one die fits every free place for one die, also the first of two (C-307, C-308)', () => {
    const { holding, fresh } = orders();
    const places = placesFor(holding, [fresh[0]!]);
    expect([...places.keys()]).toEqual(
      expect.arrayContaining([place.deploy, place.advance, place.coin, place.insight]),
    );
    expect(places.get(place.deploy)).toHaveLength(1);
    expect(places.has(place.secondCoin)).toBe(false);
  });

  it('two equal dice go onto a Deploy place as one Armour, two different ones only where two are asked for (C-520)', () => {
    const { holding, fresh } = orders();
    const double = fresh.find((face, at) => fresh.indexOf(face) !== at)!;
    const other = fresh.find((face) => face !== double)!;
    const armour = placesFor(holding, [double, double]).get(place.deploy);
    expect(armour?.map(({ action }) => action)).toEqual([
      { kind: 'assign', slot: place.deploy, face: double, pair: true },
    ]);
    const mixed = placesFor(holding, [double, other]);
    expect(mixed.has(place.deploy)).toBe(false);
    expect(mixed.has(place.insight)).toBe(true);
  });

  it('a place for Coins can be filled whatever is in hand', () => {
    const { holding, fresh } = orders();
    expect(placesFor(holding, [fresh[0]!]).has(place.enlist)).toBe(true);
  });

  it('a die is taken up, let go, and joined by a second that fits with it', () => {
    const { holding, fresh } = orders();
    expect(handAfter(holding, fresh, [], 0)).toEqual([0]);
    expect(handAfter(holding, fresh, [0], 0)).toEqual([]);
    expect(handAfter(holding, fresh, [0], 1)).toEqual([0, 1]);
    expect(handAfter(holding, fresh, [0, 1], 2)).toEqual([2]);
  });
});
