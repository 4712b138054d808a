/** Where a mark stands at the edge of the board for something that lies outside what is in sight. */

interface Spot {
  x: number;
  y: number;
}

export type Towards = 'left' | 'right' | 'up' | 'down';

/** The middle of a mark keeps so far from the edge, in pixels. */
const INSET = 22;

/** Those outside, each at the place of the edge nearest to it and with the side it lies on; marks do not lie on marks. */
export function outside<Thing extends Spot>(
  things: readonly Thing[],
  sight: Sight,
): (Thing & { towards: Towards })[] {
  const marks: (Thing & { towards: Towards })[] = [];
  for (const thing of things) {
    const towards = sideOf(thing, sight);
    if (!towards) continue;
    const mark = {
      ...thing,
      x: within(thing.x, sight.left, sight.right),
      y: within(thing.y, sight.top, sight.bottom),
      towards,
    };
    const along = towards === 'left' || towards === 'right' ? 'y' : 'x';
    while (marks.some(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < INSET)) mark[along] += INSET;
    marks.push(mark);
  }
  return marks;
}

const within = (at: number, from: number, to: number): number =>
  Math.min(to - INSET, Math.max(from + INSET, at));

type Sight = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

function sideOf({ x, y }: Spot, { left, top, right, bottom }: Sight): Towards | undefined {
  if (x < left) return 'left';
  if (x > right) return 'right';
  if (y < top) return 'up';
  return y > bottom ? 'down' : undefined;
}
