import { describe, expect, it } from 'vitest';
import { Course } from '../../renderer/games/warband/table/flights.ts';
import type { ItemView, WarbandEvent, WarbandView } from '../../shared/games/warband.ts';

const player = { graveyard: [40], discard: [41], creatureHand: [42] };
const emptyTable = { stack: [], resolving: undefined, creatures: [{ id: 43 }], players: [player, player] };
const course = (view: object = {}) => new Course({ ...emptyTable, ...view } as unknown as WarbandView);
const pile = (name: string, seat = 0) => ({ kind: 'pile', pile: name, seat });

const order = (id: number, card: number): ItemView => ({
  id, kind: 'order', seat: 1, actor: 3, card, timing: 'standard', targets: [], path: [], answers: -1, mode: '', bonus: 0,
}); // prettier-ignore
const declared = (item: ItemView): WarbandEvent => ({ kind: 'declared', item, assistants: [] });
const resolved = (item: number): WarbandEvent => ({ kind: 'resolved', item, fizzled: false });

describe('cards that fly', () => {
  it('come from the deck face up where the event names them, else face down', () => {
    const drew = { kind: 'drew', seat: 0, deck: 'order' } as const;
    const [own] = course().flightsOf({ ...drew, cards: [7], count: 1 });
    expect(own).toMatchObject({ card: 7, from: pile('orderDeck'), to: pile('orderHand') });
    const hidden = course().flightsOf({ ...drew, cards: [], count: 2 });
    expect(hidden.map(({ card }) => card)).toEqual([undefined, undefined]);
  });

  it('are a handful at most', () => {
    const drew: WarbandEvent = { kind: 'drew', seat: 0, deck: 'creature', cards: [], count: 30 };
    expect(course().flightsOf(drew).length).toBeLessThan(6);
  });

  it('go from the hand to the stack and from there to the discard pile of their player', () => {
    const way = course();
    expect(way.flightsOf(declared(order(5, 9)))).toMatchObject([{ card: 9, seat: 1, to: { kind: 'stack' } }]);
    expect(way.flightsOf(resolved(5))).toMatchObject([{ card: 9, from: { kind: 'stack' }, to: pile('discard', 1) }]); // prettier-ignore
  });

  it('leave the stack with the last action of their order, also one declared before', () => {
    const way = course({ stack: [order(5, 9)], resolving: order(6, 9) });
    expect(way.flightsOf(declared(order(7, 9)))).toEqual([]);
    expect(way.flightsOf(resolved(5))).toEqual([]);
    expect(way.flightsOf({ kind: 'cancelled', item: 7 })).toEqual([]);
    expect(way.flightsOf(resolved(6))).toHaveLength(1);
  });

  it('stay with the creature they are attached to', () => {
    const way = course({ resolving: order(5, 9) });
    const attached = way.flightsOf({ kind: 'attached', card: 9, creature: 3 });
    expect(attached).toMatchObject([{ seat: 1, to: { kind: 'creature', creature: 3 } }]);
    expect(way.flightsOf(resolved(5))).toEqual([]);
  });

  it.each([
    [40, pile('graveyard'), 'creatureHand'],
    [41, pile('discard'), 'orderHand'],
    [43, { kind: 'creature', creature: 43 }, 'creatureHand'],
  ] as const)('given back (%i) come from where they lay', (card, from, hand) => {
    const returned: WarbandEvent = { kind: 'returned', seat: 0, cards: [card], count: 1, to: 'hand' };
    expect(course().flightsOf(returned)).toMatchObject([{ card, from, to: pile(hand) }]);
  });

  it('to a deck unseen tell nothing', () => {
    const returned: WarbandEvent = { kind: 'returned', seat: 1, cards: [], count: 1, to: 'deckBottom' };
    expect(course().flightsOf(returned)).toMatchObject([{ card: undefined, to: pile('orderDeck', 1) }]);
  });

  it('become pieces, and treasure becomes Morale', () => {
    const [piece] = course().flightsOf({ kind: 'deployed', seat: 0, creature: 42, square: 17 });
    expect(piece).toMatchObject({ card: 42, to: { kind: 'square', square: 17 } });
    const [coin] = course().flightsOf({ kind: 'collected', seat: 0, creature: 43, square: 17 });
    expect(coin).toMatchObject({ what: 'treasure', to: pile('morale') });
  });

  it('do not for what is no card', () => {
    const attack = { ...order(5, -1), kind: 'attack' as const };
    expect(course().flightsOf(declared(attack))).toEqual([]);
    expect(course().flightsOf(resolved(5))).toEqual([]);
  });
});
