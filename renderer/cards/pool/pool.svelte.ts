/**
 * A pool of cards being searched: the text of the search, how its cards are laid out, and what was found. The text is
 * the only truth; chips read and edit it. While it cannot be read, the cards last found stay on the table.
 */
import { type CardGroup, type CardSort, type Found } from '../../../shared/calls/collection.ts';
import { hasClause, toggleClause } from '../../../shared/search/edit.ts';
import { parseQuery } from '../../../shared/search/parse.ts';
import { printQuery } from '../../../shared/search/print.ts';
import type { Clause } from '../../../shared/search/query.ts';
import { api } from '../../api.ts';
import { type Chip, chipsFor } from './chips.ts';

export class Pool {
  text = $state('');
  sort: CardSort = $state('level');
  isDescending = $state(false);
  group: CardGroup = $state('none');
  view: 'grid' | 'list' = $state('grid');
  /** A campaign's collection; absent: all cards. */
  collection: number | undefined = $state();
  /** The card that is looked at. */
  chosen: string | undefined = $state();
  found: Found | undefined = $state.raw();
  failure: string | undefined = $state();
  /** Every filter there is; the further ones only when asked for. */
  chips: Chip[] = $state.raw([]);
  showsFurther = $state(false);
  /** How many cards each chip would leave, by its text. */
  counts: Readonly<Record<string, number>> = $state.raw({});
  #asked = 0;

  readonly shownChips = $derived(
    this.chips.filter((chip) => !chip.isFurther || this.showsFurther || this.isPressed(chip.clause)),
  );
  readonly parsed = $derived(parseQuery(this.text));
  readonly problem = $derived(this.parsed.ok ? undefined : this.parsed.error);
  readonly query = $derived(this.parsed.ok ? this.parsed.value : undefined);
  /** The cards in the order in which they lie; one in two heaps comes twice. */
  readonly keys = $derived(this.found?.heaps.flatMap(({ keys }) => keys) ?? []);

  constructor(start?: { text?: string; sort?: CardSort; group?: CardGroup; view?: 'grid' | 'list' }) {
    Object.assign(this, start);
  }

  isPressed(clause: Clause): boolean {
    return this.query !== undefined && hasClause(this.query, clause);
  }

  /** Presses a chip; it mends nothing that cannot be read. */
  press(clause: Clause): void {
    if (this.query) this.text = printQuery(toggleClause(this.query, clause));
  }

  /** Asks for the cards of the present search. An answer overtaken by a later question is dropped. */
  async search(): Promise<void> {
    if (this.problem) return;
    const number = ++this.#asked;
    const chips = this.shownChips.map(({ text }) => text);
    const answer = await api.collection.search({
      query: this.text,
      sort: this.sort,
      isDescending: this.isDescending,
      group: this.group,
      ...(this.collection === undefined ? {} : { collection: this.collection }),
      chips,
    });
    if (number !== this.#asked) return;
    this.failure = answer.ok ? undefined : answer.error.sentence;
    if (!answer.ok) return;
    this.found = answer.value;
    this.counts = Object.fromEntries(chips.map((text, at) => [text, answer.value.chips[at]!]));
  }

  /** Reads the words chips are made of. */
  async readWords(): Promise<void> {
    const words = await api.collection.words();
    if (words.ok) this.chips = chipsFor(words.value);
  }
}
