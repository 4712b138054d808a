/**
 * "What would you do?": what the program advises the one who must choose. Held only while that decision is open; a
 * thought nobody waits for any more is ended. The match itself never hears of it.
 */
import { api } from '../api.ts';
import { notices } from '../shell/notices.svelte.ts';
import { type GameHint, hintOf } from './of-game.ts';

export class Advice<Action> {
  hint: GameHint<Action> | undefined = $state.raw();
  isThinking = $state(false);
  /** From 0 to 1. */
  progress = $state(0);
  readonly #id: number;
  #asked = 0;

  constructor(id: number) {
    this.#id = id;
  }

  async ask(revision: number): Promise<void> {
    this.drop();
    const number = ++this.#asked;
    this.isThinking = true;
    const answer = await api.matches.hint({ id: this.#id, revision });
    if (number !== this.#asked) return;
    this.isThinking = false;
    if (answer.ok) this.hint = answer.value.hint && hintOf(answer.value.hint);
    // A moment that has passed needs no advice.
    else if (answer.error.code !== 'stale-answer') notices.refused(answer.error);
  }

  /** Ends the thinking, or puts away what was advised. */
  drop(): void {
    if (this.isThinking) void api.matches.nohint({ id: this.#id });
    this.#asked++;
    this.isThinking = false;
    this.progress = 0;
    this.hint = undefined;
  }
}
