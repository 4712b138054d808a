/** A position of older lists as the present ones have it: piles get the copies there are now, in the places of those that went. */
import { delveDecks } from '../../../../shared/games/delve.ts';
import { deckCards } from '../content/cards.ts';
import { allChambers } from '../setup.ts';
import type { State } from '../state.ts';
import { cardsOutOfPiles, chambersOutOfStock } from '../whereabouts.ts';

export function fitted(state: State): State {
  const piles = delveDecks.map((deck, id) =>
    deck === 'rune'
      ? [state.decks[id], state.discards[id]]
      : exchanged([state.decks[id], state.discards[id]], deckCards[deck], cardsOutOfPiles(state, id)),
  );
  const [stock] = exchanged([state.stock], allChambers, chambersOutOfStock(state));
  const [decks, discards] = [piles.map(([deck]) => deck), piles.map(([, discard]) => discard)];
  const same = { stock: state.stock, decks: state.decks, discards: state.discards };
  if (JSON.stringify({ stock, decks, discards }) === JSON.stringify(same)) return state;
  // Effects under way are numbers of the lists of their time.
  if (state.frames.some((frame) => 'list' in frame))
    throw new Error('a card of older lists is being resolved');
  return { ...state, stock, decks, discards };
}

/** What is held or laid stays; it may be more than there is now, and then nothing fits. */
function exchanged(
  piles: readonly (readonly number[])[],
  all: readonly number[],
  elsewhere: readonly number[],
): number[][] {
  const missing = [...all];
  for (const each of elsewhere) take(missing, each);
  const kept = piles.map((pile) => pile.map((each) => (take(missing, each) ? each : undefined)));
  return kept.map((pile) => pile.map((each) => each ?? missing.shift()!));
}

function take(from: number[], what: number): boolean {
  const at = from.indexOf(what);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}
