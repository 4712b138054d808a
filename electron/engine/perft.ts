/** Counting the sequences of decisions from a position: one number that changes whenever any list of options does. */
import type { GameModule } from './game-module.ts';

type Rules<State, Action> = Pick<
  GameModule<never, State, Action, unknown, unknown, never>,
  'decision' | 'clone' | 'apply'
>;

/** How many different sequences of exactly `depth` answers there are; matches that end earlier do not count. */
export function perft<State, Action>(
  module: Rules<State, Action>,
  state: Readonly<State>,
  depth: number,
): number {
  if (depth === 0) return 1;
  const options = module.decision(state)?.options ?? [];
  if (depth === 1) return options.length;
  return options.reduce((sum, action) => sum + perftAfter(module, state, action, depth), 0);
}

/** The same count, answer by answer: where two versions of the rules differ, this leads to the difference. */
export function divide<State, Action>(
  module: Rules<State, Action>,
  state: Readonly<State>,
  depth: number,
): { action: Action; count: number }[] {
  const options = module.decision(state)?.options ?? [];
  return options.map((action) => ({ action, count: perftAfter(module, state, action, depth) }));
}

function perftAfter<State, Action>(
  module: Rules<State, Action>,
  state: Readonly<State>,
  action: Action,
  depth: number,
): number {
  const next = module.clone(state);
  module.apply(next, action);
  return perft(module, next, depth - 1);
}
