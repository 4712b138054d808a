/** Warband as the benchmarks play it. */
import { warbandTrial, type WarbandTrial } from '../warband/trial.ts';

/** As in search: nobody is asked who can only pass. */
export const searchTrial: WarbandTrial = {
  ...warbandTrial,
  setup: (form, rng) => ({ ...warbandTrial.setup(form, rng), skipEmptyWindows: true }),
};
