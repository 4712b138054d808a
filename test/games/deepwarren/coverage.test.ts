import { describe, expect, it } from 'vitest';
import { evidence, readOffScreen } from './coverage.ts';
import { exampleNumbers, ruleNumbers, rulingNumbers } from './numbers.ts';

const shown = evidence();
const offScreen = readOffScreen();
const all = [...ruleNumbers, ...exampleNumbers, ...rulingNumbers];

describe('the rules of Deepwarren', () => {
  it('are each shown by a test or a scenario, or cannot be', () => {
    expect(all.filter((id) => !shown.has(id) && !(id in offScreen))).toEqual([]);
  });

  it('are not called impossible to show when they are shown', () => {
    expect(Object.keys(offScreen).filter((id) => shown.has(id))).toEqual([]);
  });

  it('are cited only by numbers that exist', () => {
    expect([...shown.keys()].filter((id) => id !== '' && !all.includes(id))).toEqual([]);
  });
});
