import { describe, expect, it } from 'vitest';
import { freeCorner } from '../../../renderer/games/deepwarren/map/free-corner.ts';
import {
  boundsOf,
  cellAt,
  groundOf,
  isInside,
  middleOf,
  standingSpots,
  waitingCells,
} from '../../../renderer/games/deepwarren/map/layout.ts';
import { spaceNear, tokenSpots } from '../../../renderer/games/deepwarren/map/standing.ts';
import { actingToken, targetsOf } from '../../../renderer/games/deepwarren/map/targets.ts';
import { aimLine, footsteps } from '../../../renderer/games/deepwarren/map/ways.ts';
import { nextTurn, optionAt } from '../../../renderer/games/deepwarren/table/turning.ts';
import { spotsOf } from '../../../renderer/games/deepwarren/tiles/spots.ts';
import { tileDrawing } from '../../../renderer/games/deepwarren/tiles/tile-drawing.ts';
import { spaceOf } from '../../../shared/games/deepwarren.ts';
import { content, moments } from './random-match.ts';

describe('where the dungeon lies', () => {
  it('holds every tile and every cell that waits for one, with north up', () => {
    for (const { view } of moments(3, 3)) {
      const cells = [...view.tiles, ...waitingCells(view)];
      const bounds = boundsOf(cells);
      expect(cells.every((cell) => isInside(bounds, cell))).toBe(true);
    }
    const bounds = boundsOf([{ x: 0, y: 4 }]);
    expect(middleOf(bounds, { x: 0, y: 1 })[1]).toBeLessThan(middleOf(bounds, { x: 0, y: 0 })[1]);
  });

  it('finds the cell under any point of it again', () => {
    const bounds = boundsOf([
      { x: -6, y: 2 },
      { x: 3, y: -4 },
    ]);
    for (const cell of [
      { x: -6, y: 2 },
      { x: 3, y: -4 },
      { x: 0, y: 0 },
    ]) {
      const [x, y] = middleOf(bounds, cell);
      expect(cellAt(bounds, [x + 49, y - 49])).toEqual(cell);
    }
  });

  it('counts as many waiting cells as open exits lead to', () => {
    for (const { view } of moments(5, 2, 120)) {
      expect(view.openings).toHaveLength(view.openExits);
      expect(waitingCells(view).length).toBeLessThanOrEqual(view.openExits);
    }
  });

  it('puts spaces towards the exits they own, turned with the tile', () => {
    const fork = content.tiles[36]!;
    expect(spotsOf(fork, 0)).toEqual([
      [0, -28],
      [28, 0],
      [0, 28],
    ]);
    expect(spotsOf(fork, 1)[0]).toEqual([28, 0]);
    expect(spotsOf(content.tiles[6]!, 3)).toEqual([[0, 0]]);
  });

  it('stands several tokens side by side, never one on the other', () => {
    for (const count of [2, 3, 4]) {
      const spots = standingSpots(count).map(String);
      expect(new Set(spots).size).toBe(count);
    }
  });

  it('knows the space of a tile that a pointer is nearest to', () => {
    const [first] = moments(3, 2);
    const placed = { ...first!.view.tiles[0]!, tile: 36, turn: 0 as const };
    const ground = groundOf([placed], content);
    const [x, y] = middleOf({ left: 0, top: 0 }, placed);
    expect(spaceNear([x + 30, y], placed, ground, content)).toBe(spaceOf(36, 1));
    expect(spaceNear([x, y - 30], placed, ground, content)).toBe(spaceOf(36, 0));
  });

  it('draws a place for every token of every moment', () => {
    for (const { view } of moments(8, 4)) {
      const spots = tokenSpots(view, groundOf(view.tiles, content), undefined);
      expect(view.tokens.every(({ id }) => spots.byToken.has(id))).toBe(true);
    }
  });
});

describe('options on the board', () => {
  it('lie on a thing or are words, none lost, whoever is chosen to act', () => {
    for (const { view, decision } of moments(11, 3)) {
      const ground = groundOf(view.tiles, content);
      const whole = targetsOf(decision, view, ground, undefined);
      const reached = new Set([...whole.words, ...whole.all.flatMap(({ options }) => options)]);
      for (const { token } of whole.actors) {
        const own = targetsOf(decision, view, ground, token);
        for (const option of [...own.words, ...own.all.flatMap(({ options }) => options)])
          reached.add(option);
      }
      expect(reached.size).toBe(decision.options.length);
    }
  });

  it('a token that alone can act needs no choosing', () => {
    const prompt = { code: 'move' };
    const move = (token: number) => ({ kind: 'move', token, to: 8 }) as const;
    expect(actingToken({ seat: 0, prompt, options: [move(4)] }, undefined)).toBe(4);
    expect(actingToken({ seat: 0, prompt, options: [move(4), move(5)] }, undefined)).toBeUndefined();
    expect(actingToken({ seat: 0, prompt, options: [move(4), move(5)] }, 5)).toBe(5);
    expect(actingToken({ seat: 0, prompt, options: [move(4), move(5)] }, 9)).toBeUndefined();
  });

  it('the tile in hand never starts at an illegal turn, and turns through the legal ones alone (T-405)', () => {
    const actions = ([0, 1, 3] as const).map((turn) => ({ kind: 'place', x: 1, y: 0, turn }) as const);
    const options = [0, 1, 2];
    expect(optionAt(options, actions, 1)).toBe(1);
    expect(optionAt(options, actions, 2)).toBe(2);
    expect(nextTurn(options, actions, 1, 1)).toBe(2);
    expect(nextTurn(options, actions, 3, 1)).toBe(0);
    expect(nextTurn(options, actions, 0, -1)).toBe(2);
  });
});

describe('what is drawn', () => {
  it('every tile has a drawing of real numbers in every turn, the same again when asked again', () => {
    for (const face of content.tiles)
      for (const turn of [0, 1, 2, 3] as const) {
        const drawing = tileDrawing(face, turn);
        const inks = [...drawing.rock, ...drawing.ground, ...drawing.over];
        expect(inks.map((ink) => ('d' in ink ? ink.d : '')).join('')).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawing.embers).toHaveLength(face.spaces.filter(({ burns }) => burns).length);
        expect(tileDrawing(face, turn)).toBe(drawing);
      }
  });

  it('a cleared cave-in is a plain tile without signs (T-416)', () => {
    expect(tileDrawing(content.tiles[31]!, 0).ground.some((ink) => ink.ink === 'stone')).toBe(true);
    expect(tileDrawing(content.tiles[31]!, 0, true).ground.some((ink) => ink.ink === 'stone')).toBe(false);
  });

  it('a way has prints on every stretch, an aim stops short of both tokens', () => {
    expect(
      footsteps([
        [0, 0],
        [100, 0],
        [100, 100],
      ]),
    ).toHaveLength(6);
    const { tip, turn } = aimLine([0, 0], [0, 100]);
    expect([tip[1], turn]).toEqual([70, 90]);
  });

  it('a slip lies in the corner that hides least, and never on what must be seen', () => {
    const room = { width: 1000, height: 700 };
    const slip = { width: 300, height: 150 };
    const cell = (x: number, y: number) => ({ x, y, width: 100, height: 100 });
    expect(freeCorner(slip, room, [], [])).toBe('right bottom');
    expect(freeCorner(slip, room, [cell(800, 600)], [])).toBe('left bottom');
    expect(freeCorner(slip, room, [cell(10, 600), cell(20, 500)], [cell(800, 600)])).toBe('right top');
    expect(freeCorner(slip, room, [], [], ['right bottom'])).toBe('left bottom');
  });
});
