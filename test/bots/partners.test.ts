/** The arena's sparring partners keep their habits. */
import { describe, expect, it } from 'vitest';
import { partnerNames, playAsPartner } from '../../electron/cli/warband/partners.ts';
import { warband, type WarbandState } from '../../electron/games/warband/index.ts';
import { firstGameSetup } from './armies.ts';

const setup = firstGameSetup(0);
const { width, starts } = setup.battlefield;

const gap = (one: number, other: number): number =>
  Math.max(
    Math.abs((one % width) - (other % width)),
    Math.abs(Math.floor(one / width) - Math.floor(other / width)),
  );

/** Plays so many turns, one partner a seat. */
function play(partners: readonly string[], turns: number): WarbandState {
  const state = warband.start(setup, 4);
  for (let asked = warband.decision(state); asked && state.turn <= turns; asked = warband.decision(state))
    warband.apply(state, asked.options[playAsPartner(partners[asked.seat]!, state, asked)]!);
  return state;
}

const ofSeat = ({ creatures }: WarbandState, seat: number) => creatures.filter((each) => each.seat === seat);

/** How far the nearest enemy of a seat's creatures is, at the nearest. */
const nearest = (state: WarbandState, seat: number): number =>
  Math.min(
    ...ofSeat(state, seat).flatMap(({ square }) =>
      ofSeat(state, 1 - seat).map((enemy) => gap(square, enemy.square)),
    ),
  );

describe('Sparring partners', () => {
  it('a rusher is at the enemy within four rounds', () => {
    expect(nearest(play(['rusher', 'idle'], 8), 0)).toBe(1);
  });

  it('a turtle and an idle one stay in their start areas', () => {
    const state = play(['turtle', 'idle'], 8);
    for (const seat of [0, 1])
      for (const { square } of ofSeat(state, seat))
        expect(Math.min(...starts[seat]!.map((start) => gap(square, start)))).toBeLessThanOrEqual(1);
  });

  it('a staller takes treasure, which an idle one never does', () => {
    const { players } = play(['staller', 'idle'], 12);
    expect(players[0]!.collected).toBeGreaterThan(0);
    expect(players[1]!.collected).toBe(0);
  });

  it('a match between any two comes to an end', () => {
    for (const name of partnerNames) {
      const state = play([name, 'rusher'], Infinity);
      expect(state.outcome, name).toBeDefined();
    }
  });
});
