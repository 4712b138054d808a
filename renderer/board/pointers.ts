/** The fingers or the mouse pressed on a drawing: how far they moved, how wide they are apart. */
export interface Point {
  x: number;
  y: number;
}

export class Pointers {
  readonly #pressed = new Map<number, Point>();

  get count(): number {
    return this.#pressed.size;
  }

  at(id: number): Point | undefined {
    return this.#pressed.get(id);
  }

  put(id: number, at: Point): void {
    this.#pressed.set(id, at);
  }

  lift(id: number): void {
    this.#pressed.delete(id);
  }

  /** How far two fingers are apart; nothing for one. */
  get spread(): number {
    const [one, other] = [...this.#pressed.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  get middle(): Point {
    const points = [...this.#pressed.values()];
    const mean = (of: (point: Point) => number) =>
      points.reduce((sum, point) => sum + of(point), 0) / points.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
}
