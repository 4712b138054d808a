/** What of a game came up in simulated matches, and what never did. */
import type { Decision } from '../../shared/game.ts';
import type { Rng } from './rng.ts';
import type { Trial } from './trial.ts';

/** Matches that go after what has not come up yet, for games in which chance alone takes too long. */
export interface Sweep<Setup, State, Action, Event, View> {
  readonly trial: Trial<Setup, State, Action, Event, View>;
  choose(turn: { view: View; decision: Decision<Action>; rng: Rng }): number;
}

export interface Counting<State, Event> {
  /** Told of every match at its start. */
  watch(state: Readonly<State>): void;
  note(state: Readonly<State>, event: Event): void;
  /** One row a thing. */
  rows(): readonly object[];
  /** The rows as a table for a person. */
  text(): string;
}

export interface Coverage<Setup, State, Action, Event, View> extends Counting<State, Event> {
  readonly sweep?: Sweep<Setup, State, Action, Event, View>;
}

/** Counts things by name: `all` that should come up, and which of them an event brings. */
export function countingCoverage<State, Event>(
  all: readonly string[],
  broughtBy: (event: Event, state: Readonly<State>) => readonly string[],
): Counting<State, Event> {
  const times = new Map(all.map((name) => [name, 0]));
  const rows = () => [...times].map(([name, count]) => ({ name, count }));
  return {
    watch: () => undefined,
    note: (state, event) => {
      for (const name of broughtBy(event, state)) {
        const before = times.get(name);
        if (before !== undefined) times.set(name, before + 1);
      }
    },
    rows,
    text: () => countsText(rows()),
  };
}

function countsText(rows: readonly { name: string; count: number }[]): string {
  const wide = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const missing = rows.filter(({ count }) => count === 0).map(({ name }) => name);
  return [
    ...rows.map(({ name, count }) => `${name.padEnd(wide)}${String(count).padStart(8)}`),
    `${rows.length - missing.length} of ${rows.length} came up${missing.length > 0 ? `; never: ${missing.join(', ')}` : ''}`,
  ].join('\n');
}
