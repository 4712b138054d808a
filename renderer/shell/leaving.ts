/**
 * What must be written down before the window closes. In the desktop window a message sent while it closes may be lost
 * with it, so the closing waits: it is stopped, the work saved, and the window closed by the page itself. In a browser
 * nothing can wait; there the message is sent and arrives.
 */
import { isDesktop } from '../api.ts';
import { uiText } from '../text/ui.ts';
import { notices } from './notices.svelte.ts';

export interface UnsavedWork {
  isUnsaved: () => boolean;
  /** Settles once it is saved or has failed; which, `isUnsaved` says. */
  save: () => Promise<void>;
}

const works = new Set<UnsavedWork>();
/** What closing is about: saving, or leaving although something could not be saved. */
let state: 'staying' | 'saving' | 'leaving' = 'staying';
/** Told once that something could not be saved: whoever closes again wants to leave without it. */
let isWarned = false;

/** Looks after some work until the answered function is called. */
export function keepBeforeLeaving(work: UnsavedWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

const unsaved = (): UnsavedWork[] => [...works].filter(({ isUnsaved }) => isUnsaved());

/** Listens to the window's `beforeunload`. */
export function leave(event: BeforeUnloadEvent): void {
  const waiting = unsaved();
  if (waiting.length === 0 || state === 'leaving') return;
  const saved = Promise.all(waiting.map(({ save }) => save()));
  if (!isDesktop) return;
  event.preventDefault();
  if (state === 'staying') void saved.then(goOrStay);
  state = 'saving';
}

function goOrStay(): void {
  const isSaved = unsaved().length === 0;
  state = isSaved || isWarned ? 'leaving' : 'staying';
  if (state === 'leaving') return window.close();
  isWarned = true;
  notices.say({ code: 'leaving', level: 'problem', sentence: uiText.notLeft });
}
