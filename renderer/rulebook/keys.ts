/** The keys of the rulebook, while nobody is typing. */
import type { Reader } from './reader.svelte.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-search]')?.select();

/** What each key does. Capital N goes back through the places found. */
const actions: Record<string, (reader: Reader) => void> = {
  '/': focusSearch,
  n: (reader) => reader.nextHit(1),
  N: (reader) => reader.nextHit(-1),
  j: (reader) => reader.step(1),
  k: (reader) => reader.step(-1),
  m: (reader) => void reader.toggleMark(),
};

export function rulebookKeys(reader: () => Reader | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    const open = reader();
    if (!open || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.altKey && event.key === 'ArrowLeft') {
      event.preventDefault();
      history.back();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act(open);
  };
}
