/** One simulated match from setup to outcome, with every check after every action. Repeatable from its seed alone. */
import type { Decision, Outcome, Viewer } from '../../../shared/game.ts';
import type { Bot } from '../../bots/bot.ts';
import { eventProblems, leakProblems, positionProblems } from '../../engine/checks.ts';
import { seedRng, type Rng } from '../../engine/rng.ts';
import { step, type Match, type Step } from '../../engine/step.ts';
import { viewersOf, type MatchForm, type Trial } from '../../engine/trial.ts';

/** What is played: the game, its form, and who plays it. */
export interface Simulation<Setup, State, Action, Event, View> {
  trial: Trial<Setup, State, Action, Event, View>;
  form: MatchForm;
  bot: Bot<View, Action, State>;
  /** Plays the same match without looking for anything broken: for its text. */
  unchecked?: true;
}

/** How one match went. `failure` says what was broken, and after which action. */
export interface MatchReport {
  seed: number;
  actions: number;
  /** Actions with at least two options to choose from. */
  decisions: number;
  rounds: number;
  /** Who began, in games that say so. */
  first?: number;
  figures?: Readonly<Record<string, number>>;
  outcome?: Outcome;
  failure?: { action: number; problems: string[] };
}

/** Sees every accepted answer; for printing a replay. */
export type Witness<State, Action, Event> = (
  before: Match<State>,
  option: number,
  stepped: Step<State, Action, Event>,
) => void;

/** Plays one match. A thrown error is a failure like any other: it is reported with its action number. */
export function simulateMatch<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  witness?: Witness<State, Action, Event>,
): MatchReport {
  const report: MatchReport = { seed, actions: 0, decisions: 0, rounds: 0 };
  try {
    play(simulation, seed, report, witness);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report.failure = { action: report.actions, problems: [problem] };
  }
  return report;
}

function play<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  report: MatchReport,
  witness: Witness<State, Action, Event> | undefined,
): void {
  const { trial, form } = simulation;
  const rng = seedRng(seed);
  const setup = trial.setup(form, rng);
  let match: Match<State> = { state: trial.module.start(setup, seed), revision: 0 };
  let decision = trial.module.decision(match.state);
  let problems = checkPosition(simulation, seed, match, decision);
  while (problems.length === 0 && decision !== undefined) {
    const option = choose(simulation, match, decision, rng);
    if (decision.options.length > 1) report.decisions++;
    const stepped = step(trial.module, match, { revision: match.revision, option });
    if (!stepped.ok) throw new Error(`the bot's answer was refused: ${stepped.error.sentence}`);
    witness?.(match, option, stepped.value);
    report.actions++;
    problems = eventProblems(trial, match.state, stepped.value, viewerAt(form, report.actions));
    ({ match } = stepped.value);
    decision = trial.module.decision(match.state);
    problems.push(...checkPosition(simulation, seed, match, decision));
    if (report.actions > trial.longest) problems.push(`no end after ${trial.longest} actions`);
  }
  report.rounds = trial.rounds(match.state);
  report.outcome = trial.module.outcome(match.state);
  report.first = trial.firstSeat?.(match.state);
  report.figures = trial.figures?.(match.state);
  if (problems.length > 0) report.failure = { action: report.actions, problems };
}

function choose<Setup, State, Action, Event, View>(
  { trial, bot }: Simulation<Setup, State, Action, Event, View>,
  { state }: Match<State>,
  decision: Decision<Action>,
  rng: Rng,
): number {
  const { module } = trial;
  if (decision.options.length < 2) return 0;
  const turn = {
    // Made only for a bot that looks: the random bot never does.
    get view() {
      return module.view(state, decision.seat);
    },
    decision,
    rng,
    sampleWorld: () => trial.sample?.(state, decision.seat, rng) ?? trial.scramble(state, decision.seat, rng),
  };
  return bot.choose(turn).option;
}

/** One viewer an action, in turn: over a match everybody's eyes are checked many times. */
const viewerAt = (form: MatchForm, action: number): Viewer => {
  const viewers = viewersOf(form);
  return viewers[action % viewers.length]!;
};

function checkPosition<Setup, State, Action, Event, View>(
  { trial, form, unchecked }: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  match: Match<State>,
  decision: Decision<Action> | undefined,
): string[] {
  if (unchecked) return [];
  // A luck of its own: checking must not change how the match is played.
  const dealer = seedRng(seed + (match.revision + 1) * 2 ** 32);
  return [
    ...positionProblems(trial, form, match.state, decision),
    ...leakProblems(trial, match, viewerAt(form, match.revision), dealer),
  ];
}
