/** Ours: one match as the table records it, repeated from its actions, no options listed. */
import type { Workload } from '../measuring.ts';
import { replaying } from './any-game.ts';
import { warbandTrial } from '../../warband/trial.ts';

export const workload: Workload = replaying(warbandTrial, 5);
