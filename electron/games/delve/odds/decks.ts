/** How likely each card or chamber comes next, by what a viewer has seen: decks are known by count, not by order. */
import { delveDecks, type DelveDeck } from '../../../../shared/games/delve.ts';
import { cardTable, isLoot } from '../content/cards.ts';
import { deckId } from '../play.ts';
import type { State } from '../state.ts';
import { hiddenLoot, type Eyes } from '../view.ts';

/** By card: the chance that it comes next. */
export type Chances = ReadonlyMap<number, number>;

const catacomb = deckId('catacomb');

/** In the order of their numbers: the order of a deck must not show. */
function evenly(cards: readonly number[]): Map<number, number> {
  const chances = new Map<number, number>();
  for (const card of cards.toSorted((one, other) => one - other))
    chances.set(card, (chances.get(card) ?? 0) + 1 / cards.length);
  return chances;
}

/** what was put under the Catacomb deck comes only when the rest is gone. */
function cardsToCome({ decks, discards, buried }: Readonly<State>, deck: number): number[] {
  const cards = decks[deck];
  if (deck === catacomb) return cards.length > buried ? cards.slice(buried) : cards.slice(-1);
  //
  return cards.length > 0 ? cards : discards[deck];
}

/**
 * The chances of the next card. Loot that lies face down may as well be in the deck as what is there (D-961): each piece
 * is as likely as any other to be one of those that are.
 */
export function nextCards(state: Readonly<State>, eyes: Eyes, name: DelveDeck): Chances {
  const deck = delveDecks.indexOf(name);
  const cards = cardsToCome(state, deck);
  const hidden = hiddenLoot(state, eyes).filter((card) => cardTable[card].deck === name);
  if (hidden.length === 0) return evenly(cards);
  const loot = cards.filter((card) => isLoot[card]);
  const unseen = evenly([...loot, ...hidden]);
  const chances = evenly(cards.filter((card) => !isLoot[card]));
  const share = loot.length / cards.length;
  for (const [card, chance] of chances) chances.set(card, chance * (1 - share));
  for (const [card, chance] of unseen) chances.set(card, chance * share);
  return chances;
}

/** The chances of the next chamber. */
export const nextChambers = ({ stock }: Readonly<State>): Chances => evenly(stock);

/** Chance that none of so many cards is drawn in so many draws. */
export function missesAll(cards: number, good: number, draws: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < draws && drawn < cards; drawn++)
    chance *= Math.max(0, cards - good - drawn) / (cards - drawn);
  return chance;
}
