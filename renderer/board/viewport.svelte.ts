/**
 * How much of a battlefield is seen: zoom and pan by wheel, drag, two fingers and keys. Everything is told in units of
 * the drawing as it lies whole in its room. Closer, it takes as much of the room as it can fill.
 */
import { type Point, Pointers } from './pointers.ts';

const CLOSEST = 5;

/** The part of what is left that a glide goes in every frame. */
const GLIDE = 0.18;

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
  /** How close it is seen unless somebody chose otherwise. */
  #close = 1;
  /** Somebody chose how close it is seen. */
  isChosen = false;
  #gliding = 0;

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

  /** The whole drawing; pressed again, as close as it was meant to be seen. */
  all(): void {
    this.#see(this.isWhole ? this.#close : 1);
    this.isChosen = true;
  }

  #see(scale: number): void {
    const { x, y } = this.#middle;
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    this.#keepInside();
  }

  get isWhole(): boolean {
    return this.scale === 1;
  }

  /** The part of the drawing in sight, in its own units. */
  get inSight(): { x: number; y: number; width: number; height: number } {
    const { x, y, width, height } = this.frame;
    return {
      x: (x - this.x) / this.scale,
      y: (y - this.y) / this.scale,
      width: width / this.scale,
      height: height / this.scale,
    };
  }

  /** Brings a place of the drawing into the middle, as near as its edges let it. */
  centre({ x, y }: Point): void {
    const { width, height } = this.frame;
    this.x = width / 2 - x * this.scale;
    this.y = height / 2 - y * this.scale;
    this.#keepInside();
  }

  /** Lays a drawing into its room; how close it is seen stays as it was chosen, else it is at least `close`. */
  fit(width: number, height: number, room: { width: number; height: number }, close = 1): void {
    this.width = width;
    this.height = height;
    this.room = room;
    // What is nearly large enough is rather seen whole.
    this.#close = close > 1.03 ? close : 1;
    if (this.isChosen) this.#keepInside();
    else this.#see(this.#close);
  }

  /** Zooms so that the given point of the room stays where it is. */
  zoom(factor: number, at: Point = this.#middle): void {
    this.isChosen = true;
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
  show(point: Point, margin: number): void {
    cancelAnimationFrame(this.#gliding);
    const { x, y } = this.#wayTo(point, margin);
    this.pan(x, y);
  }

  /** The same, smoothly; a hand on the drawing stops it. */
  glide(point: Point, margin: number): void {
    cancelAnimationFrame(this.#gliding);
    if (this.#pointers.count > 0) return;
    const { x, y } = this.#wayTo(point, margin);
    if (Math.hypot(x, y) < 1) return;
    this.pan(x * GLIDE, y * GLIDE);
    this.#gliding = requestAnimationFrame(() => this.glide(point, margin));
  }

  /** How far the drawing must go so that a place of it lies in sight, clear of the edges. */
  #wayTo({ x, y }: Point, margin: number): Point {
    const shift = (at: number, axis: 'x' | 'y') => {
      const { from, length } = this.#seen(axis);
      const wanted =
        this[axis] + (Math.min(0, from + length - margin - at) || Math.max(0, from + margin - at));
      return this.#kept(axis, wanted) - this[axis];
    };
    return { x: shift(x * this.scale + this.x, 'x'), y: shift(y * this.scale + this.y, 'y') };
  }

  #keepInside(): void {
    this.x = this.#kept('x', this.x);
    this.y = this.#kept('y', this.y);
  }

  /** The drawing fills its frame, and lies in the middle of a room it cannot fill. */
  #kept(axis: 'x' | 'y', at: number): number {
    const { from, length } = this.#seen(axis);
    return Math.min(from, Math.max(from + length - this.#lengths(axis).drawn, at));
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
