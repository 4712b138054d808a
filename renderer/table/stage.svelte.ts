/**
 * What is shown between two positions. It can be skipped at any moment, because the position that follows is the truth.
 * `StageClock` is its time and sound; `TableStage` shows one event after the other, and a game says how each is shown.
 */
import type { Kinded } from '../../shared/game.ts';
import { preferences } from '../shell/preferences.svelte.ts';
import { play as playSound, type Sound } from '../shell/sound.ts';

/** How often dice turn before they lie. */
const turns = 6;
const dieSides = 6;

export class StageClock {
  isPlaying = $state(false);

  #isSkipped = false;
  #wake: (() => void) | undefined;

  /** Begins to show something; false: nothing is to be shown. */
  protected start(): boolean {
    this.#isSkipped = this.speed === 0 || document.visibilityState === 'hidden';
    this.isPlaying = !this.#isSkipped;
    return this.isPlaying;
  }

  /** Shows the result at once. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  get speed(): number {
    return preferences.current.table.animationSpeed;
  }

  get isStill(): boolean {
    return document.documentElement.dataset['motion'] === 'reduced';
  }

  /** Waits, shorter at higher speed; not at all once skipped. */
  wait(milliseconds: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds / (this.speed || 1));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  sound(name: Sound): void {
    if (!this.#isSkipped) void playSound(name);
  }
}

export abstract class TableStage<Event extends Kinded, View> extends StageClock {
  /** The position as far as it was shown; none while nothing is. */
  view: View | undefined = $state.raw();
  /** Whose turn begins. */
  banner: number | undefined = $state();

  /** Events whose position is there while they are shown; with the others, what goes is still there. */
  protected abstract readonly appearing: ReadonlySet<string>;

  /** Shows one event; `next` is the one after it. */
  protected abstract show(event: Event, next: Event | undefined): Promise<void> | undefined;

  /** Shows events from a position on; `after` is the position after one of them. */
  protected async showAll(
    events: readonly Event[],
    from: View,
    after: (shown: View, event: Event) => View,
  ): Promise<void> {
    if (!this.start()) return;
    let shown = from;
    this.view = from;
    for (const [at, event] of events.entries()) {
      shown = after(shown, event);
      if (this.appearing.has(event.kind)) this.view = shown;
      if (!this.isSkipped) await this.show(event, events[at + 1]);
      this.view = shown;
    }
    this.clear();
  }

  clear(): void {
    this.isPlaying = false;
    this.view = undefined;
    this.banner = undefined;
  }

  async announce(seat: number, milliseconds: number): Promise<void> {
    this.banner = seat;
    await this.wait(milliseconds);
    this.banner = undefined;
  }

  /** Faces dice show on their way to what they decided; with reduced motion they only lie there. */
  protected async tumbling(
    dice: readonly number[],
    milliseconds: number,
    showFaces: (faces: readonly number[]) => void,
  ): Promise<void> {
    for (let turn = 0; turn < (this.isStill ? 0 : turns); turn++) {
      showFaces(dice.map((die, at) => ((die + turn * 2 + at * 3) % dieSides) + 1));
      await this.wait(milliseconds);
    }
  }
}
