import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../electron/games/salient/queries/content.ts';
import { groundOf } from '../../../renderer/games/salient/map/ground.ts';
import { CELL, layoutOf } from '../../../renderer/games/salient/map/layout.ts';
import { edgeNames, groundNames } from '../../../renderer/games/salient/map/ruler.ts';

const board = (form: string, players: number) =>
  contentOf().boards.find((each) => each.form === form && each.seats.length >= players)!;

function namesAt(form: 'duel' | 'pact' | 'melee', up: 'north' | 'east' | 'south') {
  const layout = layoutOf(form, up);
  const face = board(form, 2);
  return { layout, face, names: edgeNames(form, layout, groundOf(face, layout, [])) };
}

describe('names along the edges of the battlefield', () => {
  it('are those the log uses: letters across, numbers down, lowest row first', () => {
    const { names } = namesAt('duel', 'north');
    expect(names.map(({ name }) => name).sort()).toEqual([...'1234567abcde']);
    expect(names.find(({ name }) => name === '1')!.y).toBeGreaterThan(
      names.find(({ name }) => name === '7')!.y,
    );
  });

  it('turn with the board', () => {
    const { names } = namesAt('duel', 'south');
    expect(names.find(({ name }) => name === '1')!.y).toBeLessThan(names.find(({ name }) => name === '7')!.y);
    const melee = namesAt('melee', 'east').names;
    const [a, g] = ['a', 'g'].map((letter) => melee.find(({ name }) => name === letter)!);
    expect(a!.y).not.toBe(g!.y);
  });

  it('name no row or column that lies behind a line only', () => {
    for (const form of ['duel', 'pact', 'melee'] as const)
      expect(namesAt(form, 'north').names.map(({ name }) => name)).not.toContain('0');
  });

  it('stand beside every zone that lies above another, on its own half of the board', () => {
    const { layout, face } = namesAt('pact', 'north');
    const named = groundNames(face, layout);
    expect(named).toHaveLength(5);
    const middle = (layout.columns * CELL) / 2;
    const isRight = (seat: number) => named.find((each) => each.seat === seat)!.x > middle;
    for (const [seat, { zone }] of face.seats.entries())
      expect(isRight(seat)).toBe(
        zone.every((space) => (layout.squareOf(space) % layout.columns) * CELL >= middle),
      );
    expect(groundNames(board('melee', 3), layoutOf('melee', 'north'))).toEqual([]);
  });
});
