/** Films to measure by: whole matches of random answers, as they are kept when they are over. */
import { packFrames, type KeptFrame } from '../../db/match-films.ts';
import { randomInt, seedRng } from '../../engine/rng.ts';
import { warband } from '../../games/warband/index.ts';
import { filmingWitness } from '../../services/matches/filming.ts';
import { replay } from '../../services/matches/replay.ts';
import { provingSetup } from './proving-setup.ts';

export interface SampleFilm {
  actions: number;
  frames: KeptFrame[];
  /** As it is stored. */
  film: Buffer;
}

/** The film of a match of random answers. */
export function sampleFilm(seed: number): SampleFilm {
  const rng = seedRng(seed);
  const setup = provingSetup({ players: 2, teams: false }, rng);
  const answers: { option: number; cause: 'given' }[] = [];
  const state = warband.start(setup, seed);
  for (let decision = warband.decision(state); decision; decision = warband.decision(state)) {
    const option = randomInt(rng, decision.options.length);
    warband.apply(state, decision.options[option]!);
    answers.push({ option, cause: 'given' });
  }
  const witness = filmingWitness({ game: warband, seats: setup.seats.length, rules: warband });
  const repeated = replay(warband, { setup, seed, answers, surrendered: undefined }, { witness });
  if (!repeated.ok) throw new Error(repeated.error.sentence);
  const { frames } = witness.filmed();
  return { actions: answers.length, frames, film: packFrames(frames) };
}
