import { describe, expect, it } from 'vitest';
import { divide, perft } from '../../electron/engine/perft.ts';
import { toy } from '../support/toy-game.ts';

const position = () => toy.start({ players: 2, handSize: 2 }, 3);

/** Counts the slow way: every sequence played out from the start. */
function counted(path: number[], depth: number): number {
  const state = position();
  for (const option of path) toy.apply(state, toy.decision(state)!.options[option]!);
  const options = toy.decision(state)?.options ?? [];
  if (path.length === depth) return 1;
  return options.reduce((sum, _, option) => sum + counted([...path, option], depth), 0);
}

describe('perft', () => {
  it('counts the sequences of answers', () => {
    for (const depth of [0, 1, 2, 3, 4, 5]) expect(perft(toy, position(), depth)).toBe(counted([], depth));
    expect(perft(toy, position(), 2)).toBe(6);
  });

  it('counts no sequence past the end of a match', () => {
    const state = position();
    state.hands = [[], []];
    expect(perft(toy, state, 1)).toBe(0);
    expect(perft(toy, state, 0)).toBe(1);
  });

  it('leaves the position as it was', () => {
    const state = position();
    perft(toy, state, 4);
    expect(state).toEqual(position());
  });

  it('divides the count over the first answers', () => {
    const parts = divide(toy, position(), 4);
    expect(parts.map(({ action }) => action)).toEqual(toy.decision(position())!.options);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(perft(toy, position(), 4));
  });
});
