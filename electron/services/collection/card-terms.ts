/** What a card is found by besides its words: its numbers, and the words it carries. Read from the card language. */
import { fold } from '../../../shared/search/fields.ts';
import { indexCard, traitName, type Card } from '../../games/warband/index.ts';
import type { CardNumbers, CardTerm } from '../../db/card-index.ts';

/** Raised when cards are read in another way, so that stored rows are made anew. */
export const indexVersion = 1;

const term = (field: string, printed: string): CardTerm => ({ field, term: fold(printed), printed });

export function termsOf(card: Card): CardTerm[] {
  const index = indexCard(card);
  const all = [
    term('type', card.type),
    ...(index.timing ? [term('type', index.timing), term('timing', index.timing)] : []),
    ...(index.mark ? [term('mark', index.mark)] : []),
    ...index.keywords.map((word) => term('keyword', word)),
    ...index.abilities.map((word) => term('ability', word)),
    ...index.traits.map((trait) => term('trait', traitName(trait))),
    ...index.themes.map((word) => term('theme', word)),
    ...qualitiesOf(card).map((word) => term('is', word)),
  ];
  const seen = new Set<string>();
  return all.filter(({ field, term: word }) => !seen.has(`${field} ${word}`) && seen.add(`${field} ${word}`));
}

function qualitiesOf(card: Card): string[] {
  const { isLarge, isRanged, traits, mark } = indexCard(card);
  const texts = card.type === 'order' ? (card.attach ?? []) : card.text;
  const has = (kind: string) => texts.some((text) => text.kind === kind);
  return [
    ...(isLarge ? ['large'] : []),
    ...(isRanged ? ['ranged'] : []),
    ...(traits.includes('flying') ? ['flying'] : []),
    ...(has('power') ? ['power'] : []),
    ...(has('trigger') ? ['trigger'] : []),
    ...(mark ? [mark] : []),
  ];
}

const none = {
  hitPoints: null,
  melee: null,
  ranged: null,
  range: null,
  speed: null,
  morale: null,
  leadership: null,
};

export function numbersOf(card: Card): CardNumbers {
  switch (card.type) {
    case 'creature':
      return {
        ...none,
        hitPoints: card.hitPoints,
        melee: card.melee,
        ranged: card.ranged?.damage ?? null,
        range: card.ranged?.distance ?? null,
        speed: card.speed,
      };
    case 'commander':
      return { ...none, morale: card.morale, leadership: card.leadership };
    case 'order':
      return none;
  }
}
