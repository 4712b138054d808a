/**
 * Where the keys are when the thing they were on is gone: with whoever plays by keys on what one would act on next, with
 * whoever points on the name of the turn, from where every key works. Never on the page as a whole.
 */

interface Table {
  root: () => HTMLElement | undefined;
  /** Puts the focus on the thing to act on next. */
  toNext: (root: HTMLElement) => void;
  /** Another screen lies over the table. */
  isAside: () => boolean;
}

/** Keeps watch until it is told to stop. */
export function keepFocus({ root, toNext, isAside }: Table): () => void {
  let isByKeys = true;
  const byKeys = () => (isByKeys = true);
  const byPointer = () => (isByKeys = false);
  const restore = () => {
    const table = root();
    if (!table || isAside() || document.activeElement !== document.body) return;
    if (document.querySelector('dialog[open]')) return;
    if (isByKeys) toNext(table);
    if (document.activeElement === document.body) table.querySelector('h1')?.focus({ preventScroll: true });
  };
  // A thing that goes away takes the focus with it and tells nobody: the page is asked after every change.
  const changes = new MutationObserver(() => requestAnimationFrame(restore));
  const table = root();
  if (table)
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ['data-busy', 'disabled'] });
  document.addEventListener('keydown', byKeys, { capture: true });
  document.addEventListener('pointerdown', byPointer, { capture: true });
  const later = () => requestAnimationFrame(restore);
  document.addEventListener('focusout', later);
  return () => {
    changes.disconnect();
    document.removeEventListener('keydown', byKeys, { capture: true });
    document.removeEventListener('pointerdown', byPointer, { capture: true });
    document.removeEventListener('focusout', later);
  };
}
