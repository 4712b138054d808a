import { describe, expect, it } from 'vitest';
import { hash } from '../../electron/engine/hash.ts';
import {
  append,
  appendSurrender,
  keyframeEvery,
  lengthOf,
  newTape,
  rewind,
  seek,
  goBack,
} from '../../electron/engine/replay.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { step, surrender, type Match } from '../../electron/engine/step.ts';
import { toy, type ToyState } from '../support/toy-game.ts';

/** A whole random match on tape, with the state after every action. */
function recorded(seed: number, longest = Infinity) {
  const tape = newTape(toy, { players: 4, handSize: 5 }, seed);
  const rng = seedRng(seed);
  let match: Match<ToyState> = { state: seek(toy, tape, 0), revision: 0 };
  const states = [match.state];
  while (toy.outcome(match.state) === undefined && tape.actions.length < longest) {
    const option = randomInt(rng, toy.decision(match.state)!.options.length);
    const stepped = step(toy, match, { revision: match.revision, option });
    if (!stepped.ok) throw new Error(stepped.error.sentence);
    match = stepped.value.match;
    append(toy, tape, option, stepped.value.action, match.state);
    states.push(match.state);
  }
  return { tape, states, match };
}

describe('a tape', () => {
  it('finds every moment of a match', () => {
    const { tape, states } = recorded(1);
    expect(tape.keyframes.length).toBeGreaterThan(1);
    states.forEach((state, at) => expect(hash(seek(toy, tape, at))).toBe(hash(state)));
  });

  it('knows no moment outside of the match', () => {
    const { tape } = recorded(1);
    for (const at of [-1, tape.actions.length + 1, NaN])
      expect(() => seek(toy, tape, at)).toThrow(RangeError);
  });

  it('keeps a state every so many actions and hands out copies of it', () => {
    const { tape } = recorded(1);
    expect(tape.keyframes.map(({ at }) => at)).toEqual(
      Array.from({ length: tape.keyframes.length }, (_, index) => index * keyframeEvery),
    );
    seek(toy, tape, keyframeEvery).scores[0] = 99;
    expect(seek(toy, tape, keyframeEvery).scores[0]).not.toBe(99);
  });

  it('keeps a fingerprint at the start, whenever a turn begins, and at the end', () => {
    const { tape, states } = recorded(2);
    for (const { turn, at, hash: mark } of tape.turns) {
      expect(hash(states[at])).toBe(mark);
      expect(states[at]!.tricksPlayed).toBe(turn);
    }
    expect(tape.turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(tape.turns.at(-1)!.at).toBe(tape.actions.length);
  });

  it('forgets what was rewound and grows again from there', () => {
    const { tape, states } = recorded(3);
    rewind(tape, 40);
    expect(tape.actions).toHaveLength(40);
    expect(tape.keyframes.map(({ at }) => at)).toEqual([0, 32]);
    expect(Math.max(...tape.turns.map(({ at }) => at))).toBeLessThanOrEqual(40);
    expect(hash(seek(toy, tape, 40))).toBe(hash(states[40]));
  });
});

describe('a match that somebody gave up', () => {
  /** Seat 2 gives up after 20 actions. */
  function givenUp() {
    const { tape, match } = recorded(6, 20);
    const gaveUp = surrender(toy, match, { revision: match.revision, seat: 2 });
    if (!gaveUp.ok) throw new Error(gaveUp.error.sentence);
    appendSurrender(toy, tape, 2, gaveUp.value.match.state);
    return { tape, state: gaveUp.value.match.state };
  }

  it('is repeated to its end', () => {
    const { tape, state } = givenUp();
    expect(lengthOf(tape)).toBe(21);
    expect(hash(seek(toy, tape, 21))).toBe(hash(state));
    expect(toy.outcome(seek(toy, tape, 20))).toBeUndefined();
  });

  it('goes on when the surrender is rewound', () => {
    const { tape } = givenUp();
    rewind(tape, 20);
    expect(lengthOf(tape)).toBe(20);
    expect(tape.surrendered).toBeUndefined();
    expect(tape.turns.every(({ at }) => at <= 20)).toBe(true);
  });
});

describe('going back', () => {
  it('leads to the state before, under a new revision, and the tape ends there', () => {
    const { tape, states, match } = recorded(5, 3);
    const before = goBack(toy, tape, match, 1);
    expect(before.revision).toBe(match.revision + 1);
    expect(hash(before.state)).toBe(hash(states[1]));
    expect(lengthOf(tape)).toBe(1);
  });
});
