/** Where cards and chambers are that lie in no pile: held, drawn and not resolved yet, laid. */
import { delveDecks } from '../../../shared/games/delve.ts';
import { deckCards, slumberCard } from './content/cards.ts';
import { chamberOfLaid } from './content/chambers.ts';
import { none, type State } from './state.ts';

/** The cards of a deck, by its number, that lie neither in it nor in its discards. */
export function cardsOutOfPiles(state: Readonly<State>, id: number): number[] {
  const deck = delveDecks[id];
  const held = state.heroes.flatMap((hero) => [
    ...hero.loot,
    ...hero.held.map(({ card }) => card),
    ...hero.pile,
  ]);
  const inHand = state.frames.flatMap((frame) =>
    frame.kind === 'draw' || frame.kind === 'wrath' ? [frame.card] : [],
  );
  const slumbers = deck === 'dragon' ? Array.from({ length: state.slumbers }, () => slumberCard) : [];
  const ours = new Set(deckCards[deck]);
  return [...[...held, ...inHand].filter((card) => ours.has(card)), ...slumbers];
}

export function chambersOutOfStock({ board, frames }: Readonly<State>): number[] {
  const laid = board.flatMap((each) => (each === none ? [] : [chamberOfLaid(each)]));
  return [...laid, ...frames.flatMap((frame) => (frame.kind === 'lay' ? frame.drawn : []))];
}
