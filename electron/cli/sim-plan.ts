/** What `npm run sim` was asked to play, as plain data that a worker thread can be given too. */
import type { WarbandAction, WarbandEvent, WarbandView } from '../../shared/games/warband.ts';
import { anyLevels, botOf, judgementOf, type AnyLevel } from '../bots/levels.ts';
import { greedyBot } from '../bots/greedy.ts';
import type { MatchForm } from '../engine/trial.ts';
import { warbandMind, type WarbandSetup, type WarbandState } from '../games/warband/index.ts';
import type { Simulation } from './sim-match.ts';
import { loadArmoury, type Armoury } from './warband/armies.ts';
import { packsTrial } from './warband/packs-trial.ts';

export const botNames = ['greedy', ...anyLevels] as const;

export interface SimPlan {
  form: MatchForm;
  bots: (typeof botNames)[number];
  /** Looks for nothing broken, which is most of the work. */
  unchecked: boolean;
  /** Packs by id or folder; left out, the installed ones. */
  packs?: string[] | undefined;
}

export type WarbandSimulation = Simulation<
  WarbandSetup,
  WarbandState,
  WarbandAction,
  WarbandEvent,
  WarbandView
>;

export function simulationOf(
  { form, bots, unchecked, packs }: SimPlan,
  armoury: Armoury = loadArmoury(packs),
): WarbandSimulation {
  const trial = packsTrial(armoury);
  const level: AnyLevel | undefined = bots === 'greedy' ? undefined : bots;
  const bot = level
    ? botOf(level, warbandMind('balanced', judgementOf(level)))
    : greedyBot(trial.module, trial.evaluate);
  return { trial, form, bot, ...(unchecked && { unchecked }) };
}
