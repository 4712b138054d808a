/** Ours: hand-written copies of states from all over matches. */
import type { Workload } from '../measuring.ts';
import { copying, sampleStates } from './any-game.ts';
import { searchTrial } from './warband.ts';

const states = sampleStates(searchTrial, 8, 16).map(({ state }) => state);

export const workload: Workload = copying(states, searchTrial.module.clone);
