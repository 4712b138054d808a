/** A position that a few words name for ever: form, seed, and how many actions of a random match were played. */
import { randomInt, seedRng } from '../../engine/rng.ts';
import type { MatchForm, Trial } from '../../engine/trial.ts';

export interface PositionName extends MatchForm {
  seed: number;
  /** Actions played at random from the start. */
  actions: number;
}

export function positionOf<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  { seed, actions, ...form }: PositionName,
): State {
  const rng = seedRng(seed);
  const state = module.start(setup(form, rng), seed);
  for (let action = 0; action < actions; action++) {
    const options = module.decision(state)?.options ?? [];
    if (options.length === 0) break;
    module.apply(state, options[randomInt(rng, options.length)]!);
  }
  return state;
}
