/**
 * How much of a battlefield is seen: zoom and pan by wheel, drag, two fingers and keys. Everything is told in units of
 * the drawing as it lies whole in its room. Closer, it takes as much of the room as it can fill.
 */
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
  /** How much room there is; without any told, as much as the whole drawing takes. */
  room: { width: number; height: number } | undefined = $state.raw();
  readonly #pointers = new Pointers();
  #moved = 0;
  #spread = 0;

  readonly transform = $derived(
    `translate(${String(this.x)} ${String(this.y)}) scale(${String(this.scale)})`,
  );

  /** The part of the room in which the drawing is seen. */
  readonly frame = $derived.by(() => {
    const [across, down] = [this.#seen('x'), this.#seen('y')];
    return { x: across.from, y: down.from, width: across.length, height: down.length };
  });

  #seen(axis: 'x' | 'y'): { from: number; length: number } {
    const { drawn, room } = this.#lengths(axis);
    return { from: Math.max(0, (room - drawn) / 2), length: Math.min(room, drawn) };
  }

  /** How long the drawing is as it is zoomed, and its room. */
  #lengths(axis: 'x' | 'y'): { drawn: number; room: number } {
    const side = axis === 'x' ? 'width' : 'height';
    return { drawn: this[side] * this.scale, room: Math.max(this[side], this.room?.[side] ?? 0) };
  }

  /**
   * Where the names of columns (`x`) or rows (`y`) stand along their edge: those whose middle is in sight; on a small
   * field only every second, third … so that each has `space`.
   */
  ruler(names: readonly string[], cell: number, axis: 'x' | 'y', space = 0): { name: string; at: number }[] {
    const { from, length } = this.#seen(axis);
    const every = Math.max(1, Math.ceil(space / (cell * this.scale)));
    return names
      .map((name, index) => ({ name, at: this[axis] + (index + 0.5) * cell * this.scale }))
      .filter(({ at }, index) => index % every === 0 && at >= from && at <= from + length);
  }

  /** The part of the page that is drawn on: what hangs over the drawing's own edges is shown as far as `margin`. */
  window(margin: number): { x: number; y: number; width: number; height: number } {
    const { x, y, width, height } = this.frame;
    const [across, down] = [this.#overhang('x', margin), this.#overhang('y', margin)];
    return {
      x: x - across.before,
      y: y - down.before,
      width: width + across.before + across.after,
      height: height + down.before + down.after,
    };
  }

  /** How far the drawing is shown over its frame: at those of its edges that are in sight. */
  #overhang(axis: 'x' | 'y', margin: number): { before: number; after: number } {
    const { from, length } = this.#seen(axis);
    const end = this[axis] + this.#lengths(axis).drawn;
    return {
      before: this[axis] >= from ? margin : 0,
      after: end <= from + length + SLACK ? margin : 0,
    };
  }

  /** Whether the last press was a drag and no click. */
  get hasDragged(): boolean {
    return this.#moved > SLACK;
  }

  all(): void {
    this.scale = 1;
    this.#keepInside();
  }

  /** Lays a drawing into its room; how close it is seen stays as it is. */
  fit(width: number, height: number, room: { width: number; height: number }): void {
    this.width = width;
    this.height = height;
    this.room = room;
    this.#keepInside();
  }

  /** Zooms so that the given point of the room stays where it is. */
  zoom(factor: number, at: Point = this.#middle): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
    this.#keepInside();
  }

  get #middle(): Point {
    const { x, y, width, height } = this.frame;
    return { x: x + width / 2, y: y + height / 2 };
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
    const shift = (at: number, { from, length }: { from: number; length: number }) =>
      Math.min(0, from + length - margin - at) || Math.max(0, from + margin - at);
    this.pan(shift(left, this.#seen('x')), shift(top, this.#seen('y')));
  }

  #keepInside(): void {
    this.x = this.#inside('x');
    this.y = this.#inside('y');
  }

  /** The drawing fills its frame, and lies in the middle of a room it cannot fill. */
  #inside(axis: 'x' | 'y'): number {
    const { from, length } = this.#seen(axis);
    return Math.min(from, Math.max(from + length - this.#lengths(axis).drawn, this[axis]));
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
