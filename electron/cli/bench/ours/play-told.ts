/** Ours: the same matches with all their events made and kept, as a program that shows or stores them needs. */
import type { Workload } from '../measuring.ts';
import { randomPlayTold } from './any-game.ts';
import { searchTrial } from './warband.ts';

export const workload: Workload = randomPlayTold(searchTrial, 1);
