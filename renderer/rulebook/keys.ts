/** The keys of the rulebook. Without a book to read they are nobody's. */
import { type Bindings } from '../keys/listen.ts';
import type { Reader } from './reader.svelte.ts';

export function rulebookKeys(reader: () => Reader | undefined): Bindings {
  const withReader = (act: (open: Reader) => void) => () => {
    const open = reader();
    if (!open) return false;
    act(open);
    return true;
  };
  return {
    search: withReader(() => document.querySelector<HTMLInputElement>('[data-search]')?.select()),
    nextPlace: withReader((open) => open.nextHit(1)),
    placeBefore: withReader((open) => open.nextHit(-1)),
    nextEntry: withReader((open) => open.step(1)),
    entryBefore: withReader((open) => open.step(-1)),
    mark: withReader((open) => void open.toggleMark()),
  };
}
