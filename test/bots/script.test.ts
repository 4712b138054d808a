import { describe, expect, it } from 'vitest';
import { scriptOf } from '../../electron/bots/script.ts';
import type { Decision } from '../../shared/game.ts';

interface Deed {
  kind: string;
  of?: number;
}

const asked = (...options: Deed[]): Decision<Deed> => ({
  seat: 0,
  prompt: { code: 'act', rule: 'W-307' },
  options,
});
const end = { kind: 'end' };
const name = (of: number): Deed => ({ kind: 'activate', of });
const hit = (of: number): Deed => ({ kind: 'attack', of });

describe('The script of a rollout', () => {
  it('goes along its first line, whatever object the same action is', () => {
    const script = scriptOf([[name(1), hit(7)]]);
    expect(script.goOn(asked(end, name(1)))).toBe(1);
    expect(script.goOn(asked(hit(6), hit(7), end))).toBe(1);
    expect(script.isDone()).toBe(true);
  });

  it('waits where a question in between is not its own', () => {
    const script = scriptOf([[name(1), hit(7)]]);
    script.goOn(asked(name(1)));
    expect(script.goOn(asked({ kind: 'pass' }))).toBe(-1);
    expect(script.isDone()).toBe(false);
    expect(script.goOn(asked(end, hit(7)))).toBe(1);
  });

  it('begins the next line that can begin and passes over those that cannot', () => {
    const script = scriptOf([[name(1)], [name(1), hit(7)], [name(2), hit(7)], [name(3)]]);
    script.goOn(asked(name(1), name(2), name(3)));
    expect(script.begin(asked(end, name(2), name(3)))).toBe(1);
    expect(script.goOn(asked(hit(8)))).toBe(-1);
    expect(script.isDone()).toBe(false);
    expect(script.begin(asked(end, name(3)))).toBe(1);
    expect(script.begin(asked(end))).toBe(-1);
  });

  it('does not take an action with one thing more or less for the same', () => {
    const script = scriptOf([[{ kind: 'attack' }]]);
    expect(script.goOn(asked(hit(1)))).toBe(-1);
    expect(scriptOf([[hit(1)]]).goOn(asked({ kind: 'attack' }))).toBe(-1);
  });
});
