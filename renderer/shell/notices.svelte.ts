/** What the program has to say right now: short notices, newest last. Troubles stay until they are put away, or their screen is left. */
import type { CallError, Notice } from '../../shared/ipc.ts';
import { uiText } from '../text/ui.ts';

export interface ShownNotice extends Notice {
  key: number;
  action?: { label: string; run: () => void };
  /** A refusal of something done on the screen that is shown. */
  isOfScreen?: boolean;
}

/** In milliseconds. */
const READING_TIME = 8000;
/** How soon is looked again while somebody reads. */
const AGAIN = 2000;

class Notices {
  shown: ShownNotice[] = $state([]);
  /** Somebody points at them or is among them with the keys: none goes away meanwhile. */
  isRead = $state(false);
  #next = 0;

  /** Shows a notice; the same code twice replaces the first, so a repeated trouble does not pile up. */
  say(notice: Notice & { isOfScreen?: boolean }, action?: ShownNotice['action']): void {
    const kept = this.shown.filter(({ code }) => code !== notice.code);
    const key = this.#next++;
    this.shown = [...kept, { ...notice, key, ...(action && { action }) }];
    // What offers something, or tells of trouble, waits for its reader however long that takes.
    if (notice.level === 'info' && !action) this.#leaveAfter(key, READING_TIME);
  }

  #leaveAfter(key: number, time: number): void {
    setTimeout(() => (this.isRead ? this.#leaveAfter(key, AGAIN) : this.putAway(key)), time);
  }

  /** A refusal can always be copied for a report: it says at least where it happened. */
  refused({ code, sentence, details = [] }: CallError): void {
    const where = uiText.happenedAt(location.hash || '#/');
    this.say({ code, level: 'problem', sentence, details: [...details, where], isOfScreen: true });
  }

  /** Another screen is shown: what was refused on the one before has been read, or soon is. */
  leaveBehind(): void {
    for (const { key, isOfScreen } of this.shown) if (isOfScreen) this.#leaveAfter(key, READING_TIME);
  }

  putAway(key: number): void {
    this.shown = this.shown.filter((notice) => notice.key !== key);
  }
}

export const notices = new Notices();
