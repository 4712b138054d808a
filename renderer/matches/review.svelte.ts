/** A finished match thought through afterwards: the chances after every action, found in the background, kept with the page. */
import type { MatchAnalysis } from '../../shared/calls/history.ts';
import { api } from '../api.ts';
import { notices } from '../shell/notices.svelte.ts';

export class Review {
  analysis: MatchAnalysis | undefined = $state.raw();
  isRunning = $state(false);
  /** From 0 to 1. */
  progress = $state(0);
  readonly #id: number;

  constructor(id: number) {
    this.#id = id;
  }

  /** Hears how far it is; answers how to leave. */
  attend(): () => void {
    const deaf = api.on('history.analysing', ({ id, done, total }) => {
      if (id === this.#id) this.progress = done / total;
    });
    return () => {
      deaf();
      this.stop();
    };
  }

  async start(): Promise<void> {
    if (this.isRunning || this.analysis) return;
    this.isRunning = true;
    this.progress = 0;
    const answer = await api.history.analyse({ id: this.#id });
    this.isRunning = false;
    if (!answer.ok) notices.refused(answer.error);
    else if (answer.value.analysis) this.analysis = answer.value.analysis;
  }

  stop(): void {
    if (this.isRunning) void api.history.stop({ id: this.#id });
  }
}
