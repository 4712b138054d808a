// Where things lie on the table: by the shape of the field, and what is told of what lies out of sight.
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../renderer/games/warband/table/layout.ts';
import { outside } from '../../renderer/games/warband/table/outside.ts';
import { Viewport } from '../../renderer/board/viewport.svelte.ts';

it('a wide field lies above everything, one of two maps in the corner, a square one beside', () => {
  const fields: [number, number][] = [
    [24, 8],
    [24, 16],
    [24, 24],
    [32, 24],
  ];
  expect(fields.map(([columns, rows]) => layoutOf({ columns, rows }))).toEqual([
    'above',
    'corner',
    'beside',
    'beside',
  ]);
});

describe('who stands out of sight', () => {
  const sight = { left: 20, top: 20, right: 220, bottom: 120 };

  it('has a mark at the edge on its side, and nobody else has', () => {
    const marks = outside(
      [
        { x: 100, y: 60 },
        { x: 300, y: 60 },
        { x: 100, y: -40 },
      ],
      sight,
    );
    expect(marks.map(({ towards }) => towards)).toEqual(['right', 'up']);
    expect(marks[0]!.x).toBeLessThan(220);
    expect(marks[1]!.y).toBeGreaterThan(20);
  });

  it('keeps its mark clear of others', () => {
    const [one, other] = outside(
      [
        { x: 300, y: 60 },
        { x: 320, y: 62 },
      ],
      sight,
    );
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThan(20);
  });
});

describe('how close a battlefield is seen', () => {
  const room = { width: 600, height: 400 };

  it('is as close as its squares need, until somebody asks for the whole', () => {
    const viewport = new Viewport();
    viewport.fit(600, 400, room, 1.5);
    expect(viewport.scale).toBe(1.5);
    viewport.all();
    expect(viewport.isWhole).toBe(true);
    viewport.fit(600, 400, room, 1.5);
    expect(viewport.isWhole).toBe(true);
    viewport.all();
    expect(viewport.scale).toBe(1.5);
  });

  it('is whole where the squares are large enough', () => {
    const viewport = new Viewport();
    viewport.fit(600, 400, room, 0.7);
    expect(viewport.isWhole).toBe(true);
  });

  it('tells what is in sight, and brings a place into the middle', () => {
    const viewport = new Viewport();
    viewport.fit(600, 400, room, 2);
    viewport.centre({ x: 300, y: 200 });
    expect(viewport.inSight).toEqual({ x: 150, y: 100, width: 300, height: 200 });
  });
});
