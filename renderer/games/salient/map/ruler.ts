/** Names of rows and columns along the edges of the drawing, and whose ground lies where, as one reads the log beside it. */
import type { BoardFace } from '../../../../shared/games/salient-questions.ts';
import { spaceName } from '../../../../shared/games/salient.ts';
import type { SpaceFace } from './ground.ts';
import { CELL, cornerOf, type Layout } from './layout.ts';

export interface EdgeName {
  name: string;
  x: number;
  y: number;
  /** It lies on the dark ground behind a line. */
  isOnDark: boolean;
}

export interface GroundName {
  /** Whose; nobody’s in No-man’s-land. */
  seat: number | undefined;
  x: number;
  y: number;
}

/** So far from the edge of the drawing. */
const gap = 8;

/** The rows and columns that lie on the battlefield: a row is named at its left end, a column at its lower. */
export function edgeNames(form: BoardFace['form'], layout: Layout, ground: readonly SpaceFace[]): EdgeName[] {
  const isUpright = layout.turnsOf('north') % 2 === 0;
  const rows = new Map<number, EdgeName>();
  const columns = new Map<number, EdgeName>();
  for (const { space, kind } of ground) {
    const { x, y } = cornerOf(layout, space);
    const name = spaceName(form, space);
    const [across, down] = isUpright ? [name.charAt(0), name.charAt(1)] : [name.charAt(1), name.charAt(0)];
    const left = rows.get(y);
    if (!left || x - gap < left.x)
      rows.set(y, { name: down, x: x - gap, y: y + CELL / 2 + 3, isOnDark: false });
    const low = columns.get(x);
    if (!low || y + CELL - 5 > low.y)
      columns.set(x, { name: across, x: x + 7, y: y + CELL - 5, isOnDark: kind === 'behind' });
  }
  const isField = ground.filter(({ kind }) => kind === 'field').map(({ space }) => cornerOf(layout, space));
  const fieldRows = new Set(isField.map(({ y }) => y));
  const fieldColumns = new Set(isField.map(({ x }) => x));
  return [
    ...[...rows].flatMap(([y, each]) => (fieldRows.has(y) ? [each] : [])),
    ...[...columns].flatMap(([x, each]) => (fieldColumns.has(x) ? [each] : [])),
  ];
}

/** Beside the drawing: zones that lie one above the other. Those of a Melee lie all around and need no words. */
export function groundNames(board: BoardFace, layout: Layout): GroundName[] {
  if (board.form === 'melee') return [];
  const right = layout.columns * CELL;
  const zones = board.seats.flatMap(({ zone }, seat): GroundName[] => {
    const corners = zone.map((space) => cornerOf(layout, space));
    const ys = corners.map(({ y }) => y);
    const isRight = corners.some(({ x }) => x === right - CELL);
    const y = (Math.min(...ys) + Math.max(...ys) + CELL) / 2;
    return [{ seat, x: isRight ? right + gap : -2 * gap - 6, y }];
  });
  return [...zones, { seat: undefined, x: right + gap, y: (layout.rows * CELL) / 2 }];
}
