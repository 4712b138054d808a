/** Warband as the benchmarks play it. */
import { warbandTrial, type WarbandTrial } from '../../warband/trial.ts';

/** As in search: nobody is asked who has no choice. */
export const searchTrial: WarbandTrial = {
  ...warbandTrial,
  setup: (form, rng) => ({ ...warbandTrial.setup(form, rng), skipForced: true }),
};
