/** The same recorded match played again as it was played: every decision listed. */
import type { Workload } from '../bench-kit.ts';
import { relisting } from '../bench-ours/any-game.ts';
import { searchTrial } from '../bench-ours/warband.ts';

export const workload: Workload = relisting(searchTrial, 5);
