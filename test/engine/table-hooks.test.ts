/** What the table does for a game that says nothing about itself. */
import { describe, expect, it } from 'vitest';
import type { AnyGame, Wishes } from '../../electron/engine/table-game.ts';
import { hooksOf } from '../../electron/engine/table-hooks.ts';
import { err } from '../../shared/result.ts';
import type { Stops } from '../../shared/table.ts';
import { toy } from '../support/toy-game.ts';

const plain: AnyGame = {
  ...toy,
  seats: { least: 2, most: 4 },
  roundOf: () => 1,
  plan: () => err({ code: 'none', sentence: 'None.' }),
};
const hooks = hooksOf(plain);
const state = toy.start({ players: 3, handSize: 4 }, 1);
const options = [{ kind: 'pass' }, { kind: 'answer' }];
const windowWith = (count: number) => ({
  ...{ seat: 0, prompt: { code: 'answer' }, options: options.slice(0, count) },
  window: { pass: 0 },
});
const wishes: Wishes = {
  stops: { hold: false } as Stops,
  passing: undefined,
  hidesTells: false,
};

describe('a game without hooks', () => {
  it('shows several persons together only what everybody may know', () => {
    expect(hooks.viewTogether(state, [0, 1])).toEqual(toy.view(state, 'spectator'));
    expect(hooks.viewTogether(state, [1])).toEqual(toy.view(state, 1));
  });

  it('has every decision handed over or peeked for', () => {
    expect(hooks.isTurnOf(state, 2)).toBe(true);
    expect(hooks.namesHidden(state, toy.decision(state)!)).toBe(true);
  });

  it('opens a window for who has an answer, and always where that would tell', () => {
    expect(hooks.passFor(state, windowWith(2), wishes)).toBeUndefined();
    expect(hooks.passFor(state, windowWith(1), wishes)).toBe('noAnswer');
    expect(hooks.passFor(state, windowWith(1), { ...wishes, hidesTells: true })).toBeUndefined();
    expect(
      hooks.passFor(state, windowWith(1), { ...wishes, stops: { hold: true } as Stops }),
    ).toBeUndefined();
    const ahead = { kind: 'thisTurn', turn: toy.turnOf(state) } as const;
    expect(hooks.passFor(state, windowWith(2), { ...wishes, passing: ahead })).toBe('noStop');
  });

  it('asks a bot in every window unless whoever looks sees every hand', () => {
    expect(hooks.passesAtOnce(state, windowWith(1), false)).toBe(false);
    expect(hooks.passesAtOnce(state, windowWith(1), true)).toBe(true);
    expect(hooks.passesAtOnce(state, windowWith(2), true)).toBe(false);
  });

  it('begins a turn with an event that says so, whatever else it tells', () => {
    const began = { kind: 'turnBegan', seat: 1, turn: 4, round: 2, weather: 'fog' };
    expect(hooks.turnBegun(began)).toEqual({ seat: 1, turn: 4, round: 2 });
    expect(hooks.turnBegun({ kind: 'turnBegan' })).toBeUndefined();
    expect(hooks.turnBegun({ kind: 'moved' })).toBeUndefined();
  });

  it('stores its states whole and refuses questions', () => {
    expect(hooks.stateFrom(hooks.keyframeOf(state), state)).toEqual(state);
    expect(hooks.askBefore({}, { kind: 'odds' })).toMatchObject({ ok: false });
  });
});
