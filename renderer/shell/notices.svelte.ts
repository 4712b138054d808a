/** What the program has to say right now: short notices, newest last, until put away. */
import type { CallError, Notice } from '../../shared/ipc.ts';
import { uiText } from '../text/ui.ts';

export interface ShownNotice extends Notice {
  key: number;
  action?: { label: string; run: () => void };
}

const READING_TIME = 8000;

class Notices {
  shown: ShownNotice[] = $state([]);
  #next = 0;

  /** Shows a notice; the same code twice replaces the first, so a repeated trouble does not pile up. */
  say(notice: Notice, action?: ShownNotice['action']): void {
    const kept = this.shown.filter(({ code }) => code !== notice.code);
    const key = this.#next++;
    this.shown = [...kept, { ...notice, key, ...(action && { action }) }];
    // Good news that asks for nothing goes by itself; all else stays until it was seen.
    if (notice.level === 'info' && !action) setTimeout(() => this.putAway(key), READING_TIME);
  }

  /** A refusal can always be copied for a report: it says at least where it happened. */
  refused({ code, sentence, details = [] }: CallError): void {
    const where = uiText.happenedAt(location.hash || '#/');
    this.say({ code, level: 'problem', sentence, details: [...details, where] });
  }

  putAway(key: number): void {
    this.shown = this.shown.filter((notice) => notice.key !== key);
  }
}

export const notices = new Notices();
