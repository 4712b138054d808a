/** What bots hold of a position: each thing a player would rather have must raise it, and what one has the other has not. */
import { describe, expect, it } from 'vitest';
import { winning } from '../../../electron/games/salient/bot/winning.ts';
import { buildPosition } from '../../../electron/games/salient/scenario/build.ts';
import type { Scenario } from '../../../electron/games/salient/scenario/schema.ts';
import type { State } from '../../../electron/games/salient/state.ts';

type Player = NonNullable<Scenario['players']>[number];
type Placed = NonNullable<Scenario['units']>[number];

/** A's turn has just been ordered; `a` is what A has besides, `units` what stands on the battlefield. */
const position = (a: Partial<Player> = {}, units: Placed[] = []): State =>
  buildPosition({
    ...{ title: '', rules: [], steps: [] },
    players: [
      { name: 'A', dice: [2, 5, 3], credits: 2, ...a },
      { name: 'B', dice: [1, 2, 3], credits: 2 },
    ],
    units,
    turn: { player: 'A', phase: 'assign' },
  }).state;

const own = (at: string, dice: number[]): Placed => ({ name: `${at}`, owner: 'A', dice, at });
const foe = (at: string, dice: number[]): Placed => ({ name: `${at}`, owner: 'B', dice, at });

describe('how likely a player is to win', () => {
  it('is for one what it is against the other', () => {
    const state = position({ behind: 2, research: 3 }, [own('c5', [3]), foe('b3', [6, 6])]);
    expect(winning(state, 0)).toBeCloseTo(-winning(state, 1));
  });

  it.each<[string, Partial<Player>]>([
    ['a Unit behind the line', { behind: 1 }],
    ['a third Unit behind the line', { behind: 3 }],
    ['more dice in the Camp', { dice: [2, 5, 3, 4] }],
    ['more Coins', { credits: 3 }],
    ['Insight one short of a Sunfire', { research: 4 }],
    ['a Sunfire that is paid for', { research: 5 }],
    ['an upgraded Muster', { upgraded: ['muster'] }],
  ])('grows with %s', (_what, more) => {
    expect(winning(position(more), 0)).toBeGreaterThan(winning(position(), 0));
  });

  it('grows as a Unit comes nearer to the line, and shrinks with a Jam', () => {
    const heavyOn = (at: string) => winning(position({}, [own(at, [5])]), 0);
    expect(heavyOn('c7')).toBeGreaterThan(heavyOn('c5'));
    expect(heavyOn('c5')).toBeGreaterThan(heavyOn('c2'));
    expect(winning(position({ sabotage: ['War Room D1'] }), 0)).toBeLessThan(winning(position(), 0));
  });

  it('of a finished match is its outcome alone', () => {
    const state = position({ behind: 3 });
    state.outcome = { winners: [1], reason: 'breakthrough', rule: 'C-1001', scores: [3, 4] };
    expect(winning(state, 1)).toBeGreaterThan(winning(position({ behind: 3 }), 0));
    expect(winning(state, 0)).toBeLessThan(-100);
  });

  it('counts allies together, and of several enemies the best most', () => {
    const pact = (behind: number[]): State =>
      buildPosition({
        ...{ title: '', rules: [], steps: [], form: 'pact' },
        players: ['A', 'B', 'C', 'D'].map((name, seat) => ({ name, dice: [2], behind: behind[seat] ?? 0 })),
        turn: { player: 'A', phase: 'assign' },
      }).state;
    expect(winning(pact([1, 0, 2, 0]), 0)).toBeCloseTo(winning(pact([1, 0, 2, 0]), 2));
    expect(winning(pact([0, 0, 2, 0]), 0)).toBeGreaterThan(winning(pact([]), 0));
    expect(winning(pact([0, 2, 0, 0]), 0)).toBeLessThan(winning(pact([0, 0, 0, 0]), 0));
  });
});
