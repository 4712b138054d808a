import { describe, expect, it } from 'vitest';
import { judge, ownValue } from '../../../electron/games/salient/bot/value.ts';
import { buildPosition } from '../../../electron/games/salient/scenario/build.ts';

describe('the value of a position (C-1310)', () => {
  const { state } = buildPosition({
    title: '',
    rules: [],
    steps: [],
    players: [
      { name: 'A', dice: [1, 2], credits: 7, research: 2, upgraded: ['muster'], sabotage: ['War Room A1'] },
      { name: 'B', behind: 1 },
    ],
    units: [
      { name: 'site', owner: 'A', dice: [3], at: 'b4' },
      { name: 'tank', owner: 'A', dice: [6, 6], at: 'a1' },
    ],
    sites: { b4: 'Pay Office' },
  });

  it('counts Units by strength and rows, the Barracks, Credits, Research, upgrades, Sites and tokens', () => {
    const site = 2 + 1.2 * 3 + 1.5 * 3 + 3;
    const tank = 2 + 1.2 * 8;
    expect(ownValue(state, 0)).toBeCloseTo(site + tank + 0.8 * 2 + 5 + 2.5 * 2 + 4 - 1.5);
    expect(ownValue(state, 1)).toBeCloseTo(30);
  });

  it('is against the best enemy', () => {
    expect(judge(state, 0)).toBeCloseTo(ownValue(state, 0) - 30);
    expect(judge(state, 1)).toBeCloseTo(30 - ownValue(state, 0));
  });
});
