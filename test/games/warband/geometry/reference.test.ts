/** The fast geometry against the rules read word by word, on random maps: exact agreement. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Battlefield } from '../../../../electron/games/warband/geometry/battlefield.ts';
import { distance, far, isAdjacent } from '../../../../electron/games/warband/geometry/distance.ts';
import { addMark, noMarks, type Marks } from '../../../../electron/games/warband/geometry/marks.ts';
import { occupancyFor, type Piece } from '../../../../electron/games/warband/geometry/occupancy.ts';
import { pathTo, walkPath } from '../../../../electron/games/warband/geometry/path.ts';
import { movementModes } from '../../../../electron/games/warband/geometry/ground.ts';
import { reach, type Mover } from '../../../../electron/games/warband/geometry/reach.ts';
import { sightOf } from '../../../../electron/games/warband/geometry/sight.ts';
import { tablesOf, type Tables } from '../../../../electron/games/warband/geometry/tables.ts';
import { battlefields, bodyOf, positions } from '../../../support/warband-arbitraries.ts';
import {
  referenceAdjacent,
  referenceDistance,
  referenceReach,
  referenceSight,
  type ReferenceMover,
} from '../../../support/warband-geometry-reference.ts';

const fixed = (numRuns: number) => ({ seed: 20_250, numRuns });

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a) => items.filter((b) => b !== a).map((b): [T, T] => [a, b]));

function expectSame(what: string, fast: unknown, slow: unknown): void {
  if (JSON.stringify(fast) !== JSON.stringify(slow))
    throw new Error(`${what}: ${JSON.stringify(fast)}, by the rules ${JSON.stringify(slow)}`);
}

describe('the fast geometry agrees with the rules read word by word', { timeout: 120_000 }, () => {
  it('on line of sight and cover between creatures (R-50..R-55)', () => {
    fc.assert(
      fc.property(positions(), ({ map, pieces }) => {
        const tables = tablesOf(map);
        for (const [a, b] of pairsOf(pieces)) {
          const enemies = pieces.filter((piece) => piece.team !== a.team);
          const { enemySquares } = occupancyFor(tables, pieces, a.team, a);
          const fast = sightOf(tables, a.square, a.size, b.square, b.size, enemySquares);
          const slow = referenceSight(
            map,
            bodyOf(map, a),
            bodyOf(map, b),
            enemies.map((enemy) => bodyOf(map, enemy)),
          );
          expectSame(`sight of ${b.square} from ${a.square}`, fast, slow);
        }
      }),
      fixed(1000),
    );
  });

  it('on line of sight and cover between all squares of a map', () => {
    fc.assert(
      fc.property(battlefields(6), (map) => {
        const tables = tablesOf(map);
        const open = map.squares.flatMap((bits, square) => (bits & 1 ? [] : [{ square, size: 1 as const }]));
        for (const [a, b] of pairsOf(open))
          expectSame(
            `sight of ${b.square} from ${a.square}`,
            sightOf(tables, a.square, 1, b.square, 1, []),
            referenceSight(map, bodyOf(map, a), bodyOf(map, b), []),
          );
      }),
      fixed(60),
    );
  });

  it('on adjacency and distance (R-41, R-57)', () => {
    fc.assert(
      fc.property(positions(12), ({ map, pieces }) => {
        const tables = tablesOf(map);
        for (const [a, b] of pairsOf(pieces)) {
          const [one, other] = [bodyOf(map, a), bodyOf(map, b)];
          expectSame(
            'adjacent',
            isAdjacent(tables, a.square, a.size, b.square, b.size),
            referenceAdjacent(map, one, other),
          );
          expectSame(
            'distance',
            distance(tables, a.square, a.size, b.square, b.size),
            referenceDistance(map, one, other) ?? far,
          );
        }
      }),
      fixed(1000),
    );
  });

  it('on reach: every end, every outcome, every least cost, and a path for each (R-40..R-49b)', () => {
    fc.assert(
      fc.property(positions(9), movements, ({ map, pieces }, movement) => {
        for (const piece of pieces) checkReach(map, pieces, piece, movement);
      }),
      fixed(700),
    );
  });
});

interface Movement {
  budget: number;
  mode: Mover['mode'];
  stops: boolean;
  passEnemies: boolean;
  /** Which squares carry chests, as dice by square: 0..2 are marks, the rest none. */
  chests: number[];
}

const movements: fc.Arbitrary<Movement> = fc.record({
  budget: fc.integer({ min: 0, max: 7 }),
  mode: fc.constantFrom(...movementModes),
  stops: fc.boolean(),
  passEnemies: fc.boolean(),
  chests: fc.array(fc.nat(30), { minLength: 81, maxLength: 81 }),
});

/** Hazards count on the way for walkers and at the end for others; chests count on the way. */
function markArrays(map: Battlefield, { mode, chests }: Movement): { pass: number[]; end: number[] } {
  const hazards = map.squares.map((bits) => (bits & 4 ? 1 : 0));
  const chest = map.squares.map((_, square) => (chests[square] < 3 ? 2 << chests[square] : 0));
  const nothing = map.squares.map(() => 0);
  return mode === 'walk'
    ? { pass: hazards.map((bits, square) => bits | chest[square]), end: nothing }
    : { pass: chest, end: hazards };
}

function marksFrom(tables: Tables, bits: readonly number[]): Marks {
  const marks = noMarks(tables);
  bits.forEach((each, square) => {
    if (each !== 0) addMark(tables, marks, square, each);
  });
  return marks;
}

function checkReach(map: Battlefield, pieces: readonly Piece[], piece: Piece, movement: Movement): void {
  const tables = tablesOf(map);
  const { pass, end } = markArrays(map, movement);
  const { chests: _, ...how } = movement;
  const mover: Mover = {
    ...how,
    from: piece.square,
    size: piece.size,
    occupancy: occupancyFor(tables, pieces, piece.team, piece),
    passMarks: marksFrom(tables, pass),
    endMarks: marksFrom(tables, end),
  };
  const bodies = (isAlly: boolean) =>
    pieces
      .filter((each) => each !== piece && (each.team === piece.team) === isAlly)
      .map((each) => bodyOf(map, each));
  const slow: ReferenceMover = {
    ...how,
    ...bodyOf(map, piece),
    allies: bodies(true),
    enemies: bodies(false),
    passMarks: pass,
    endMarks: end,
  };
  const found = reach(tables, mover);
  const listed = found.squares.map((square, i) => [`${square}:${found.marks[i]}`, found.costs[i]]);
  expectSame('reach', listed.toSorted(), [...referenceReach(map, slow)].toSorted());
  found.squares.forEach((square, i) => {
    const path = pathTo(tables, mover, square, found.marks[i]);
    const walked = walkPath(tables, mover, path ?? []);
    expectSame('path', walked, {
      ok: true,
      value: { end: square, cost: found.costs[i], marks: found.marks[i] },
    });
  });
}
