// The program at the table: when it is halted, and when a person plays on although it is.
import { describe, expect, it } from 'vitest';
import { hasBots, isHalted } from '../../renderer/table/program-seats.ts';
import type { Table } from '../../shared/table.ts';

const bot = { level: 'novice', style: 'steady' };

const tableOf = (isPaused: boolean, deciding: number | undefined, bots = [undefined, bot]): Table =>
  ({ isPaused, snapshot: { deciding }, seats: bots.map((each, seat) => ({ seat, bot: each })) }) as never;

describe('the program', () => {
  it('is halted only where the choice would be its own', () => {
    expect(isHalted(tableOf(true, 1))).toBe(true);
    expect(isHalted(tableOf(true, 0)), 'a person plays on').toBe(false);
    expect(isHalted(tableOf(false, 1)), 'it goes on').toBe(false);
    expect(isHalted(tableOf(true, undefined)), 'the match is over').toBe(false);
  });

  it('can be paused where it plays a seat', () => {
    expect(hasBots(tableOf(false, 0))).toBe(true);
    expect(hasBots(tableOf(false, 0, [undefined, undefined]))).toBe(false);
  });
});
