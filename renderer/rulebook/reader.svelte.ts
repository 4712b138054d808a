// What the reader is doing: which entry of which book is open, what is searched for. Shared by the contents and the pages.
import { getContext, setContext } from 'svelte';
import { isNumbered, readRuleAddress, ruleAddress } from '../../shared/rulebook.ts';
import { makeHash, parseRoute } from '../shell/routes.ts';
import { preferences } from '../shell/preferences.svelte.ts';
import type { Library, Place } from './library.ts';
import { countByChapter, countByGame, search } from './search.ts';

/** What the reader reads from. */
interface Books {
  /** The games that have a book, in the order of the shelf. */
  readonly shelf: readonly string[];
  /** The open book. */
  readonly open: Library;
  /** A book, if it was opened before. */
  find(game: string): Library | undefined;
  /** Opens all of them, for a search through the whole shelf. */
  readAll(): void;
}

const addressOfMark = (mark: string): string => {
  const { game, rule } = readRuleAddress(mark);
  return ruleAddress(game, rule ?? '');
};

export class Reader {
  readonly #books: Books;
  readonly #asked: () => string | undefined;
  query = $state('');
  /** The whole shelf is searched, the open book first. */
  isEverywhere = $state(false);
  readonly findings = $derived.by(() => search(this.#searched, this.query));
  readonly counts = $derived.by(() => countByChapter(this.findings.hits));
  readonly countsOfBooks = $derived.by(() => countByGame(this.findings.hits));

  constructor(books: Books, asked: () => string | undefined) {
    this.#books = books;
    this.#asked = asked;
  }

  get shelf(): readonly string[] {
    return this.#books.shelf;
  }

  get library(): Library {
    return this.#books.open;
  }

  get #searched(): readonly Place[] {
    if (!this.isEverywhere) return this.library.places;
    const others = this.shelf.filter((game) => game !== this.library.game);
    return [this.library, ...others.flatMap((game) => this.#books.find(game) ?? [])].flatMap(
      ({ places }) => places,
    );
  }

  searchEverywhere(isEverywhere: boolean): void {
    this.isEverywhere = isEverywhere;
    if (isEverywhere) this.#books.readAll();
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

  /** The address of an entry of the open book, for a link. */
  addressOf(id: string): string {
    return makeHash({ screen: 'rulebook', game: this.library.game, rule: id });
  }

  get #marked(): readonly string[] {
    return preferences.current.rulebook.marks.map(addressOfMark);
  }

  /** The marked entries of the open book. */
  get marks(): Place[] {
    return this.#marked.flatMap((mark) => {
      const { game, rule = '' } = readRuleAddress(mark);
      return game === this.library.game ? (this.library.find(rule) ?? []) : [];
    });
  }

  get isMarked(): boolean {
    return this.#marked.includes(ruleAddress(this.library.game, this.place.entry.id));
  }

  open(place: Place | undefined): void {
    if (place) location.hash = makeHash({ screen: 'rulebook', game: place.game, rule: place.entry.id });
  }

  /** Where the address leads right now: keys may come faster than the page follows. */
  get #here(): Place {
    const { game, rule } = parseRoute(location.hash);
    const book = this.#books.find(game ?? '') ?? this.library;
    return book.find(rule ?? '') ?? book.places[0]!;
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
    const places = this.#searched;
    const here = places.indexOf(this.#here);
    const { hits } = this.findings;
    return hits.find((hit) => places.indexOf(hit) > here) ?? hits[0];
  }

  /** Puts a mark beside the open entry, or takes it away. */
  async toggleMark(): Promise<void> {
    const { id } = this.place.entry;
    if (!isNumbered(id)) return;
    const address = ruleAddress(this.library.game, id);
    const changed = this.isMarked
      ? this.#marked.filter((mark) => mark !== address)
      : [...this.#marked, address];
    await preferences.set({ rulebook: { marks: changed } });
  }
}

const key = Symbol('reader');

export const provideReader = (reader: Reader): Reader => setContext(key, reader);
export const useReader = (): Reader => getContext<Reader>(key);
