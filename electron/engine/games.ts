/** The games there are, by name: given to whoever serves them, so that tests can add one of their own. */
import type { AnyGame } from './table-game.ts';

export interface Games {
  /** In the order in which they are shown. */
  readonly all: readonly AnyGame[];
  find(id: string): AnyGame | undefined;
}

export const gamesFrom = (all: readonly AnyGame[]): Games => ({
  all,
  find: (id) => all.find((game) => game.id === id),
});
