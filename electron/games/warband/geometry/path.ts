/**
 * Paths: the one way shown for an end of `reach.ts`, and the check of a declared path.
 * A path lists the squares entered, without the start square; a Large creature's path names its top-left squares.
 */
import type { Refusal } from '../../../../shared/game.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { flood, layerAt, type Flood } from './flood.ts';
import { slowFor, type Mover } from './ground.ts';
import { marksUnder } from './marks.ts';
import { isFree, isInZone } from './occupancy.ts';
import { directionOf, spaceOf, squareName, stepX, stepY, type Square } from './square.ts';
import { holds, isLegal, sizeTables, type Tables } from './tables.ts';

/** A square reached, with the marks and movement it took: one point of a path being traced back. */
interface Point {
  square: Square;
  set: number;
  cost: number;
}

function isReached(result: Flood, set: number, cost: number, square: Square): boolean {
  const { tables, layers } = result;
  const row = layers[layerAt(result, set, cost) + tables.rows[square]];
  return ((row >>> tables.columns[square]) & 1) === 1;
}

/** Whether the flood first reached an end with these marks at a cost, and in which set. */
function findEnd(result: Flood, square: Square, marks: number, cost: number): Point | undefined {
  const { tables, mover, sets } = result;
  const onEnd = mover.endMarks ? marksUnder(tables, mover.endMarks, square, mover.size) : 0;
  for (let set = 0; set < sets.length; set++)
    if ((sets[set] | onEnd) === marks && isReached(result, set, cost, square)) return { square, set, cost };
  return undefined;
}

/** The point a step in a direction came from, if the flood came that way. */
function comingFrom(result: Flood, to: Point, direction: number): Point | undefined {
  const { tables, mover, ground, sets } = result;
  const x = tables.columns[to.square] - stepX[direction];
  const y = tables.rows[to.square] - stepY[direction];
  if (x < 0 || y < 0 || x >= tables.width || y >= tables.height) return undefined;
  const square = y * tables.width + x;
  const cost = to.cost - (holds(ground.slow, tables, to.square) ? 2 : 1);
  const canLeave = cost === 0 || !holds(ground.stop, tables, square);
  if (cost < 0 || !canLeave || !((ground.steps[y * 8 + direction] >>> x) & 1)) return undefined;
  const gained = mover.passMarks ? marksUnder(tables, mover.passMarks, to.square, mover.size) : 0;
  for (let set = 0; set < sets.length; set++)
    if ((sets[set] | gained) === sets[to.set] && isReached(result, set, cost, square))
      return { square, set, cost };
  return undefined;
}

/** Going back: straight on as long as that is a shortest way, else the first direction that is. */
function traceBack(result: Flood, end: Point): Square[] {
  const path: Square[] = [];
  let point: Point = end;
  let direction = 0;
  while (point.cost > 0) {
    path.push(point.square);
    let before = comingFrom(result, point, direction);
    for (let next = 0; before === undefined; next++) before = comingFrom(result, point, (direction = next));
    point = before;
  }
  return path.reverse();
}

/**
 * The canonical shortest path to an end with these gathered marks, or undefined when `reach` lists no such end.
 * The same position always gives the same path.
 */
export function pathTo(tables: Tables, mover: Mover, end: Square, marks = 0): Square[] | undefined {
  let point: Point | undefined;
  const result = flood(tables, mover, (soFar, cost) => {
    if (cost > 0) point = findEnd(soFar, end, marks, cost);
    return point !== undefined;
  });
  if (!point || !holds(result.ground.rest, tables, end)) return undefined;
  return traceBack(result, point);
}

/** What a legal path comes to. */
export interface Walk {
  end: Square;
  cost: number;
  marks: number;
}

const refuse = (code: string, sentence: string, rule: string): Refusal => ({ code, sentence, rule });

/** Why a creature may not step from one space to the next, as far as terrain goes. */
function stepRefusal(tables: Tables, mover: Mover, from: Square, to: Square): Refusal | undefined {
  const name = squareName(to, tables.width);
  if (!isOnField(tables, mover, to))
    return refuse('offBattlefield', 'The path leaves the battlefield.', 'B-06');
  const dx = tables.columns[to] - tables.columns[from];
  const dy = tables.rows[to] - tables.rows[from];
  const direction = directionOf(dx, dy);
  if (direction < 0) return refuse('notNextSquare', `${name} is not next to the square before it.`, 'W-505');
  if (mover.mode === 'burrow') return undefined;
  const table = sizeTables(tables, mover.size);
  if (!holds(table.legal, tables, to))
    return refuse('noSpace', `The creature does not fit at ${name}.`, 'W-508');
  if ((table.steps[tables.rows[from] * 8 + direction] >>> tables.columns[from]) & 1) return undefined;
  return direction < 4
    ? refuse('wallBetween', `A wall bars the way to ${name}.`, 'W-517')
    : refuse('wallCorner', `The diagonal step to ${name} would cut the corner of a wall.`, 'W-506');
}

function isOnField(tables: Tables, { size }: Mover, square: Square): boolean {
  if (!Number.isInteger(square) || square < 0 || square >= tables.columns.length) return false;
  return tables.columns[square] + size <= tables.width && tables.rows[square] + size <= tables.height;
}

const isOnEnemy = (tables: Tables, mover: Mover, square: Square): boolean =>
  spaceOf(square, mover.size, tables.width).some((each) => holds(mover.occupancy.enemies, tables, each));

/** Why other creatures bar the space just entered. */
function entryRefusal(tables: Tables, mover: Mover, square: Square, isEnd: boolean): Refusal | undefined {
  const name = squareName(square, tables.width);
  if (!mover.passEnemies && isOnEnemy(tables, mover, square))
    return refuse('enemyInTheWay', `An enemy stands at ${name}.`, 'W-510');
  const mustStop = mover.stops && isInZone(tables, mover.occupancy, square, mover.size);
  if (mustStop && !isFree(tables, mover.occupancy, square, mover.size))
    return refuse(
      'mustStopOnCreature',
      `At ${name} the creature would have to stop beside an enemy, but it is occupied.`,
      'R-45',
    );
  if (mustStop && !isEnd) return refuse('mustStop', `Beside an enemy the move ends at ${name}.`, 'W-513');
  return undefined;
}

function endRefusal(tables: Tables, mover: Mover, end: Square): Refusal | undefined {
  const name = squareName(end, tables.width);
  if (!isLegal(tables, end, mover.size))
    return refuse('noSpace', `The creature may not end at ${name}.`, 'R-49b');
  if (!isFree(tables, mover.occupancy, end, mover.size))
    return refuse('occupied', `Another creature stands at ${name}.`, 'W-511');
  return undefined;
}

const costOf = (tables: Tables, mover: Mover, square: Square): number =>
  holds(slowFor(tables, mover), tables, square) ? 2 : 1;

/** Adds one step to a walk, or says why it is illegal. */
function takeStep(tables: Tables, mover: Mover, walk: Walk, to: Square, isEnd: boolean): Refusal | undefined {
  const refusal = stepRefusal(tables, mover, walk.end, to) ?? entryRefusal(tables, mover, to, isEnd);
  if (refusal) return refusal;
  walk.end = to;
  walk.cost += costOf(tables, mover, to);
  if (mover.passMarks) walk.marks |= marksUnder(tables, mover.passMarks, to, mover.size);
  if (walk.cost > mover.budget)
    return refuse('tooFar', `The path costs more than ${mover.budget} squares of movement.`, 'W-501');
  return undefined;
}

/** Walks a declared path: its end, cost and gathered marks, or why it is not legal. The empty path stays put. */
export function walkPath(tables: Tables, mover: Mover, path: readonly Square[]): Result<Walk, Refusal> {
  const walk: Walk = { end: mover.from, cost: 0, marks: 0 };
  for (let i = 0; i < path.length; i++) {
    const refusal = takeStep(tables, mover, walk, path[i], i === path.length - 1);
    if (refusal) return err(refusal);
  }
  const refusal = path.length > 0 ? endRefusal(tables, mover, walk.end) : undefined;
  if (refusal) return err(refusal);
  if (path.length > 0 && mover.endMarks)
    walk.marks |= marksUnder(tables, mover.endMarks, walk.end, mover.size);
  return ok(walk);
}
