// What the book draws is what the program plays: every drawn path, zone and thread is put to the rules engine.
import { describe, expect, it } from 'vitest';
import { parseBattlefield } from '../../electron/games/warband/geometry/battlefield.ts';
import { isAdjacent } from '../../electron/games/warband/geometry/distance.ts';
import { occupancyFor } from '../../electron/games/warband/geometry/occupancy.ts';
import { walkPath } from '../../electron/games/warband/geometry/path.ts';
import { sightOf } from '../../electron/games/warband/geometry/sight.ts';
import { spaceOf, squareName } from '../../electron/games/warband/geometry/square.ts';
import { tablesOf, type Tables } from '../../electron/games/warband/geometry/tables.ts';
import { readRulebook } from '../../electron/services/rulebook.ts';
import type { Diagram, DiagramPiece, DiagramSign, Point } from '../../shared/rulebook.ts';

const read = readRulebook('warband', new URL('../../resources/rulebook/warband/', import.meta.url).pathname);
if (!read.ok) throw new Error(read.error.details.join('\n'));
const drawings = read.value.chapters
  .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
  .flatMap(({ id, diagrams }) => diagrams.map((diagram) => ({ name: `${id} ${diagram.title}`, id, diagram })))
  .filter(({ id }) => id.startsWith('E-'));

const at = ({ map }: Diagram, { x, y }: Point) => y * map[0]!.length + x;
const sizeOf = ({ large }: DiagramPiece) => (large ? 2 : 1);
const standing = (diagram: Diagram) => diagram.pieces.filter(({ ghost }) => !ghost);

function tablesFor(diagram: Diagram): Tables {
  const name = (point: Point) => squareName(at(diagram, point), diagram.map[0]!.length);
  const field = parseBattlefield(
    diagram.map,
    diagram.walls.map(([from, to]) => `${name(from)}-${name(to)}`),
  );
  if (!field.ok) throw new Error(field.error.sentence);
  return tablesOf(field.value);
}

const modes: Partial<Record<DiagramSign, 'fly' | 'burrow'>> = { flyer: 'fly', burrower: 'burrow' };

/** Examples of shifts and slides, which do not stop, and of counted distances, which are no movement at all. */
const unstopped = new Set(['E-22 A shift', 'E-23 Slid into contact', 'E-31 Slide 4']);
const counted = new Set(['E-53 Around walls: 4', 'E-54 From the nearest square', 'E-43 Seen past the end']);

const walks = drawings.filter(({ name, diagram }) => diagram.path.length > 0 && !counted.has(name));
const zones = drawings.filter(({ diagram }) => diagram.near.length > 0);
const threads = drawings.filter(({ diagram }) => diagram.sights.length > 0);

describe('the drawings of the rulebook', () => {
  it.each(walks)('draw a path the rules allow, at its true cost: $name', ({ name, diagram }) => {
    const tables = tablesFor(diagram);
    const pieces = standing(diagram).map((piece) => ({
      square: at(diagram, piece),
      size: sizeOf(piece) as 1 | 2,
      team: piece.side === 'you' ? 0 : 1,
      sign: piece.sign,
    }));
    const mover = pieces.find(({ square }) => square === at(diagram, diagram.path[0]!))!;
    const mode = modes[mover.sign] ?? 'walk';
    const isFree = mode !== 'walk' || unstopped.has(name);
    const occupancy = occupancyFor(tables, pieces, mover.team, mover);
    const walked = walkPath(
      tables,
      {
        from: mover.square,
        size: mover.size,
        budget: 8,
        mode,
        stops: !isFree,
        passEnemies: isFree,
        occupancy,
      },
      diagram.path.slice(1).map((step) => at(diagram, step)),
    );
    const drawn = diagram.path.at(-1)!.cost ?? diagram.path.length - 1;
    expect(walked).toMatchObject({ ok: true, value: { cost: drawn } });
  });

  it.each(zones)('hatch exactly the squares next to an enemy: $name', ({ diagram }) => {
    const tables = tablesFor(diagram);
    const enemies = standing(diagram).filter(({ side }) => side === 'enemy');
    const all = diagram.map.flatMap((row, y) => [...row].map((letter, x) => ({ x, y, letter })));
    const near = all.filter(({ letter, ...point }) => {
      const isNear = (enemy: DiagramPiece) =>
        isAdjacent(tables, at(diagram, point), 1, at(diagram, enemy), sizeOf(enemy));
      return letter !== '#' && enemies.some(isNear);
    });
    const names = (points: Point[]) => points.map((point) => at(diagram, point)).sort((a, b) => a - b);
    expect(names(diagram.near)).toEqual(names(near));
  });

  it.each(threads)('show free and blocked threads where the rules see: $name', ({ diagram }) => {
    const tables = tablesFor(diagram);
    const source = diagram.pieces.find(({ side }) => side === 'you')!;
    const target = diagram.pieces.findLast(({ side }) => side === 'enemy')!;
    const blockers = standing(diagram)
      .filter(({ side }) => side === 'enemy')
      .flatMap((piece) => spaceOf(at(diagram, piece), sizeOf(piece), diagram.map[0]!.length));
    const seen = sightOf(
      tables,
      at(diagram, source),
      sizeOf(source),
      at(diagram, target),
      sizeOf(target),
      blockers,
    );
    expect(seen).toBe(claim(diagram));
  });
});

/** What a drawing says is seen: four free threads are a clear shot, some are cover, none is nothing. */
function claim({ sights, map }: Diagram): 'clear' | 'cover' | 'none' {
  const free = sights.filter(({ clear }) => clear);
  if (free.length === 0) return 'none';
  const isOneCorner =
    free.length === 4 && new Set(free.map(({ from }) => from.y * map.length + from.x)).size === 1;
  return isOneCorner ? 'clear' : 'cover';
}
