/** `npm run sim -- --coverage`: matches that are looked at only for what came up in them, and what never did. */
import type { Kinded } from '../../../shared/game.ts';
import { plainly } from '../../bots/bot.ts';
import type { Coverage } from '../../engine/coverage.ts';
import { UsageError } from '../common/args.ts';
import { playedBy } from '../common/game-args.ts';
import { progressBar } from '../common/progress-bar.ts';
import { simulateMatch, type Simulation } from './match.ts';
import { simulationOf, type AnySimulation, type SimPlan } from './plan.ts';

type AnyCoverage = Coverage<unknown, unknown, Kinded, Kinded, unknown>;

/** Sweeps for whatever has not come up yet, if the game can; with bots asked for, matches as they are, played by those. */
export function cover(plan: SimPlan, areBotsAskedFor: boolean): AnyCoverage {
  const coverage = playedBy(plan.choice).coverage?.();
  if (!coverage) throw new UsageError(`Nothing is counted for --coverage in ${plan.choice.game}.`);
  const usual = simulationOf({ ...plan, unchecked: true });
  const simulation = areBotsAskedFor ? usual : sweeping(coverage, usual);
  watchAll(simulation, coverage, plan);
  return coverage;
}

function watchAll<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  coverage: Coverage<Setup, State, Action, Event, View>,
  { games, seed }: SimPlan,
): void {
  const show = progressBar(games);
  for (let game = 0; game < games; game++) {
    simulateMatch(simulation, seed + game, ({ state, revision }, _option, { events }) => {
      if (revision === 0) coverage.watch(state);
      for (const event of events) coverage.note(state, event);
    });
    show(game + 1);
  }
}

function sweeping({ sweep }: AnyCoverage, usual: AnySimulation): AnySimulation {
  if (!sweep) return usual;
  const bot: AnySimulation['bot'] = { name: 'curious', choose: (turn) => plainly(sweep.choose(turn)) };
  return { ...usual, trial: sweep.trial, bot };
}
