/** The dragon's chances, and those of a hero who is shut in (C-10, D-704 to D-706, D-328). */
import type { DragonOdds } from '../../../../shared/games/delve-questions.ts';
import { cardTable, wrathCard } from '../content/cards.ts';
import { isShutIn } from '../board/ways.ts';
import { lifeLeft } from '../harm.ts';
import { deckId, faceOf, heroAt } from '../play.ts';
import type { State } from '../state.ts';
import type { Eyes } from '../view.ts';
import { missesAll, nextCards } from './decks.ts';
import { sharesOf } from './dice.ts';
import { meanGold } from './prospects.ts';

const treasuresEach = 2;
const searchesAllowed = 2;

/** C-10: all cards but one are slumbers, and those turned up stay out. */
const wrathAmong = (left: number): number => (left > 0 ? 1 / left : 1);

export function dragonOdds(state: Readonly<State>, eyes: Eyes, seat: number): DragonOdds {
  const left = state.decks[deckId('dragon')].length;
  const life = lifeLeft(heroAt(state, seat));
  const wrath = cardTable[wrathCard].steps.find((step) => step.do === 'wrath');
  const kills = sharesOf(wrath ? wrath.dice : {})
    .filter(({ amount }) => amount >= life)
    .reduce((sum, { chance }) => sum + chance, 0);
  const gold = [...nextCards(state, eyes, 'treasure')].reduce(
    (sum, [card, chance]) => sum + chance * meanGold(card),
    0,
  );
  return {
    left,
    wrath: wrathAmong(left),
    next: wrathAmong(left - 1),
    kills,
    gold: treasuresEach * gold,
  };
}

const leadsOut = (card: number): boolean =>
  cardTable[card].steps.some((step) => step.do === 'hiddenWay' || step.do === 'stair');

/**
 * Chance that no search left shows a Hidden Way or a Stair Below: counted, for cards come back only when the deck is
 * empty. Deft Hands looks at a second card in each search.
 */
export function shutInDies(state: Readonly<State>, seat: number): number | undefined {
  if (!isShutIn(state, seat)) return undefined;
  const hero = heroAt(state, seat);
  const deck = deckId('search');
  const cards = state.decks[deck].length > 0 ? state.decks[deck] : state.discards[deck];
  const { ability } = faceOf(hero);
  const looks = ability.on === 'drawing' && 'decks' in ability && ability.decks.includes('search') ? 2 : 1;
  const draws = Math.max(0, searchesAllowed - hero.searches) * looks;
  return missesAll(cards.length, cards.filter(leadsOut).length, draws);
}
