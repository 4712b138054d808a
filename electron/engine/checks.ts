/** What must hold of any position of any game, as functions that say in words what is broken. For simulation and tests. */
import type { Viewer } from '../../shared/game.ts';
import { hash } from './hash.ts';
import type { Rng } from './rng.ts';
import { snapshot } from './snapshot.ts';
import type { Match, Step } from './step.ts';
import type { MatchForm, Trial } from './trial.ts';

type AnyTrial<State, Action, Event, View> = Trial<unknown, State, Action, Event, View>;

/** Either somebody must choose among different options, or the match is over; and the game's own invariants hold. */
export function positionProblems<State>(
  { module }: AnyTrial<State, unknown, unknown, unknown>,
  { players }: MatchForm,
  state: Readonly<State>,
): string[] {
  const problems = module.invariants(state);
  const decision = module.decision(state);
  const outcome = module.outcome(state);
  if (decision === undefined && outcome === undefined)
    problems.push('nobody can choose, yet there is no outcome');
  if (decision !== undefined && outcome !== undefined)
    problems.push(`over (${outcome.reason}), yet somebody is asked`);
  if (decision !== undefined) problems.push(...optionProblems(decision.options));
  const seats = [...(outcome?.winners ?? []), ...(decision === undefined ? [] : [decision.seat])];
  for (const seat of seats) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < players)) problems.push(`there is no seat ${seat}`);
  }
  return problems;
}

function optionProblems(options: readonly unknown[]): string[] {
  if (options.length === 0) return ['somebody is asked without an option'];
  const seen = new Map<string, number>();
  for (const [number, option] of options.entries()) {
    const same = seen.get(hash(option));
    if (same !== undefined) return [`options ${same} and ${number} are the same: ${JSON.stringify(option)}`];
    seen.set(hash(option), number);
  }
  return [];
}

/** A viewer sees the same of two matches that differ only in what is hidden from them. */
export function leakProblems<State, Action, View>(
  { module, scramble }: AnyTrial<State, Action, unknown, View>,
  match: Match<State>,
  viewer: Viewer,
  rng: Rng,
): string[] {
  const seen = snapshot(module, match, viewer);
  const other = { state: scramble(match.state, viewer, rng), revision: match.revision };
  const otherSeen = snapshot(module, other, viewer);
  return (Object.keys(seen) as (keyof typeof seen)[])
    .filter((part) => seen[part] !== undefined || otherSeen[part] !== undefined)
    .filter((part) => hash([seen[part] ?? null]) !== hash([otherSeen[part] ?? null]))
    .map(
      (part) =>
        `${part} of viewer ${viewer} depends on hidden things${difference(seen[part], otherSeen[part])}`,
    );
}

/** Where two values first differ, as a path and both values. */
export function difference(one: unknown, other: unknown, path = ''): string {
  if (isBranch(one) && isBranch(other) && Array.isArray(one) === Array.isArray(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(one[key], other[key], `${path}.${key}`);
      if (found !== '') return found;
    }
    return '';
  }
  return one === other ? '' : ` at ${path || '.'}: ${JSON.stringify(one)} or ${JSON.stringify(other)}`;
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** No event of a step tells a viewer what is hidden from them. */
export function eventProblems<State, Event>(
  { module, secretsTold }: AnyTrial<State, unknown, Event, unknown>,
  before: Readonly<State>,
  { match, events }: Pick<Step<State, unknown, Event>, 'match' | 'events'>,
  viewer: Viewer,
): string[] {
  return events.flatMap((event) => {
    const shown = module.redact(event, viewer);
    if (shown === undefined) return [];
    return secretsTold(shown, viewer, before, match.state).map((secret) => `viewer ${viewer}: ${secret}`);
  });
}
