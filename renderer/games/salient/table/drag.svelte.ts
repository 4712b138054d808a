/** A die carried by the pointer from the Camp to a place. */
import type { Desk } from './desk.svelte.ts';

/** Shorter ways are a press. */
const least = 6;

export class Drag {
  readonly #desk: Desk;
  /** The die that is carried, and where it is in the page. */
  carried: { at: number; x: number; y: number } | undefined = $state.raw();
  #from: { at: number; x: number; y: number } | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  grab(at: number, { clientX, clientY, button }: PointerEvent): void {
    if (button === 0 && this.#desk.code === 'assign') this.#from = { at, x: clientX, y: clientY };
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    if (!this.carried && Math.hypot(x - from.x, y - from.y) < least) return;
    if (!this.carried && !this.#desk.hand.includes(from.at)) this.#desk.hand = [from.at];
    this.carried = { at: from.at, x, y };
  }

  /** Let go over a place it goes there, anywhere else it stays in hand. */
  release({ clientX, clientY }: PointerEvent): void {
    const { carried } = this;
    this.cancel();
    if (!carried) return;
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
    if (place) this.#desk.drop(carried.at, Number(place.dataset['slot']));
  }

  cancel(): void {
    this.#from = undefined;
    this.carried = undefined;
  }
}
