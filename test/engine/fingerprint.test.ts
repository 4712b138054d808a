import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../electron/engine/fingerprint.ts';
import { toyTrial } from '../support/toy-game.ts';

const playing = { form: { players: 3, teams: false }, seed: 4 };
const { module } = toyTrial;
const untouched = fingerprint(toyTrial, playing, 60);

describe('a fingerprint of random play', () => {
  it('is the same again', () => {
    expect(fingerprint(toyTrial, playing, 60)).toEqual(untouched);
  });

  it('tells an option listed in another place', () => {
    const decision: typeof module.decision = (state) => {
      const found = module.decision(state);
      return found && { ...found, options: found.options.toReversed() };
    };
    expect(fingerprint({ ...toyTrial, module: { ...module, decision } }, playing, 60).options).not.toBe(
      untouched.options,
    );
  });

  it('tells events that are no longer told, and nothing else', () => {
    const apply: typeof module.apply = (state, action) => module.apply(state, action);
    const found = fingerprint({ ...toyTrial, module: { ...module, apply } }, playing, 60);
    expect(found.events).not.toBe(untouched.events);
    expect(found).toEqual({ ...untouched, events: found.events });
  });
});
