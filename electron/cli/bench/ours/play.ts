/** Ours: whole two-player matches at random on the 16×24 field; players without a choice are not asked. */
import type { Workload } from '../measuring.ts';
import { randomPlay } from './any-game.ts';
import { searchTrial } from './warband.ts';

export const workload: Workload = randomPlay(searchTrial, 1);
