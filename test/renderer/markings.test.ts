// Which creatures are marked for what while something is chosen.
import { describe, expect, it } from 'vitest';
import { chosenOf, helpersOf } from '../../renderer/games/warband/table/markings.ts';
import { plainChoice, type WarbandDecision } from '../../renderer/games/warband/table/offers.ts';
import { raysOf } from '../../renderer/games/warband/match/rings.ts';
import type { WarbandAction, WarbandView } from '../../shared/games/warband.ts';

const asked = (code: string, options: WarbandAction[], about = {}): WarbandDecision =>
  ({ seat: 0, prompt: { code, rule: 'W-613', about }, options }) as unknown as WarbandDecision;

/** Two sides: creature 1 is the asked player's own, 2 and 3 are not. */
const table = {
  players: [{ team: 0 }, { team: 1 }],
  creatures: [
    { id: 1, seat: 0 },
    { id: 2, seat: 1 },
    { id: 3, seat: 1 },
  ],
} as unknown as WarbandView;

it('creatures that assist or pay are helpers, those something is done to are not', () => {
  const options = [
    { kind: 'assist', creature: 1 },
    { kind: 'pay', with: 2 },
    { kind: 'target', id: 3 },
  ] as WarbandAction[];
  const creatures = new Map([
    [1, [0]],
    [2, [1]],
    [3, [2]],
  ]);
  expect(helpersOf(asked('declare.assist', options), creatures, table)).toEqual([1, 2]);
});

it('an ally with a power helps, though it could be named or struck as well: no target ring (W-711)', () => {
  const options = [
    { kind: 'power', creature: 1 },
    { kind: 'attack', target: 1 },
    { kind: 'activate', creature: 1 },
    { kind: 'attack', target: 2 },
  ] as WarbandAction[];
  const creatures = new Map([
    [1, [0, 1, 2]],
    [2, [3]],
  ]);
  expect(helpersOf(asked('act', options), creatures, table)).toEqual([1]);
});

it('an ally that can only be named or struck is marked for neither', () => {
  const options = [
    { kind: 'attack', target: 1 },
    { kind: 'activate', creature: 1 },
  ] as WarbandAction[];
  expect(helpersOf(asked('act', options), new Map([[1, [0, 1]]]), table)).toEqual([]);
});

it('creatures picked so far are marked as chosen, whenever one sits down (R-12)', () => {
  expect(chosenOf(asked('pick', []), { picked: [4, 2] } as unknown as WarbandView)).toEqual([4, 2]);
  expect(chosenOf(asked('act', []), { picked: [] } as unknown as WarbandView)).toEqual([]);
});

it('a creature that is shifted or slid is marked while its way is chosen (W-529)', () => {
  expect(chosenOf(asked('shift', [], { creature: 7 }), {} as WarbandView)).toEqual([7]);
});

describe('a plain click on a square', () => {
  const view = { active: 1, players: [], creatures: [{ id: 1, square: 30 }] } as unknown as WarbandView;
  const clicked = (...options: WarbandAction[]) =>
    plainChoice(
      options.map((_, option) => option),
      asked('act', options),
      view,
    );
  const way = (to: number, outcome: number): WarbandAction => ({ kind: 'move', to, outcome });

  it('takes the way round hazardous ground where there is one (W-520)', () => {
    expect(clicked(way(16, 3), way(16, 2))).toBe(1);
    expect(clicked(way(16, 1))).toBe(0);
  });

  it('asks whether a chest on the way is to be opened (R-81)', () => {
    expect(clicked(way(16, 0), way(16, 2))).toBeUndefined();
    expect(clicked(way(16, 1), way(16, 2))).toBeUndefined();
  });

  it('never sends a creature round back to where it stands: it asks', () => {
    expect(clicked(way(30, 2))).toBeUndefined();
  });
});

it('creatures that pay are chosen as those who act, assist and are aimed at', () => {
  const declaring = {
    actor: 1,
    assistants: [2],
    payment: [3],
    targets: [{ name: 'foe', kind: 'creature', ids: [4] }],
  };
  expect(chosenOf(asked('declare.target', []), { declaring } as unknown as WarbandView)).toEqual([
    1, 2, 3, 4,
  ]);
});

it('rays reach out between the notches', () => {
  expect(raysOf(1, 2, 4).match(/ -2\.0|L2\.0 /g)).toHaveLength(2);
});
