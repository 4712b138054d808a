/** Ours: answers as the table takes them, each with a new state and all its events. */
import type { Workload } from '../measuring.ts';
import { dispatch } from './any-game.ts';
import { searchTrial } from './warband.ts';

export const workload: Workload = dispatch(searchTrial, 1);
