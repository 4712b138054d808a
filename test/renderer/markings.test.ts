// Which creatures are marked for what while something is chosen.
import { expect, it } from 'vitest';
import { chosenOf, helpersOf, pickedOf } from '../../renderer/table/markings.ts';
import type { WarbandDecision } from '../../renderer/table/offers.ts';
import { raysOf } from '../../renderer/games/warband/match/rings.ts';
import type { WarbandAction, WarbandView } from '../../shared/games/warband.ts';

const asked = (code: string, options: WarbandAction[], about = {}): WarbandDecision =>
  ({ seat: 0, prompt: { code, rule: 'W-613', about }, options }) as unknown as WarbandDecision;

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
  expect(helpersOf(asked('declare.assist', options), creatures)).toEqual([1, 2]);
});

it('a creature that can be struck as well is no mere helper', () => {
  const options = [
    { kind: 'power', creature: 1 },
    { kind: 'attack', target: 1 },
  ] as WarbandAction[];
  expect(helpersOf(asked('act', options), new Map([[1, [0, 1]]]))).toEqual([]);
});

it('creatures picked already are those that cannot be picked any more, if their number is right', () => {
  const now = new Map([[3, [0]]]);
  expect(pickedOf(asked('pick', [], { chosen: 2 }), now, [1, 2, 3])).toEqual([1, 2]);
  expect(pickedOf(asked('pick', [], { chosen: 1 }), now, [1, 2, 3])).toEqual([]);
  expect(pickedOf(asked('act', []), now, [1, 2, 3])).toEqual([]);
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
