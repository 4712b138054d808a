/** Lines of a graph of sides: what is drawn at each moment, and the way from one to the next. */
export interface Moment {
  at: number;
  turn: number;
  /** One a seat. */
  values: readonly number[];
}

interface Point {
  x: number;
  y: number;
}

/** Of a level stretch so much is level; the rest is the slope to the next. */
const level = 0.7;

export function pathOf(points: readonly Point[], isStepped: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const to = ({ x, y }: Point): string => `L${String(x)} ${String(y)}`;
  const stretches = rest.map((point, index) => {
    const from = points[index]!;
    return (isStepped ? to({ x: from.x + (point.x - from.x) * level, y: from.y }) : '') + to(point);
  });
  return `M0 ${String(first.y)}${to(first)}${stretches.join('')}H100`;
}

/** Places along a line, as `at`, that keep a distance from the one before. */
export function withRoom(places: readonly { at: number }[], distance: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let last = -Infinity;
  for (const { at } of places) {
    if (at - last < distance) continue;
    kept.add(at);
    last = at;
  }
  return kept;
}
