/** The same recorded match played again as it was played: every decision listed. */
import type { Workload } from '../measuring.ts';
import { relisting } from '../ours/any-game.ts';
import { warbandTrial } from '../../warband/trial.ts';

export const workload: Workload = relisting(warbandTrial, 5);
