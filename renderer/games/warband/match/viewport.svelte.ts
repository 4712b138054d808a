/** How much of a battlefield is seen: zoom and pan by wheel, drag, two fingers and keys. */
import { type Point, Pointers } from './pointers.ts';

const CLOSEST = 5;

/** Moves of the hand that still count as a click, in pixels. */
const SLACK = 5;

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The drawing's size in its own units. */
  width = $state(1);
  height = $state(1);
  readonly #pointers = new Pointers();
  #moved = 0;
  #spread = 0;

  readonly transform = $derived(
    `translate(${String(this.x)} ${String(this.y)}) scale(${String(this.scale)})`,
  );

  /**
   * Where the names of columns (`x`) or rows (`y`) stand along their edge: those whose middle is in sight; on a small
   * field only every second, third … so that each has `room`.
   */
  ruler(names: readonly string[], cell: number, axis: 'x' | 'y', room = 0): { name: string; at: number }[] {
    const length = axis === 'x' ? this.width : this.height;
    const every = Math.max(1, Math.ceil(room / (cell * this.scale)));
    return names
      .map((name, index) => ({ name, at: this[axis] + (index + 0.5) * cell * this.scale }))
      .filter(({ at }, index) => index % every === 0 && at >= 0 && at <= length);
  }

  /** The part of the page that is drawn on: what hangs over the drawing's own edges is shown as far as `margin`. */
  window(margin: number): { x: number; y: number; width: number; height: number } {
    const { x, y, width, height, scale } = this;
    const [left, top] = [x >= 0 ? margin : 0, y >= 0 ? margin : 0];
    const right = x <= width * (1 - scale) + SLACK ? margin : 0;
    const bottom = y <= height * (1 - scale) + SLACK ? margin : 0;
    return { x: 0 - left, y: 0 - top, width: width + left + right, height: height + top + bottom };
  }

  /** Whether the last press was a drag and no click. */
  get hasDragged(): boolean {
    return this.#moved > SLACK;
  }

  all(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms so that the given point of the drawing stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
    this.#keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  /** Brings a place of the drawing into sight. */
  show({ x, y }: Point, margin: number): void {
    const left = x * this.scale + this.x;
    const top = y * this.scale + this.y;
    const shift = (at: number, length: number) =>
      at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
    this.pan(shift(left, this.width), shift(top, this.height));
  }

  #keepInside(): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), this.y));
  }

  press(id: number, at: Point): void {
    if (this.#pointers.count === 0) this.#moved = 0;
    this.#pointers.put(id, at);
    this.#spread = this.#pointers.spread;
  }

  /** Follows a pressed pointer, in drawing units: one drags, two also pinch. */
  drag(id: number, at: Point, unit: number): void {
    const before = this.#pointers.at(id);
    if (!before) return;
    this.#moved += Math.hypot(at.x - before.x, at.y - before.y) / unit;
    this.#pointers.put(id, at);
    if (this.hasDragged)
      this.pan((at.x - before.x) / this.#pointers.count, (at.y - before.y) / this.#pointers.count);
    if (this.#pointers.count !== 2) return;
    const { spread, middle } = this.#pointers;
    if (this.#spread > 0) this.zoom(spread / this.#spread, middle);
    this.#spread = spread;
  }

  release(id: number): void {
    this.#pointers.lift(id);
  }
}
