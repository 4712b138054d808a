/** Puts found cards into heaps, in the order in which a person would lay them out. */
import type { CardGroup } from '../../../shared/calls/collection.ts';
import { abilities } from '../../../shared/cards.ts';
import { cardTypes } from '../../../shared/search/fields.ts';
import type { ListedCard } from '../../db/card-search.ts';

export interface Heap {
  name: string;
  keys: string[];
}

/** Words of a field by card, asked for only where the grouping needs them. */
export type WordsOf = (field: 'ability' | 'keyword') => ReadonlyMap<number, string[]>;

export function heapsOf(found: readonly ListedCard[], group: CardGroup, wordsOf: WordsOf): Heap[] {
  if (group === 'none') return [{ name: '', keys: found.map(({ key }) => key) }];
  const namesOf = naming(group, wordsOf);
  const heaps = new Map<string, string[]>();
  for (const card of found)
    for (const name of namesOf(card)) {
      const keys = heaps.get(name);
      if (keys) keys.push(card.key);
      else heaps.set(name, [card.key]);
    }
  return [...heaps].map(([name, keys]) => ({ name, keys })).toSorted(ordering(group));
}

function naming(group: Exclude<CardGroup, 'none'>, wordsOf: WordsOf): (card: ListedCard) => string[] {
  switch (group) {
    case 'pack':
      return ({ pack }) => [pack];
    case 'type':
      return ({ kind }) => [kind];
    case 'level':
      return ({ level }) => [level === null ? '' : String(level)];
    case 'ability':
    case 'keyword': {
      const words = wordsOf(group);
      return ({ id }) => words.get(id) ?? [''];
    }
  }
}

const fixed: Partial<Record<CardGroup, readonly string[]>> = {
  type: cardTypes,
  ability: [...abilities, 'any'],
};

/** Levels by number, types and abilities as cards print them, the rest by name; cards that have none last. */
function ordering(group: CardGroup): (a: Heap, b: Heap) => number {
  const order = fixed[group];
  return (a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '');
    if (order) return order.indexOf(a.name) - order.indexOf(b.name);
    return group === 'level' ? Number(a.name) - Number(b.name) : a.name.localeCompare(b.name, 'en');
  };
}
