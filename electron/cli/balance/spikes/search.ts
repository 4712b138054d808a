/** The search for lists that are too strong: many play a few matches, the better half plays on, against ready-made ones. */
import { wilson, type Rate } from '../../../bots/wilson.ts';
import { randomInt, seedRng } from '../../../engine/rng.ts';
import type { Army, Armoury } from '../../warband/armies.ts';
import { designs, spikeOf, type Spike } from './designs.ts';

/** No list shall win more than this share of its matches against the ready-made warbands. */
export const mostWon = 0.65;

export interface SpikesPlan {
  games: number;
  seed: number;
}

/** One match of a spike: against whom, who begins, on which face, with which deal. */
export interface Trial {
  spike: Spike;
  against: Army;
  seat: 0 | 1;
  first: number;
  number: number;
}

export interface FoundSpike {
  key: string;
  design: string;
  commander: string;
  rate: Rate;
  verdict: 'within' | 'outside' | 'undecided';
}

/** Plays a match; what the spike makes of it: 1, or 0, or half of it. */
export type PlaySpike = (trial: Trial) => Promise<number>;

interface Tally {
  spike: Spike;
  points: number;
  games: number;
}

/** Rounds of the search: in each the worse half goes home. */
const rounds = 4;
const fewestLists = 3;

export async function searchSpikes(
  armoury: Armoury,
  { games, seed }: SpikesPlan,
  play: PlaySpike,
): Promise<FoundSpike[]> {
  let number = 0;
  const field = listsFor(armoury, seed, Math.max(fewestLists, Math.floor(games / rounds / 4)));
  let running: Tally[] = field.map((spike) => ({ spike, points: 0, games: 0 }));
  const all = [...running];
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(2, Math.floor(games / rounds / running.length));
    const played = running.flatMap((tally) => Array.from({ length: each }, () => ({ tally, at: number++ })));
    await Promise.all(
      played.map(async ({ tally, at }) => {
        const points = await play(trialOf(armoury.armies, tally.spike, at));
        tally.points += points;
        tally.games += 1;
      }),
    );
    running = running.toSorted(byRate).slice(0, Math.max(fewestLists, Math.ceil(running.length / 2)));
  }
  return all.toSorted(byRate).map(foundSpike);
}

const rateOf = ({ points, games }: Tally): number => points / Math.max(1, games);
const byRate = (one: Tally, other: Tally): number => rateOf(other) - rateOf(one) || other.games - one.games;

/** Every design under every commander in turn, beginning anywhere; from the second time on with whims. */
function listsFor(armoury: Armoury, seed: number, count: number): Spike[] {
  const rng = seedRng(seed);
  const commanders = [...armoury.library.values()].filter(({ type }) => type === 'commander');
  const pairs = Object.keys(designs).flatMap((design) => commanders.map(({ id }) => ({ design, id })));
  const from = randomInt(rng, pairs.length);
  const stride = 7; // shares no factor with the pairs: a short search meets every design and many commanders
  return Array.from({ length: count }, (_, at) => {
    const { design, id } = pairs[(from + at * stride) % pairs.length]!;
    return spikeOf(armoury, id, design, at, at < pairs.length ? undefined : rng);
  });
}

const trialOf = (armies: readonly Army[], spike: Spike, number: number): Trial => ({
  spike,
  against: armies[(number * 5) % armies.length]!,
  seat: number % 2 === 0 ? 0 : 1,
  first: (number >> 1) % 2,
  number,
});

function foundSpike({ spike, points, games }: Tally): FoundSpike {
  const rate = wilson(points, games);
  const decided = rate.low > mostWon ? 'outside' : 'undecided';
  return {
    ...{ key: spike.key, design: spike.design, commander: spike.warband.commander, rate },
    verdict: rate.high <= mostWon ? 'within' : decided,
  };
}
