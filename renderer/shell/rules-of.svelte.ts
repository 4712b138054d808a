// Which game's rules are meant where a rule is named: those of the table or the match one looks at.
import { getContext, setContext } from 'svelte';
import { makeHash } from './routes.ts';

/** The game at the table one sits at, also while something is looked up: whose book the key opens. */
export const atHand: { game: string | undefined } = $state({ game: undefined });

const key = Symbol('rules of a game');

/** In this component and all inside it, rules are those of this game. */
export function provideRules(game: () => string | undefined): void {
  setContext(key, game);
}

/** The address of a rule from here, or of the book without one. */
export function useRules(): (rule?: string) => string {
  const game = getContext<(() => string | undefined) | undefined>(key);
  return (rule) => makeHash({ screen: 'rulebook', game: game?.(), rule });
}
