/** Finding places in the rulebook: by number (W-513, w513, 513), by phrase, or by all words of the query. */
import type { Chapter } from '../../shared/rulebook.ts';
import type { Place } from './library.ts';

export interface Findings {
  /** In the order of the book, but an entry asked for by its number stands first. */
  hits: Place[];
  /** What to mark in the texts. */
  terms: string[];
}

const nothing: Findings = { hits: [], terms: [] };

export function search(places: readonly Place[], query: string): Findings {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return nothing;
  const number = words.length === 1 ? asNumber(words[0]!) : undefined;
  if (number) return byNumber(places, number);
  const phrase = words.join(' ');
  const exact = matching(places, [phrase]);
  return exact.length > 0
    ? { hits: exact, terms: [phrase] }
    : { hits: matching(places, words), terms: words };
}

/** A query that may mean an entry: its letters if given, and its number. */
interface EntryNumber {
  letter: string | undefined;
  number: string;
}

function asNumber(word: string): EntryNumber | undefined {
  const [, letter, number] = /^([a-z]{1,3})?-?(\d+[a-z]?)$/.exec(word) ?? [];
  return number === undefined ? undefined : { letter, number };
}

function byNumber(places: readonly Place[], { letter, number }: EntryNumber): Findings {
  const term = letter ? `${letter}-${number}` : number;
  const isMeant = ({ entry }: Place) => {
    const id = entry.id.toLowerCase();
    return letter ? id === term : id.slice(id.indexOf('-') + 1) === number;
  };
  const named = new RegExp(`\\b${term}\\b`, 'i');
  const meant = places.filter(isMeant);
  const others = places.filter(
    (place) => !isMeant(place) && named.test(`${place.entry.title} ${place.text}`),
  );
  return { hits: [...meant, ...others], terms: [term] };
}

const matching = (places: readonly Place[], words: readonly string[]): Place[] =>
  places.filter(({ entry, text }) => {
    const all = `${entry.title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });

/** How many places were found in each chapter that has any. */
export function countByChapter(hits: readonly Place[]): ReadonlyMap<Chapter, number> {
  const counts = new Map<Chapter, number>();
  for (const { chapter } of hits) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  return counts;
}

/** How many places were found in the book of each game that has any. */
export function countByGame(hits: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { game } of hits) counts.set(game, (counts.get(game) ?? 0) + 1);
  return counts;
}
