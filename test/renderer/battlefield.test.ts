import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { laidBattlefield } from '../../renderer/games/warband/battlefield.ts';
import { outline, shapeOf } from '../../renderer/games/warband/pen.ts';
import { fieldOfRows, planOf } from '../../renderer/games/warband/plan.ts';
import { turnField } from '../../renderer/games/warband/squares.ts';
import { OneField } from '../../renderer/games/warband/match/one-field.ts';
import { Viewport } from '../../renderer/board/viewport.svelte.ts';
import TileArt from '../../renderer/games/warband/TileArt.svelte';
import { standingPieces } from '../../renderer/games/warband/standing-pieces.ts';
import type { WarbandView } from '../../shared/games/warband.ts';

afterEach(cleanup);

const field = laidBattlefield;
const placesOf = (squares: readonly number[]) =>
  squares.map((square) => [square % field.width, Math.floor(square / field.width)] as const);

describe('the battlefield of a match', () => {
  it('is one for all its views, so that it is drawn once', () => {
    const ground = new OneField();
    const views = [1, 2].map(() => ({ battlefield: { ...field } }) as WarbandView);
    for (const view of views) ground.layUnder(view);
    expect(views[1]!.battlefield).toBe(views[0]!.battlefield);
  });
});

describe('the battlefield on the home screen', () => {
  it('is the two-player layout on its side: 24 by 16 with a start block of 4 by 4 each (B-19)', () => {
    expect([field.width, field.height]).toEqual([24, 16]);
    const corners = field.starts.map((squares) => [
      squares.length,
      ...placesOf([Math.min(...squares), Math.max(...squares)]),
    ]);
    expect(corners).toEqual([
      [16, [0, 2], [3, 5]],
      [16, [20, 10], [23, 13]],
    ]);
  });

  it('has one treasure square on each large tile and on each small tile without a start area (B-10)', () => {
    const tiles = placesOf(field.treasures).map(
      ([x, y]) =>
        `${x < 4 ? 'west' : x < 12 ? 'left' : x < 20 ? 'right' : 'east'} ${y < 8 ? 'upper' : 'lower'}`,
    );
    expect(tiles.sort()).toEqual([
      'east upper',
      'left lower',
      'left upper',
      'right lower',
      'right upper',
      'west lower',
    ]);
  });

  it('sets every piece wholly inside its start area, none on another (W-223)', () => {
    const taken = standingPieces.flatMap(({ at: [x, y], side, size = 1 }) => {
      const reach = size === 2 ? [0, 1] : [0];
      return reach.flatMap((dx) => reach.map((dy) => ({ square: (y + dy) * field.width + x + dx, side })));
    });
    for (const { square, side } of taken) expect(field.starts[side - 1]).toContain(square);
    expect(new Set(taken.map(({ square }) => square)).size).toBe(taken.length);
  });
});

describe('a field on its side', () => {
  const small = fieldOfRows(['s.d', '#$h'], ['A1-B1', 'B1-B2']);

  it('has its upper left square at the lower left, and walls between the same squares (B-03)', () => {
    const turned = turnField(small);
    expect([turned.width, turned.height]).toEqual([2, 3]);
    // Upright: A1 start, C1 difficult, A2 solid, B2 treasure, C2 hazardous.
    expect(turned.squares).toEqual([2, 4, 0, 0, 0, 1]);
    expect(turned.starts).toEqual([[4]]);
    expect(turned.treasures).toEqual([3]);
    // A1-B1 now lies between the second and the third row, B1-B2 between the columns of the second.
    expect(turned.hWalls).toEqual([4]);
    expect(turned.vWalls).toEqual([3]);
  });

  it('is itself again after four turns', () => {
    expect(turnField(turnField(turnField(turnField(field))))).toEqual(field);
  });
});

describe('the plan of a field', () => {
  it('draws a connected patch of difficult ground alike, and every hazard with the look of its face', () => {
    const rows = ['dd..h', 'd...h', '...o.'];
    const below = planOf(fieldOfRows(rows), 'dungeon');
    expect(new Set([0, 1, 5].map((square) => below.terrain[square])).size).toBe(1);
    expect(below.terrain.filter((name) => name === 'embers')).toHaveLength(2);
    expect(planOf(fieldOfRows(rows), 'outdoor').terrain.filter((name) => name === 'thorns')).toHaveLength(2);
  });

  it('is the same each time', () => {
    expect(planOf(field)).toEqual(planOf(field));
  });

  it('keeps what is inside a magic circle (B-02)', () => {
    const plan = planOf(fieldOfRows(['*D', 'HO']));
    expect(plan.circles).toHaveLength(4);
    expect(plan.terrain[0]).toBe('floor');
    expect(plan.terrain).toContain('embers');
  });
});

describe('the pen', () => {
  it('draws no line inside a solid mass', () => {
    const block = [[1, 1], [2, 1], [1, 2], [2, 2]] as const; // prettier-ignore
    expect(outline(block).match(/M/g)).toHaveLength(8);
    expect([shapeOf(block)(1, 2), shapeOf(block)(0, 2)]).toEqual([true, false]);
  });
});

describe('a tile', () => {
  const side = { rows: ['s..#', '..$.'], walls: ['B1-C1'], open: [] };
  const tile = {
    key: 'pack/tile',
    pack: 'pack',
    shape: 'small' as const,
    isStart: true,
    faces: { dungeon: side, outdoor: side },
  };

  it('looks the same twice, and different on its other side', () => {
    const draw = (face: 'dungeon' | 'outdoor') => {
      const { container } = render(TileArt, { tile, side: face, label: 'Tile' });
      // Names of gradients and clips are numbered through the page.
      const drawn = container.innerHTML.replaceAll(/(id="|url\(#)[^")]+/g, '');
      cleanup();
      return drawn;
    };
    expect(draw('dungeon')).toBe(draw('dungeon'));
    expect(draw('outdoor')).not.toBe(draw('dungeon'));
  });

  it('stands upright after a quarter turn', () => {
    const { container } = render(TileArt, { tile, side: 'dungeon', turns: 1, label: 'Tile' });
    expect(container.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 96 192');
  });
});

describe('a battlefield seen closely', () => {
  const closer = () => {
    const viewport = new Viewport();
    viewport.width = 480;
    viewport.height = 192;
    viewport.zoom(2, { x: 0, y: 192 });
    return viewport;
  };
  const columns = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

  it('names the columns and rows that are in sight, where they are', () => {
    const viewport = closer();
    const names = (axis: 'x' | 'y', all: readonly string[]) =>
      viewport.ruler(all, 48, axis).map(({ name, at }) => `${name} at ${String(at)}`);
    expect(names('x', columns)).toEqual(['1 at 48', '2 at 144', '3 at 240', '4 at 336', '5 at 432']);
    expect(names('y', ['D', 'C', 'B', 'A'])).toEqual(['B at 48', 'A at 144']);
    viewport.pan(-96, 0);
    expect(names('x', columns)[0]).toBe('2 at 48');
    viewport.all();
    expect(viewport.ruler(columns, 48, 'x')).toHaveLength(10);
    expect(viewport.ruler(columns, 48, 'x', 100).map(({ name }) => name)).toEqual(['1', '4', '7', '10']);
  });

  it('is drawn beyond its own edges where these are in sight, and nowhere else', () => {
    const viewport = closer();
    // The lower left corner is in sight.
    expect(viewport.window(20)).toEqual({ x: -20, y: 0, width: 500, height: 212 });
    viewport.all();
    expect(viewport.window(20)).toEqual({ x: -20, y: -20, width: 520, height: 232 });
  });

  it('takes the room above and below it as it comes closer, and lies in the middle of what it cannot fill', () => {
    const viewport = new Viewport();
    viewport.fit(480, 192, { width: 480, height: 400 });
    expect(viewport.frame).toEqual({ x: 0, y: 104, width: 480, height: 192 });
    viewport.zoom(1.5, { x: 0, y: 200 });
    expect(viewport.frame).toEqual({ x: 0, y: 56, width: 480, height: 288 });
    expect([viewport.x, viewport.y]).toEqual([0, 56]);
    viewport.zoom(2, { x: 0, y: 56 });
    expect(viewport.frame).toEqual({ x: 0, y: 0, width: 480, height: 400 });
    viewport.all();
    expect([viewport.x, viewport.y]).toEqual([0, 104]);
  });
});
