/** Cards going from deck to hand to pile: drawing, discarding, taking back. Nothing is ever reshuffled (W-125) but what was searched. */
import type { Seat } from '../../../shared/game.ts';
import { randomInt } from '../../engine/rng.ts';
import { faceOf, ownerOf, removeFrom, type Play } from './play.ts';
import type { CardId, PlayerState } from './state.ts';

type Deck = 'order' | 'creature';

const hands = { order: 'orderHand', creature: 'creatureHand' } as const;
const decks = { order: 'orderDeck', creature: 'creatureDeck' } as const;

/** W-619, R-63: draws what is there. A creature hand never grows beyond the commander's number by drawing. */
export function drawCards(play: Play, seat: Seat, deck: Deck, count: number): void {
  const player = play.state.players[seat];
  const room = deck === 'creature' ? creatureHandOf(play, seat) - player.creatureHand.length : Infinity;
  const drawn: CardId[] = [];
  while (drawn.length < Math.min(count, room)) {
    const card = player[decks[deck]].pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  player[hands[deck]].push(...drawn);
  play.revealed = true;
  play.emit?.({ kind: 'drew', seat, deck, cards: drawn, count: drawn.length });
}

/** The commander's creature hand, handicap included (W-120). */
export function creatureHandOf(play: Play, seat: Seat): number {
  const { setup } = play.state;
  const { card } = faceOf(play, setup.commanders[seat]);
  if (card.type !== 'commander') throw new Error('a seat is led by a commander');
  return card.creatureHand + (setup.seats[seat].handicap?.creatures ?? 0);
}

/** Puts order cards from a hand onto their owners' discard piles. */
export function discardOrders(play: Play, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const player = play.state.players[seat];
  for (const card of cards) {
    removeFrom(player.orderHand, card);
    play.state.players[ownerOf(play, card)].discard.push(card);
  }
  play.revealed = true;
  play.emit?.({ kind: 'discarded', seat, cards: [...cards] });
}

export function discardAtRandom(play: Play, seat: Seat, count: number): CardId[] {
  const { orderHand } = play.state.players[seat];
  const pool = [...orderHand];
  const chosen: CardId[] = [];
  while (chosen.length < count && pool.length > 0) {
    chosen.push(...pool.splice(randomInt(play.state.rng, pool.length), 1));
  }
  discardOrders(play, seat, chosen);
  return chosen;
}

/** A card of one's own deck, chosen and not drawn, comes to the hand; nobody else sees which. */
export function takeFromDeck(play: Play, card: CardId): void {
  const seat = ownerOf(play, card);
  const player = play.state.players[seat];
  const deck: Deck = faceOf(play, card).card.type === 'creature' ? 'creature' : 'order';
  removeFrom(player[decks[deck]], card);
  player[hands[deck]].push(card);
  play.emit?.({ kind: 'drew', seat, deck, cards: [card], count: 1 });
}

export type Pile = 'hand' | 'deckTop' | 'deckBottom';

/** Gives a card of any pile to its owner's hand or deck. */
export function giveBack(play: Play, card: CardId, to: Pile): void {
  const seat = ownerOf(play, card);
  const player = play.state.players[seat];
  takeFromPiles(player, card);
  const deck: Deck = faceOf(play, card).card.type === 'creature' ? 'creature' : 'order';
  if (to === 'hand') player[hands[deck]].push(card);
  else if (to === 'deckTop') player[decks[deck]].push(card);
  else player[decks[deck]].unshift(card);
  play.emit?.({ kind: 'returned', seat, cards: [card], count: 1, to });
}

function takeFromPiles(player: PlayerState, card: CardId): void {
  const piles = [
    player.discard,
    player.graveyard,
    player.orderHand,
    player.creatureHand,
    player.orderDeck,
    player.creatureDeck,
  ];
  piles.some((pile) => removeFrom(pile, card));
}
