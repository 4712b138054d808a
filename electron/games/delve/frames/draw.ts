/** A card is drawn; before any of its text its owner may stop or exchange it (D-501, R-621, C-04, C-17). */
import { delveDecks, type DelveAction, type DelveDeck } from '../../../../shared/games/delve.ts';
import { shuffle } from '../../../engine/rng.ts';
import { discard, keepLoot, putUnder, spendRune, takeTop } from '../cards.ts';
import {
  cardTable,
  isLoot,
  isOfType,
  keepingOf,
  listOfCard,
  slumberCard,
  wrathCard,
} from '../content/cards.ts';
import type { Use } from '../content/language.ts';
import { stopDrawn } from '../holding.ts';
import { deckId, endTurn, faceOf, heroAt, hiddenMark, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { test } from './test.ts';
import { passObstacle } from './walk.ts';
import { notOffered, pass, type FrameOf, type Worker } from './worker.ts';

type DrawFrame = FrameOf<'draw'>;

const door = deckId('door');
const catacomb = deckId('catacomb');
const dragon = deckId('dragon');

export function drawCard(play: Play, seat: number, deck: DelveDeck): void {
  play.state.frames.push({ kind: 'draw', seat, deck: deckId(deck), card: none });
}

function answersTo(use: Use | undefined, card: number): boolean {
  if (use?.on !== 'drawing') return false;
  if ('type' in use) return isOfType(card, use.type);
  if ('decks' in use) return use.decks.includes(cardTable[card].deck);
  return card === wrathCard;
}

/** What the hero can do about the card in hand. */
function responses(state: Readonly<State>, { seat, card }: Readonly<DrawFrame>): DelveAction[] {
  const hero = heroAt(state, seat);
  const found: DelveAction[] = [];
  for (const rune of hero.runes) {
    if (answersTo(cardTable[rune].use, card)) found.push({ kind: 'use', card: rune });
  }
  if (!hero.hasUsedAbility && mayUseAbility(state, seat, card)) found.push({ kind: 'ability' });
  return found;
}

function mayUseAbility(state: Readonly<State>, seat: number, card: number): boolean {
  const { ability } = faceOf(heroAt(state, seat));
  if (ability.on !== 'drawing') return false;
  return 'decks' in ability ? ability.decks.includes(cardTable[card].deck) : isOfType(card, ability.type);
}

function take(play: Play, frame: DrawFrame): void {
  const { state, emit } = play;
  const { seat, deck } = frame;
  const card = takeTop(play, deck);
  if (card === none) return nothingLeft(play, frame);
  frame.card = card;
  const left = state.decks[deck].length;
  emit?.({
    kind: 'cardDrawn',
    rule: 'D-501',
    seat,
    deck: delveDecks[deck],
    card,
    left,
    ...hiddenMark(state),
  });
}

/** nothing happens; below, the way up lies open. */
function nothingLeft({ state, emit }: Play, { seat, deck }: DrawFrame): void {
  state.frames.pop();
  emit?.({ kind: 'noCard', rule: 'R-604', seat, deck: delveDecks[deck] });
  if (deck === catacomb) state.frames.push({ kind: 'wayUp', seat, isOptional: true });
}

/** D-502, D-512: where the card goes while its text is carried out. */
function place(play: Play, { seat, deck, card }: DrawFrame): void {
  const { state } = play;
  const hero = heroAt(state, seat);
  if (deck === catacomb) {
    hero.trip++;
    if (!isLoot[card] && !keepingOf[card]) hero.pile.push(card);
  }
  if (isLoot[card]) keepLoot(play, seat, card);
  else if (deck === dragon) turnDragon(play, seat, card);
  else if (deck !== catacomb && !keepingOf[card]) discard(play, card);
}

/** D-704: a slumber stays face up; Wrath goes back when all have suffered it. */
function turnDragon(play: Play, seat: number, card: number): void {
  const { state, emit } = play;
  if (card === slumberCard) {
    state.slumbers++;
    emit?.({ kind: 'dragonSlept', rule: 'D-704', seat, left: state.decks[dragon].length });
    return;
  }
  emit?.({ kind: 'dragonWoke', rule: 'D-706', seat });
}

function accept(play: Play, frame: DrawFrame): void {
  const { state } = play;
  const { seat, deck, card } = frame;
  state.frames.pop();
  place(play, frame);
  // D-319: unless it opens, he stays and the turn is over.
  if (deck === door && !cardTable[card].steps.some((step) => step.do === 'opens')) endTurn(play, seat);
  if (cardTable[card].steps.length > 0)
    state.frames.push({ kind: 'steps', seat, card, list: listOfCard[card], at: 0 });
}

export const drawWorker: Worker<DrawFrame> = {
  work(play, frame) {
    if (frame.card === none) {
      take(play, frame);
      return true;
    }
    if (responses(play.state, frame).length > 0) return false;
    accept(play, frame);
    return true;
  },
  asks: (_state, { seat, card }) => ({
    seat,
    prompt: { code: 'drawn', rule: 'R-621', about: { card } },
    isWindow: true,
  }),
  options: (state, frame) => [...responses(state, frame), pass],
  choose(play, frame, action) {
    if (action.kind === 'pass') accept(play, frame);
    else if (action.kind === 'ability') useAbility(play, frame);
    else if (action.kind === 'use') useRune(play, frame, action.card);
    else notOffered('draw', action);
  },
};

function useAbility(play: Play, frame: DrawFrame): void {
  const { seat } = frame;
  const hero = heroAt(play.state, seat);
  const { ability } = faceOf(hero);
  hero.hasUsedAbility = true;
  play.emit?.({ kind: 'abilityUsed', rule: 'C-04', seat, hero: hero.hero });
  if (ability.on === 'drawing' && 'attribute' in ability)
    test(play, seat, { purpose: 'foreboding', attribute: ability.attribute, card: frame.card });
  else exchange(play, frame, 'ability');
}

/** Unresolved to its pile, and another is drawn in its place. */
function exchange(play: Play, frame: DrawFrame, by: 'rune' | 'ability'): void {
  const { seat, card } = frame;
  play.emit?.({ kind: 'cardStopped', rule: 'R-621', seat, card, by });
  if (frame.deck === catacomb) putUnder(play.state, card);
  else discard(play, card);
  frame.card = none;
}

function useRune(play: Play, frame: DrawFrame, rune: number): void {
  const { seat } = frame;
  const { use } = cardTable[rune];
  spendRune(play, seat, rune);
  if (use?.on !== 'drawing') return;
  if ('decks' in use) exchange(play, frame, 'rune');
  else if ('type' in use) ward(play, frame);
  else lull(play, seat);
}

/** C-17 Warding: a door it stops counts as open. */
function ward(play: Play, frame: DrawFrame): void {
  stopDrawn(play, frame.seat, 'rune');
  if (frame.deck === door) passObstacle(play.state);
}

/** C-17 Lullaby: Wrath goes back into the deck, and the turn is over. */
function lull(play: Play, seat: number): void {
  const { state } = play;
  state.decks[dragon].push(wrathCard);
  shuffle(state.rng, state.decks[dragon]);
  state.frames.pop();
  endTurn(play, seat);
}
