/** How much of a battlefield is seen: zoom and pan by wheel, drag, two fingers and keys. */
const CLOSEST = 5;

interface Point {
  x: number;
  y: number;
}

/** Moves of the hand that still count as a click, in pixels. */
const SLACK = 5;

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The drawing's size in its own units. */
  width = 1;
  height = 1;
  #pointers = new Map<number, Point>();
  #moved = 0;
  #spread = 0;

  readonly transform = $derived(
    `translate(${String(this.x)} ${String(this.y)}) scale(${String(this.scale)})`,
  );

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
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(id, at);
    this.#spread = this.#distance();
  }

  /** Follows a pressed pointer, in drawing units: one drags, two also pinch. */
  drag(id: number, at: Point, unit: number): void {
    const before = this.#pointers.get(id);
    if (!before) return;
    this.#moved += Math.hypot(at.x - before.x, at.y - before.y) / unit;
    this.#pointers.set(id, at);
    if (this.hasDragged)
      this.pan((at.x - before.x) / this.#pointers.size, (at.y - before.y) / this.#pointers.size);
    if (this.#pointers.size !== 2) return;
    const spread = this.#distance();
    if (this.#spread > 0) this.zoom(spread / this.#spread, this.#middle());
    this.#spread = spread;
  }

  release(id: number): void {
    this.#pointers.delete(id);
  }

  #distance(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #middle(): Point {
    const points = [...this.#pointers.values()];
    return {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
  }
}
