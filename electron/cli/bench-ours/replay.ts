/** Ours: one recorded match repeated from its actions, no options listed. */
import type { Workload } from '../bench-kit.ts';
import { replaying } from './any-game.ts';
import { searchTrial } from './warband.ts';

export const workload: Workload = replaying(searchTrial, 5);
