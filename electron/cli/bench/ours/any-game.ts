/** Workloads over any game on trial: playing at random, copying, replaying, and the curves of cost. */
import type { GameModule } from '../../../engine/game-module.ts';
import { append, lengthOf, newTape, seek } from '../../../engine/replay.ts';
import { randomInt, seedRng, type Rng } from '../../../engine/rng.ts';
import { openDecision, step, type Match } from '../../../engine/step.ts';
import type { MatchForm, Trial } from '../../../engine/trial.ts';
import { cpuSeconds, median, type Workload } from '../measuring.ts';

const form: MatchForm = { players: 2, teams: false };

/** Whole matches at random: every legal option listed, one applied. Only choices between at least two count. */
export function randomPlay<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  seed: number,
  of: MatchForm = form,
): Workload {
  const rng = seedRng(seed);
  let match = seed;
  return () => playOut(module, module.start(setup(of, rng), match++), rng);
}

/** The same with the events of each match made and kept until it is over. */
export function randomPlayTold<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  seed: number,
): Workload {
  const rng = seedRng(seed);
  let match = seed;
  return () => {
    const told: Event[] = [];
    return playOut(module, module.start(setup(form, rng), match++), rng, (event) => told.push(event));
  };
}

function playOut<State, Action, Event>(
  module: Pick<GameModule<never, State, Action, Event, unknown, never>, 'decision' | 'apply'>,
  state: State,
  rng: Rng,
  emit?: (event: Event) => void,
): number {
  let decisions = 0;
  for (let decision = module.decision(state); decision; decision = module.decision(state)) {
    const { options } = decision;
    if (options.length > 1) decisions++;
    module.apply(state, options[options.length > 1 ? randomInt(rng, options.length) : 0]!, emit);
  }
  return decisions;
}

/** The same through `step`, as the table plays: a new state and all events for every answer. */
export function dispatch<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  seed: number,
): Workload {
  const rng = seedRng(seed);
  let seedOfMatch = seed;
  return () => {
    let match: Match<State> = { state: module.start(setup(form, rng), seedOfMatch++), revision: 0 };
    for (let decision = openDecision(module, match); decision; decision = openDecision(module, match)) {
      const option = randomInt(rng, decision.options.length);
      const stepped = step(module, match, { revision: match.revision, option });
      if (stepped.ok) match = stepped.value.match;
    }
    return match.revision;
  };
}

/** States from all over random matches: every `every`-th of each. */
export function sampleStates<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  matches: number,
  every: number,
  of: MatchForm = form,
): { state: State; at: number }[] {
  const rng = seedRng(matches);
  const states: { state: State; at: number }[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const state = module.start(setup(of, rng), seed);
    for (let at = 0, decision = module.decision(state); decision; at++, decision = module.decision(state)) {
      if (at % every === 0) states.push({ state: module.clone(state), at });
      module.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
    }
  }
  return states;
}

/** Copies states from all over matches with the given function. */
export function copying<State>(states: readonly State[], copy: (state: State) => State): Workload {
  return () => {
    for (const state of states) copy(state);
    return states.length;
  };
}

/** Repeats one long match from its recorded actions, without listing options. */
export function replaying<Setup, State, Action, Event, View>(
  trial: Trial<Setup, State, Action, Event, View>,
  seed: number,
): Workload {
  const { module } = trial;
  const tape = recordMatch(trial, seed);
  return () => {
    const state = module.start(tape.setup, tape.seed);
    for (const action of tape.actions) module.apply(state, action);
    return tape.actions.length;
  };
}

/** Repeats the same match as it was played: every decision listed. */
export function relisting<Setup, State, Action, Event, View>(
  trial: Trial<Setup, State, Action, Event, View>,
  seed: number,
): Workload {
  const { module } = trial;
  const tape = recordMatch(trial, seed);
  return () => {
    const state = module.start(tape.setup, tape.seed);
    for (const option of tape.options) module.apply(state, module.decision(state)!.options[option]!);
    return tape.options.length;
  };
}

/** Milliseconds to go to each of some moments of a match, all over it, as undo and replay do. */
export function seekTimes<Setup, State, Action, Event, View>(
  trial: Trial<Setup, State, Action, Event, View>,
  seed: number,
  of: MatchForm,
): { actions: number; times: number[] } {
  const tape = recordMatch(trial, seed, of);
  const length = lengthOf(tape);
  const moments = Array.from({ length: 100 }, (_, at) => Math.floor((at * length) / 100));
  for (const at of moments) seek(trial.module, tape, at); // Lets the compiler finish first.
  const times = moments.map((at) => {
    const startedAt = performance.now();
    seek(trial.module, tape, at);
    return performance.now() - startedAt;
  });
  return { actions: length, times };
}

function recordMatch<Setup, State, Action, Event, View>(
  { module, setup }: Trial<Setup, State, Action, Event, View>,
  seed: number,
  of: MatchForm = form,
) {
  const rng = seedRng(seed);
  const tape = newTape(module, setup(of, rng), seed);
  const state = module.start(tape.setup, seed);
  for (let decision = module.decision(state); decision; decision = module.decision(state)) {
    const option = randomInt(rng, decision.options.length);
    const action = decision.options[option]!;
    module.apply(state, action);
    append(module, tape, option, action, state);
  }
  return tape;
}

/** One point of a curve: what a decision costs among positions of one kind. */
export interface CurvePoint {
  /** The kind: an action number, or a number of creatures; the least of its band. */
  from: number;
  positions: number;
  options: number;
  microseconds: number;
}

/** So many decisions are played on from each position. */
const playedOn = 8;
/** So often is each band measured, in turn with the others; the median counts. */
const passes = 5;

/** A band with fewer positions tells nothing. */
const fewest = 10;

/** What listing options and applying one costs, by kind of position. */
export function curve<Setup, State, Action, Event, View>(
  { module }: Trial<Setup, State, Action, Event, View>,
  positions: readonly { state: State; kind: number }[],
  band: number,
  seconds: number,
): CurvePoint[] {
  const rng = seedRng(1);
  const bands = Map.groupBy(positions, ({ kind }) => Math.floor(kind / band) * band);
  const points = [...bands.entries()]
    .filter(([, members]) => members.length >= fewest)
    .toSorted(([one], [other]) => one - other)
    .map(([from, members]) => ({ from, states: members.map(({ state }) => state), costs: [] as Cost[] }));
  for (let pass = 0; pass < passes; pass++) {
    for (const { states, costs } of points) costs.push(costOf(module, states, rng, seconds));
  }
  return points.map(({ from, states, costs }) => ({
    from,
    positions: states.length,
    options: median(costs.map(({ options }) => options)),
    microseconds: median(costs.map(({ microseconds }) => microseconds)),
  }));
}

type Cost = Pick<CurvePoint, 'options' | 'microseconds'>;

function costOf<State, Action>(
  module: Pick<GameModule<never, State, Action, unknown, unknown, never>, 'clone' | 'decision' | 'apply'>,
  states: readonly State[],
  rng: Rng,
  seconds: number,
): Cost {
  let decisions = 0;
  let options = 0;
  const startedAt = cpuSeconds();
  while (cpuSeconds() - startedAt < seconds) {
    for (const state of states) {
      const next = module.clone(state);
      for (let more = 0; more < playedOn; more++) {
        const decision = module.decision(next);
        if (!decision) break;
        decisions++;
        options += decision.options.length;
        module.apply(next, decision.options[randomInt(rng, decision.options.length)]!);
      }
    }
  }
  return { options: options / decisions, microseconds: ((cpuSeconds() - startedAt) * 1e6) / decisions };
}
