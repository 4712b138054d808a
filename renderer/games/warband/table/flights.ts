/**
 * Which cards fly where when something happens: deck to hand, hand to stack, stack to discard pile. Told from events
 * alone, which hold only what the viewer may know: a card without a number flies face down.
 */
import type { Seat } from '../../../../shared/game.ts';
import type { ItemView, WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';

/** A pile or a gauge of one player. */
export type Pile =
  'orderHand' | 'creatureHand' | 'orderDeck' | 'creatureDeck' | 'discard' | 'graveyard' | 'morale';

/** A place something flies from or to; where that is, the page knows. */
export type Spot =
  | { kind: 'pile'; pile: Pile; seat: Seat }
  | { kind: 'card'; card: number; else: Spot }
  | { kind: 'stack' }
  | { kind: 'creature'; creature: number }
  | { kind: 'square'; square: number };

export interface Flight {
  what: 'card' | 'treasure';
  /** Whose card: its back tells the faction. */
  seat: Seat;
  /** The card shown; none flies face down. */
  card: number | undefined;
  from: Spot;
  to: Spot;
}

/** More cards than these at once are only a flutter. */
const most = 5;

const stack: Spot = { kind: 'stack' };
const pile = (name: Pile, seat: Seat): Spot => ({ kind: 'pile', pile: name, seat });
/** Where a card lies in a hand that is open, else the hand itself. */
const heldCard = (card: number, hand: Pile, seat: Seat): Spot => ({
  kind: 'card',
  card,
  else: pile(hand, seat),
});

type Told<Kind extends WarbandEvent['kind']> = Extract<WarbandEvent, { kind: Kind }>;

/** Follows the orders on the stack from one event to the next, to know what leaves it. */
export class Course {
  readonly #orders = new Map<number, { card: number; seat: Seat }>();
  readonly #attached = new Set<number>();
  readonly #view: WarbandView;

  constructor(view: WarbandView) {
    this.#view = view;
    for (const item of [...view.stack, ...(view.resolving ? [view.resolving] : [])]) this.#add(item);
  }

  flightsOf(event: WarbandEvent): Flight[] {
    switch (event.kind) {
      case 'drew':
        return drawn(event);
      case 'declared':
        return this.#played(event.item);
      case 'resolved':
      case 'cancelled':
        return this.#spent(event.item);
      case 'attached':
        return this.#attach(event);
      case 'discarded':
        return event.cards.slice(0, most).map((card) => thrown(card, event.seat));
      case 'returned':
        return this.#givenBack(event);
      case 'deployed':
        return [deployed(event)];
      case 'collected':
        return [collected(event)];
      default:
        return [];
    }
  }

  #add({ id, kind, card, seat }: ItemView): void {
    if (kind === 'order' && card >= 0) this.#orders.set(id, { card, seat });
  }

  /** An order of several actions leaves the hand once. */
  #played(item: ItemView): Flight[] {
    const isOnStack = [...this.#orders.values()].some(({ card }) => card === item.card);
    this.#add(item);
    if (isOnStack || !this.#orders.has(item.id)) return [];
    const { card, seat } = item;
    return [{ what: 'card', seat, card, from: heldCard(card, 'orderHand', seat), to: stack }];
  }

  #spent(item: number): Flight[] {
    const order = this.#orders.get(item);
    this.#orders.delete(item);
    if (!order || this.#attached.has(order.card)) return [];
    if ([...this.#orders.values()].some(({ card }) => card === order.card)) return [];
    return [{ what: 'card', ...order, from: stack, to: pile('discard', order.seat) }];
  }

  #attach({ card, creature }: Told<'attached'>): Flight[] {
    this.#attached.add(card);
    const seat = [...this.#orders.values()].find((order) => order.card === card)?.seat ?? 0;
    return [{ what: 'card', seat, card, from: stack, to: { kind: 'creature', creature } }];
  }

  #givenBack({ seat, cards, count, to }: Told<'returned'>): Flight[] {
    return Array.from({ length: Math.min(count, most) }, (_, index) => {
      const card = cards[index];
      const { from, deck } = this.#home(card, seat);
      return { what: 'card', seat, card, from, to: pile(`${deck}${to === 'hand' ? 'Hand' : 'Deck'}`, seat) };
    });
  }

  /** Where a card lay before it was given back, and which deck it belongs to. */
  #home(card: number | undefined, seat: Seat): { from: Spot; deck: 'order' | 'creature' } {
    const { creatures, players } = this.#view;
    if (card === undefined) return { from: pile('orderHand', seat), deck: 'order' };
    if (creatures.some(({ id }) => id === card))
      return { from: { kind: 'creature', creature: card }, deck: 'creature' };
    if (players[seat]?.graveyard.includes(card)) return { from: pile('graveyard', seat), deck: 'creature' };
    if (players[seat]?.discard.includes(card)) return { from: pile('discard', seat), deck: 'order' };
    const deck = players[seat]?.creatureHand?.includes(card) ? 'creature' : 'order';
    return { from: heldCard(card, `${deck}Hand`, seat), deck };
  }
}

function drawn({ seat, deck, cards, count }: Told<'drew'>): Flight[] {
  return Array.from({ length: Math.min(count, most) }, (_, index) => ({
    what: 'card',
    seat,
    card: cards[index],
    from: pile(`${deck}Deck`, seat),
    to: pile(`${deck}Hand`, seat),
  }));
}

const thrown = (card: number, seat: Seat): Flight => ({
  what: 'card',
  seat,
  card,
  from: heldCard(card, 'orderHand', seat),
  to: pile('discard', seat),
});

const deployed = ({ seat, creature, square }: Told<'deployed'>): Flight => ({
  what: 'card',
  seat,
  card: creature,
  from: heldCard(creature, 'creatureHand', seat),
  to: { kind: 'square', square },
});

const collected = ({ seat, creature }: Told<'collected'>): Flight => ({
  what: 'treasure',
  seat,
  card: undefined,
  from: { kind: 'creature', creature },
  to: pile('morale', seat),
});
