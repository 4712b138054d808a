/**
 * Fingerprints of random play: who was asked what and could answer what, what was told, and what became of it. A change
 * that only makes a game faster or its code clearer leaves all of them as they are.
 */
import { hash } from './hash.ts';
import { randomInt, seedRng } from './rng.ts';
import type { MatchForm, Trial } from './trial.ts';

/** Which random matches: those of this form from this seed on, one after another. */
export interface Playing {
  form: MatchForm;
  seed: number;
}

/** What so many decisions came to. */
export interface Fingerprint {
  decisions: number;
  /** Everybody who was asked, with every option listed. */
  options: string;
  events: string;
  states: string;
}

export function fingerprint<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  { form, seed }: Playing,
  decisions: number,
): Fingerprint {
  const rng = seedRng(seed);
  const found: Fingerprint = { decisions: 0, options: '', events: '', states: '' };
  for (let match = seed; found.decisions < decisions; match++) {
    const state = module.start(setup(form, rng), match);
    while (found.decisions < decisions) {
      const decision = module.decision(state);
      if (!decision) break;
      const told: Event[] = [];
      const action = decision.options[randomInt(rng, decision.options.length)]!;
      found.options = hash([found.options, decision]);
      module.apply(state, action, (event) => told.push(event));
      found.events = hash([found.events, told]);
      found.states = hash([found.states, state]);
      found.decisions += 1;
    }
  }
  return found;
}
