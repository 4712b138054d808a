/** A rulebook arranged for reading: every entry with its place, its neighbours, its examples and its relations. */
import {
  type Block,
  type Chapter,
  type Entry,
  referencePattern,
  type Rulebook,
  type Section,
} from '../../shared/rulebook.ts';
import { plainText } from './inline.ts';

/** An entry and where it stands in the book. */
export interface Place {
  /** The game of the book. */
  game: string;
  entry: Entry;
  section: Section;
  chapter: Chapter;
  /** All its words, without markup. */
  text: string;
  /** The numbers its text names. */
  names: string[];
}

const textsOf = (block: Block): string[] => {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
};

const place = (game: string, chapter: Chapter, section: Section, entry: Entry): Place => {
  const text = [...entry.blocks.flatMap(textsOf), entry.note ?? ''].map(plainText).join(' ').trim();
  return { game, entry, section, chapter, text, names: text.match(referencePattern) ?? [] };
};

/** The entry a chapter begins with. */
export const firstOf = (chapter: Chapter): Entry => chapter.sections[0]!.entries[0]!;

/** Chapters whose entries name rules only to explain them; they are no relations of a rule. */
const explaining = new Set(['opening', 'examples', 'glossary']);

export class Library {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly places: readonly Place[];
  readonly #byId: ReadonlyMap<string, Place>;
  /** Where turning on stops: every entry, but the opening only once. */
  readonly #stops: readonly Place[];

  constructor({ game, chapters }: Rulebook) {
    this.game = game;
    this.chapters = chapters;
    this.places = chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) =>
        section.entries.map((entry) => place(game, chapter, section, entry)),
      ),
    );
    this.#byId = new Map(this.places.map((each) => [each.entry.id, each]));
    this.#stops = this.places.filter(
      ({ chapter, entry }) => chapter.kind !== 'opening' || entry === firstOf(chapter),
    );
  }

  find(id: string): Place | undefined {
    return this.#byId.get(id);
  }

  /** The entry `by` places further on, or before if negative; none beyond the covers. The opening is one place. */
  neighbour({ entry, chapter }: Place, by: number): Place | undefined {
    const from = chapter.kind === 'opening' ? firstOf(chapter) : entry;
    return this.#stops[this.#stops.findIndex((each) => each.entry === from) + by];
  }

  /** The worked examples of an entry: well drawn ones first, and those that show little else. */
  examplesOf({ entry }: Place): Place[] {
    const shown = this.places.filter((each) => each.entry.shows.includes(entry.id));
    const distance = ({ entry: { diagrams, shows } }: Place) =>
      (diagrams.length > 0 ? 0 : 1000) + shows.indexOf(entry.id) * 10 + shows.length - diagrams.length * 3;
    return shown.sort((a, b) => distance(a) - distance(b));
  }

  /** What to read next: what the entry points to, what its text names, then what names it. */
  relatedTo({ entry, names }: Place): Place[] {
    const naming = this.places.filter(
      (each) =>
        !explaining.has(each.chapter.kind) &&
        (each.names.includes(entry.id) || each.entry.see.includes(entry.id)),
    );
    const ids = new Set([...entry.shows, ...entry.see, ...names, ...naming.map((each) => each.entry.id)]);
    ids.delete(entry.id);
    return [...ids].flatMap((id) => this.find(id) ?? []);
  }
}
