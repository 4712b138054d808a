/** What must hold of any position of any game, as functions that say in words what is broken. For simulation and tests. */
import type { Viewer } from '../../shared/game.ts';
import type { Rng } from './rng.ts';
import { snapshot } from './snapshot.ts';
import type { Match, Step } from './step.ts';
import type { MatchForm, Trial } from './trial.ts';

type AnyTrial<State, Action, Event, View> = Trial<unknown, State, Action, Event, View>;

/** Either somebody must choose among different options, or the match is over; and the game's own invariants hold. */
export function positionProblems<State, Action>(
  { module }: AnyTrial<State, Action, unknown, unknown>,
  { players }: MatchForm,
  state: Readonly<State>,
  decision = module.decision(state),
): string[] {
  const problems = module.invariants(state);
  const outcome = module.outcome(state);
  if (decision === undefined && outcome === undefined)
    problems.push('nobody can choose, yet there is no outcome');
  if (decision !== undefined && outcome !== undefined)
    problems.push(`over (${outcome.reason}), yet somebody is asked`);
  if (decision !== undefined) {
    problems.push(...optionProblems(decision.options));
    const { window, options } = decision;
    if (window && !(window.pass in options)) problems.push(`the window's pass, ${window.pass}, is no option`);
  }
  const seats = [...(outcome?.winners ?? []), ...(decision === undefined ? [] : [decision.seat])];
  for (const seat of seats) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < players)) problems.push(`there is no seat ${seat}`);
  }
  return problems;
}

function optionProblems(options: readonly unknown[]): string[] {
  if (options.length === 0) return ['somebody is asked without an option'];
  const written = options.map((option) => JSON.stringify(option));
  if (new Set(written).size === written.length) return [];
  const again = written.findIndex((option, number) => written.indexOf(option) < number);
  return [`options ${written.indexOf(written[again]!)} and ${again} are the same: ${written[again]!}`];
}

/** A viewer sees the same of two matches that differ only in what is hidden from them. */
export function leakProblems<State, Action, View>(
  { module, scramble }: AnyTrial<State, Action, unknown, View>,
  match: Match<State>,
  viewer: Viewer,
  rng: Rng,
): string[] {
  const other = { state: scramble(match.state, viewer, rng), revision: match.revision };
  const found = difference(snapshot(module, match, viewer), snapshot(module, other, viewer));
  return found === '' ? [] : [`what viewer ${viewer} sees depends on hidden things${found}`];
}

/** Where two values first differ, as a path and both values; nothing if they are equal as JSON. */
export function difference(one: unknown, other: unknown): string {
  const path = pathOfDifference(one, other);
  if (path === undefined) return '';
  const at = (root: unknown): unknown =>
    path.reduce((value, key) => (isBranch(value) ? value[key] : undefined), root);
  return ` at .${path.join('.')}: ${JSON.stringify(at(one))} or ${JSON.stringify(at(other))}`;
}

function pathOfDifference(one: unknown, other: unknown): string[] | undefined {
  if (one === other) return undefined;
  if (!isBranch(one) || !isBranch(other)) return [];
  if (Array.isArray(one) && Array.isArray(other)) return itemDifference(one, other);
  if (Array.isArray(one) || Array.isArray(other)) return [];
  for (const key of Object.keys(one)) {
    const rest = pathOfDifference(one[key], other[key]);
    if (rest !== undefined) return [key, ...rest];
  }
  const more = Object.keys(other).find((key) => !(key in one) && other[key] !== undefined);
  return more === undefined ? undefined : [more];
}

/** Arrays are walked by number, which is many times faster than by key. */
function itemDifference(one: readonly unknown[], other: readonly unknown[]): string[] | undefined {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const rest = pathOfDifference(one[at], other[at]);
    if (rest !== undefined) return [String(at), ...rest];
  }
  return undefined;
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
