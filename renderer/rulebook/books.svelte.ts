// The shelf: which games have a book, and the books opened so far.
import type { CallError } from '../../shared/ipc.ts';
import { api } from '../api.ts';
import { Library } from './library.ts';

export class Shelf {
  #games: readonly string[] = $state.raw([]);
  #books: readonly Library[] = $state.raw([]);
  refused: CallError | undefined = $state.raw();

  /** The games that have a book, in the order of the shelf. */
  get games(): readonly string[] {
    return this.#games;
  }

  find(game: string): Library | undefined {
    return this.#books.find((book) => book.game === game);
  }

  /** Looks which books there are, and opens one: that of the game, or else the first. */
  async open(game: string | undefined): Promise<void> {
    this.refused = undefined;
    const shelf = await api.rulebook.shelf();
    if (!shelf.ok) this.refused = shelf.error;
    else {
      this.#games = shelf.value.games;
      await this.read(game ?? shelf.value.games[0]!);
    }
  }

  async read(game: string): Promise<void> {
    if (this.find(game)) return;
    const answer = await api.rulebook.read({ game });
    if (answer.ok) this.#books = [...this.#books, new Library(answer.value)];
    else this.refused = answer.error;
  }

  readAll(): void {
    for (const game of this.#games) void this.read(game);
  }
}
