import { describe, expect, it } from 'vitest';
import { ownValue, valueFor } from '../../../electron/games/deepwarren/bot/value.ts';
import { buildPosition } from '../../../electron/games/deepwarren/scenario/build.ts';
import type { Scenario } from '../../../electron/games/deepwarren/scenario/schema.ts';

const position = (more: Partial<Scenario>) =>
  buildPosition({
    title: '',
    rules: [],
    steps: [],
    tiles: [
      { tile: 'Long Gallery', at: [0, 1], exits: 'NS' },
      { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS' },
      { tile: 'Dripping Passage', at: [1, 0], exits: 'EW' },
    ],
    tokens: [
      { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 2], wounds: 3 },
      { name: 'Ben', kind: 'delver', owner: 'B', at: [1, 0] },
    ],
    players: [{ name: 'A', crowns: 4, relics: ['Hollow Crown'] }, { name: 'B' }],
    turn: { player: 'A', phase: 'move' },
    ...more,
  }).state;

describe('the value of a position (T-1109)', () => {
  it('counts crowns, relics, tokens by their wounds and the first Delver', () => {
    const state = position({});
    expect(ownValue(state, 0)).toBeCloseTo(4 + 5 + 3 * 0.75 + 4);
    expect(ownValue(state, 1)).toBeCloseTo(3 + 4);
    expect(valueFor(state, 0)).toBeCloseTo(15.25 - 7);
    expect(valueFor(state, 1)).toBeCloseTo(7 - 15.25);
  });

  it('counts what attacks may take in the next round', () => {
    const tokens: Scenario['tokens'] = [
      { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 2], wounds: 3 },
      { name: 'Ben', kind: 'delver', owner: 'B', at: [1, 0] },
      { name: 'Orc', kind: 'ravager', owner: 'B', at: [0, 1] },
    ];
    expect(ownValue(position({ tokens }), 0)).toBeCloseTo(4 + 5 + 3 * 0.75 + 4 - 0.6 * 2);
  });

  it('counts the way to the nearest chest', () => {
    const tiles: Scenario['tiles'] = [
      { tile: 'Long Gallery', at: [0, 1], exits: 'NS' },
      { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS' },
      { tile: 'Pillared Hall', at: [0, 3], chest: true },
      { tile: 'Dripping Passage', at: [1, 0], exits: 'EW' },
    ];
    expect(ownValue(position({ tiles }), 0)).toBeCloseTo(15.25 + 2 / (1 + 1));
  });
});
