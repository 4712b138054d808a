/** structuredClone of the same states, without the setup, which our clones share and need not copy. */
import type { Workload } from '../measuring.ts';
import { copying, sampleStates } from '../ours/any-game.ts';
import { searchTrial } from '../ours/warband.ts';

const states = sampleStates(searchTrial, 8, 16).map(({ state }) => ({ ...state, setup: undefined }));

export const workload: Workload = copying(states, (state) => structuredClone(state));
