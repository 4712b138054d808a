/** All ten decks in one table: a card is its number here. With what rules ask of cards, worked out once. */
import { delveDecks, type CardType, type DelveDeck } from '../../../../shared/games/delve.ts';
import { doorRows, dungeonRows, trapRows } from './dungeon-cards.ts';
import { catacombRows, corpseRows, cryptRows, searchRows } from './found-cards.ts';
import type { Row } from './hazards.ts';
import { dragonRows, runeRows, treasureRows } from './hoard-cards.ts';
import type { Card, Step, StepOf, Use } from './language.ts';

const rowsOf: Record<DelveDeck, readonly Row[]> = {
  dungeon: dungeonRows,
  dragon: dragonRows,
  treasure: treasureRows,
  trap: trapRows,
  door: doorRows,
  crypt: cryptRows,
  corpse: corpseRows,
  search: searchRows,
  rune: runeRows,
  catacomb: catacombRows,
};

export const cardTable: readonly Card[] = delveDecks.flatMap((deck) =>
  rowsOf[deck].map((row) => ({ gold: 0, ...row, deck })),
);

const copiesIn = (deck: DelveDeck): number[] =>
  cardTable.flatMap((card, at) => (card.deck === deck ? Array.from({ length: card.copies }, () => at) : []));

/** The numbers of a deck's cards, every copy. */
export const deckCards: Record<DelveDeck, readonly number[]> = {
  dungeon: copiesIn('dungeon'),
  dragon: copiesIn('dragon'),
  treasure: copiesIn('treasure'),
  trap: copiesIn('trap'),
  door: copiesIn('door'),
  crypt: copiesIn('crypt'),
  corpse: copiesIn('corpse'),
  search: copiesIn('search'),
  rune: copiesIn('rune'),
  catacomb: copiesIn('catacomb'),
};

/** Decks as small numbers, in the order of `delveDecks`. */
export const deckOfCard: readonly number[] = cardTable.map(({ deck }) => delveDecks.indexOf(deck));
export const isLoot: readonly boolean[] = cardTable.map(({ type }) => type === 'loot');
export const isTreasure: readonly boolean[] = cardTable.map(({ deck }) => deck === 'treasure');
export const isOfType = (card: number, type: CardType): boolean => cardTable[card].type === type;

/** The first card whose use begins at such a moment. */
export const useOf = <On extends Use['on']>(card: number, on: On): Extract<Use, { on: On }> | undefined => {
  const { use } = cardTable[card];
  return use?.on === on ? (use as Extract<Use, { on: On }>) : undefined;
};

/** The step by which a card is kept with a hero. */
export type Keeping = StepOf<'hold'> | StepOf<'drain'>;
export const keepingOf: readonly (Keeping | undefined)[] = cardTable.map(({ steps }) =>
  steps.find((step): step is Keeping => step.do === 'hold' || step.do === 'drain'),
);

/** these are left behind with the chamber; darkness and leeches go along. */
export const staysBehind: readonly boolean[] = cardTable.map(
  ({ type, steps }) => (type === 'trap' || type === 'threat') && steps.some((step) => step.do === 'hold'),
);

/** Every list of steps by number, so that a state can say where it is in one. */
export const stepLists: (readonly Step[])[] = [];

function number(steps: readonly Step[]): void {
  if (stepLists.includes(steps)) return;
  stepLists.push(steps);
  for (const step of steps) {
    if (step.do === 'test') number(step.fail);
    if (step.do === 'bribe') number(step.otherwise);
    if (step.do === 'loseRune') number(step.without);
    if (step.do === 'roll') step.cases.forEach(({ steps: more }) => number(more));
  }
}
cardTable.forEach(({ steps }) => number(steps));

export const listOf = (steps: readonly Step[]): number => stepLists.indexOf(steps);
export const listOfCard: readonly number[] = cardTable.map(({ steps }) => listOf(steps));

/** The number of the card that does something nothing else does. */
const onlyCard = (word: Step['do']): number =>
  cardTable.findIndex(({ steps }) => steps.some((step) => step.do === word));
export const wrathCard = onlyCard('wrath');
export const slumberCard = onlyCard('treasure');
