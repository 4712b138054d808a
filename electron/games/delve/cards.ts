/** Decks, discard piles and what heroes hold: drawing, keeping, dropping (D-501, D-502, R-604, R-605, R-612, R-622). */
import { delveDecks } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { shuffle } from '../../engine/rng.ts';
import { cardTable, deckOfCard, isLoot, isTreasure, slumberCard, staysBehind } from './content/cards.ts';
import { deckId, heroAt, hiddenMark, isInside, removeFrom, type Play } from './play.ts';
import { none, type HeroState, type State } from './state.ts';
import { hoard } from './board/spaces.ts';

const catacomb = deckId('catacomb');
const dragon = deckId('dragon');

/** of an empty deck the discards are shuffled first. The Dragon and Catacomb decks have none. */
function rebuild(play: Play, deck: number): void {
  const { state, emit } = play;
  state.decks[deck] = shuffle(state.rng, state.discards[deck]);
  state.discards[deck] = [];
  emit?.({ kind: 'deckRebuilt', rule: 'R-604', deck: delveDecks[deck], cards: state.decks[deck].length });
}

/** The top card of a deck, or `none`. */
export function takeTop(play: Play, deck: number): number {
  const { state } = play;
  if (state.decks[deck].length === 0 && state.discards[deck].length > 0) rebuild(play, deck);
  const card = state.decks[deck].pop() ?? none;
  if (deck === catacomb) state.buried = Math.min(state.buried, state.decks[deck].length);
  play.revealed = true;
  return card;
}

/** D-510, R-611: the deck with its discards is shuffled anew. */
export function reshuffle(play: Play, deck: number): void {
  const { state, emit } = play;
  state.decks[deck].push(...state.discards[deck]);
  state.discards[deck] = [];
  shuffle(state.rng, state.decks[deck]);
  emit?.({ kind: 'deckRebuilt', rule: 'D-510', deck: delveDecks[deck], cards: state.decks[deck].length });
}

/** Back into the Catacomb deck, which is shuffled (D-819, R-509). */
function returnBelow(play: Play, cards: readonly number[]): void {
  const { state } = play;
  state.decks[catacomb].push(...cards);
  state.buried = 0;
  shuffle(state.rng, state.decks[catacomb]);
  play.revealed = true;
}

/** D-502, R-622: to the pile of its own deck. */
export function discard(play: Play, card: number): void {
  const deck = deckOfCard[card];
  if (deck === catacomb) returnBelow(play, [card]);
  else play.state.discards[deck].push(card);
}

/** under the Catacomb deck, where everybody knows it lies. */
export function putUnder(state: State, card: number): void {
  state.decks[catacomb].unshift(card);
  state.buried++;
}

/** D-505: kept by the finder. */
export function keepLoot(play: Play, seat: Seat, card: number): void {
  heroAt(play.state, seat).loot.push(card);
  const deck = cardTable[card].deck;
  play.emit?.({ kind: 'lootKept', rule: 'D-505', seat, deck, card, ...hiddenMark(play.state) });
}

export function dropLoot(play: Play, seat: Seat, card: number, rule: string): void {
  removeFrom(heroAt(play.state, seat).loot, card);
  discard(play, card);
  play.emit?.({ kind: 'lootDropped', rule, seat, card });
}

/** D-704, R-405: so many Treasure cards, or what there is. */
export function drawTreasure(play: Play, seat: Seat, count: number): void {
  const deck = deckId('treasure');
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeTop(play, deck);
    if (card === none) return;
    const left = play.state.decks[deck].length;
    play.emit?.({
      kind: 'cardDrawn',
      rule: 'D-704',
      seat,
      deck: 'treasure',
      card,
      left,
      ...hiddenMark(play.state),
    });
    keepLoot(play, seat, card);
  }
}

/** D-706, EC-42: every card that came from the Hoard. */
export function dropTreasures(play: Play, seat: Seat): void {
  for (const card of heroAt(play.state, seat).loot.filter((each) => isTreasure[each]))
    dropLoot(play, seat, card, 'D-706');
}

/** D-922: a rune works once and leaves the game. */
export function spendRune(play: Play, seat: Seat, card: number, rule = 'D-922'): void {
  removeFrom(heroAt(play.state, seat).runes, card);
  play.emit?.({ kind: 'cardUsed', rule, seat, card });
}

/** An item is discarded by its use. */
export function spendItem(play: Play, seat: Seat, card: number): void {
  removeFrom(heroAt(play.state, seat).loot, card);
  discard(play, card);
  play.emit?.({ kind: 'cardUsed', rule: 'R-610', seat, card });
}

export function spend(play: Play, seat: Seat, card: number): void {
  if (isLoot[card]) spendItem(play, seat, card);
  else spendRune(play, seat, card);
}

/** a kept card is discarded, and its determination with it. */
export function shedHeld(play: Play, seat: Seat, card: number, rule: string): void {
  const { held } = heroAt(play.state, seat);
  const at = held.findIndex((each) => each.card === card);
  if (at < 0) return;
  held.splice(at, 1);
  discard(play, card);
  play.emit?.({ kind: 'cardShed', rule, seat, card });
}

/** what holds him to the chamber stays there. */
export function shedBehind(play: Play, seat: Seat): void {
  for (const { card } of heroAt(play.state, seat).held.filter((held) => staysBehind[held.card]))
    shedHeld(play, seat, card, 'R-620');
}

export function shedAll(play: Play, seat: Seat, rule: string): void {
  for (const { card } of [...heroAt(play.state, seat).held]) shedHeld(play, seat, card, rule);
}

/** D-819: the pile of a trip goes back. */
export function returnPile(play: Play, hero: HeroState): void {
  returnBelow(play, hero.pile);
  hero.pile = [];
  hero.trip = 0;
}

/** D-713: the deck is made whole as soon as nobody is in the Hoard; after Wrath at once. */
export function resetDragon(play: Play): void {
  const { state, emit } = play;
  for (; state.slumbers > 0; state.slumbers--) state.decks[dragon].push(slumberCard);
  shuffle(state.rng, state.decks[dragon]);
  emit?.({ kind: 'dragonReset', rule: 'D-713' });
}

export function checkHoard(play: Play): void {
  const { state } = play;
  if (state.slumbers === 0) return;
  if (!state.heroes.some((hero) => hero.space === hoard && isInside(hero))) resetDragon(play);
}
