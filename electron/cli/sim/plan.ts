/** What `npm run sim` was asked to play, as plain data that a worker thread can be given too. */
import type { Kinded } from '../../../shared/game.ts';
import { anyLevels, botOf, judgementOf } from '../../bots/levels.ts';
import { greedyBot } from '../../bots/greedy.ts';
import { playedBy, type GameChoice } from '../common/game-args.ts';
import type { Simulation } from './match.ts';

export const botNames = ['greedy', ...anyLevels] as const;

export interface SimPlan {
  choice: GameChoice;
  bots: (typeof botNames)[number];
  /** Looks for nothing broken, which is most of the work. */
  unchecked: boolean;
  seed: number;
  games: number;
}

export type AnySimulation = Simulation<unknown, unknown, Kinded, Kinded, unknown>;

export function simulationOf({ choice, bots: name, unchecked }: SimPlan): AnySimulation {
  const { form, trial, bots } = playedBy(choice);
  const bot =
    name === 'greedy'
      ? greedyBot(trial.module, trial.evaluate)
      : botOf(name, bots.mind('balanced', judgementOf(name)));
  return { trial, form, bot, ...(unchecked && { unchecked }) };
}
