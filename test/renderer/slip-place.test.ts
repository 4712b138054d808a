// A slip beside a square leaves in sight what one looks at.
import { describe, expect, it } from 'vitest';
import { placeSlip } from '../../renderer/board/slip-place.ts';

const board = { width: 700, height: 480 };
const slip = { width: 200, height: 60 };
const spot = { x: 400, y: 200, cell: 30 };

describe('a slip beside a square', () => {
  it('lies towards the middle of the board where nothing else is', () => {
    expect(placeSlip(spot, slip, board, [])).toEqual({ x: 191, y: 236 });
  });

  it('leaves the way there and the pieces in sight', () => {
    const way = [
      { x: 380, y: 245 },
      { x: 350, y: 260 },
    ];
    expect(placeSlip(spot, slip, board, way)).toEqual({ x: 191, y: 134 });
    expect(placeSlip(spot, slip, board, [...way, { x: 300, y: 160 }])).toEqual({ x: 439, y: 236 });
  });

  it('stays on the board', () => {
    const low = { x: 20, y: 440, cell: 30 };
    expect(placeSlip(low, slip, board, [{ x: 100, y: 400 }])).toEqual({ x: 59, y: 374 });
  });
});
