/** Advice asked for again: the rest of its plan, as long as nothing else happened. */
import { describe, expect, it } from 'vitest';
import { restOf } from '../../../electron/services/matches/kept-advice.ts';
import type { PlayedAction } from '../../../electron/services/matches/played-action.ts';
import type { TableHint } from '../../../shared/calls/matches.ts';
import type { Kinded } from '../../../shared/game.ts';

const activate = { kind: 'activate', creature: 3 };
const move = { kind: 'move', to: 40, outcome: 0 };
const attack = { kind: 'attack', target: 8, mode: 'melee' };
const end = { kind: 'end' };

const prompt = { code: 'act', rule: 'W-307' };
const hint: TableHint = {
  option: 0,
  line: [activate, move, attack].map((action) => ({ action, prompt })),
  expectedLead: 1,
  instead: { option: 2, less: 0.5 },
  rollouts: 8,
};
const advice = { seat: 0, played: 2, hint };

const done = (choice: Kinded, change: Partial<PlayedAction> = {}): PlayedAction => ({
  ...{ seat: 0, option: 0, choice, cause: 'given', events: [], damage: new Map() },
  ...{ hasRevealed: false, isPass: false, isPlain: false, turn: 3, round: 2 },
  ...change,
});
const before = [done(end), done(end)];
const asked = (played: PlayedAction[], ...options: Kinded[]) => ({
  decision: { seat: 0, prompt, options },
  played: [...before, ...played],
});

describe('advice asked for again', () => {
  it('is the same while nothing was done', () => {
    expect(restOf(asked([], end, activate), advice)).toEqual({ ...hint, option: 1 });
  });

  it('goes on with its plan, also after others let things pass, and names no next best of an earlier question', () => {
    const played = [done(activate), done({ kind: 'pass' }, { seat: 1, isPass: true }), done({ ...move })];
    const rest = restOf(asked(played, end, attack), advice);
    expect(rest).toMatchObject({ option: 1, line: [{ action: attack }], expectedLead: 1 });
    expect(rest).not.toHaveProperty('instead');
  });

  it('is thought of anew once the plan is done, left, taken back or cannot go on', () => {
    const whole = [done(activate), done(move), done(attack)];
    expect(restOf(asked(whole, end), advice)).toBeUndefined();
    expect(restOf(asked([done(activate), done(end)], attack), advice)).toBeUndefined();
    expect(restOf({ ...asked([], activate), played: before.slice(1) }, advice)).toBeUndefined();
    expect(restOf(asked([done(activate)], end), advice)).toBeUndefined();
  });

  it('is thought of anew when something became known, another player did something, or another is asked', () => {
    expect(restOf(asked([done(activate, { hasRevealed: true })], move), advice)).toBeUndefined();
    const dodged = done({ kind: 'dodge' }, { seat: 1 });
    expect(restOf(asked([done(activate), dodged], move), advice)).toBeUndefined();
    expect(restOf(asked([], activate), { ...advice, seat: 1 })).toBeUndefined();
    expect(restOf(asked([], activate), undefined)).toBeUndefined();
  });
});
