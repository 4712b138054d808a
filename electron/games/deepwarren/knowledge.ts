/** What everybody knows of a match: all of it but the order of the stacks, what a Short crawl set aside, and the luck to come (T-115). */
import { cloneState } from './clone.ts';
import type { State } from './state.ts';

/** A match without its secrets: hidden stacks are sorted, and the generator is blank. */
export interface Knowledge {
  position: State;
}

const ascending = (one: number, other: number): number => one - other;

export function knowledgeOf(state: Readonly<State>): Knowledge {
  const position = cloneState(state);
  const unseen = [...position.events, ...position.eventsAside].sort(ascending);
  position.rng = { a: 0, b: 0, c: 0, counter: 0 };
  position.stack = [
    ...state.stack.slice(0, state.buried),
    ...state.stack.slice(state.buried).sort(ascending),
  ];
  position.eventsAside = unseen.splice(0, position.eventsAside.length);
  position.events = unseen;
  position.spells.sort(ascending);
  position.relics.sort(ascending);
  return { position };
}
