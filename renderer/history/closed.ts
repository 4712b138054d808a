/** Why something of a match page is closed: the words, and the element that shows them. */
import { notices } from '../shell/notices.svelte.ts';

export interface Closed {
  id: string;
  words: string;
}

/** Attributes of a button that stays reachable while it is closed, and says why to whoever meets it. */
export const closedBy = (closed: Closed | undefined) =>
  closed ? { 'aria-disabled': true, 'aria-describedby': closed.id, title: closed.words } : {};

/** Does it, or says why not. */
export function unlessClosed(closed: Closed | undefined, act: () => void): void {
  if (closed) notices.say({ code: 'match.only-watched', level: 'info', sentence: closed.words });
  else act();
}
