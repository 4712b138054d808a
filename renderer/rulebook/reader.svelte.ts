/** What the reader is doing: which entry is open, what is searched for. Shared by the contents and the pages. */
import { getContext, setContext } from 'svelte';
import { makeHash, parseRoute } from '../shell/routes.ts';
import { preferences } from '../shell/preferences.svelte.ts';
import { isNumbered, type Library, type Place } from './library.ts';
import { countByChapter, search } from './search.ts';

/** The address of an entry, for a link. */
export const addressOf = (id: string): string => makeHash({ screen: 'rulebook', rule: id });

export class Reader {
  readonly library: Library;
  readonly #asked: () => string | undefined;
  query = $state('');
  readonly findings = $derived.by(() => search(this.library.places, this.query));
  readonly counts = $derived.by(() => countByChapter(this.findings.hits));

  constructor(library: Library, asked: () => string | undefined) {
    this.library = library;
    this.#asked = asked;
  }

  /** The entry that is open; without one, the first page. */
  get place(): Place {
    return this.library.find(this.#asked() ?? '') ?? this.library.places[0]!;
  }

  /** An address that was asked for and leads nowhere. */
  get missing(): string | undefined {
    const asked = this.#asked();
    return asked !== undefined && this.library.find(asked) === undefined ? asked : undefined;
  }

  get marks(): Place[] {
    return preferences.current.rulebook.marks.flatMap((id) => this.library.find(id) ?? []);
  }

  get isMarked(): boolean {
    return preferences.current.rulebook.marks.includes(this.place.entry.id);
  }

  open(place: Place | undefined): void {
    if (place) location.hash = addressOf(place.entry.id);
  }

  /** Where the address leads right now: keys may come faster than the page follows. */
  get #here(): Place {
    return this.library.find(parseRoute(location.hash).rule ?? '') ?? this.library.places[0]!;
  }

  step(by: number): void {
    this.open(this.library.neighbour(this.#here, by));
  }

  /** Opens the next place found, round and round; `by` is -1 for the one before. */
  nextHit(by: 1 | -1): void {
    const { hits } = this.findings;
    const here = hits.indexOf(this.#here);
    if (here >= 0) return this.open(hits[(here + by + hits.length) % hits.length]);
    this.open(by === 1 ? this.#firstFromHere() : hits.at(-1));
  }

  /** Opens the best place found: the entry asked for by number, or the first of the book. */
  firstHit(): void {
    this.open(this.findings.hits[0]);
  }

  #firstFromHere(): Place | undefined {
    const { places } = this.library;
    const here = places.indexOf(this.#here);
    const { hits } = this.findings;
    return hits.find((hit) => places.indexOf(hit) > here) ?? hits[0];
  }

  /** Puts a mark beside the open entry, or takes it away. */
  async toggleMark(): Promise<void> {
    const { id } = this.place.entry;
    if (!isNumbered(id)) return;
    const { marks } = preferences.current.rulebook;
    const changed = this.isMarked ? marks.filter((mark) => mark !== id) : [...marks, id];
    await preferences.set({ rulebook: { marks: changed } });
  }
}

const key = Symbol('reader');

export const provideReader = (reader: Reader): Reader => setContext(key, reader);
export const useReader = (): Reader => getContext<Reader>(key);
