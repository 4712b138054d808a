/**
 * Sequential halving: a budget of rollouts is spent on all candidates, then on the better half, and so on. All
 * candidates are tried in the same worlds, so that luck is the same for all. Only numbers: whoever plays the
 * rollouts, on one thread or several, is somebody else's business.
 */

/** One rollout to be played: which candidate, in which world. */
export interface Job {
  candidate: number;
  world: number;
}

/** What is known of a candidate. */
export interface Score {
  candidate: number;
  sum: number;
  count: number;
}

/** A lead so great that nobody will catch up, in points of the evaluation. */
const decisive = 6;

const meanOf = ({ sum, count }: Score, prior: number, trust: number): number =>
  (sum + trust * prior) / (count + trust);

/**
 * Yields rounds of jobs and is given their values; returns the scores, best first. Each of `priors` counts as so many
 * rollouts as it is trusted.
 */
export function* halving(
  priors: readonly number[],
  budget: number,
  trust = 1,
): Generator<Job[], Score[], number[]> {
  const best = Math.max(...priors);
  // How far a guess lies behind the best guess counts, not the guess itself, which looks less far ahead.
  const lagOf = (candidate: number): number => priors[candidate]! - best;
  let running: Score[] = priors.map((_, candidate) => ({ candidate, sum: 0, count: 0 }));
  const dropped: Score[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(running.length)));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / running.length));
    const jobs = running.flatMap(({ candidate }) =>
      Array.from({ length: each }, (_, at) => ({ candidate, world: world + at })),
    );
    const values = yield jobs;
    world += each;
    addUp(running, jobs, values);
    running = running.toSorted((one, other) => standing(other) - standing(one));
    if (standing(running[0]!) - standing(running[1] ?? running[0]!) > decisive) break;
    dropped.unshift(...running.splice(Math.ceil(running.length / 2)));
  }
  return [...running, ...dropped];

  function standing(score: Score): number {
    const mean = score.count === 0 ? 0 : score.sum / score.count;
    return meanOf(score, mean + lagOf(score.candidate), trust);
  }
}

function addUp(scores: Score[], jobs: readonly Job[], values: readonly number[]): void {
  jobs.forEach(({ candidate }, at) => {
    const score = scores.find((each) => each.candidate === candidate)!;
    const value = values[at];
    if (value === undefined) return; // stopped before it was played
    score.sum += value;
    score.count += 1;
  });
}
