/** What was measured outside the bounds of the design, in sentences. */
import { isInside, wanted, type Interval, type Verdict } from './bounds.ts';
import type { Figures, Pairing } from './figures.ts';
import { percent } from '../common/percent.ts';

export interface Complaints {
  /** What lies outside the wanted bounds for certain. */
  outOfBounds: string[];
  /** What was measured outside, but so near for so many games that it may be chance. */
  undecided: string[];
}

/** A figure the design sets bounds to, and the sentence to say if it lies outside of them. */
interface Bounded {
  figure: number;
  bounds: Interval;
  verdict: Verdict;
  sentence: string;
}

export function complaintsAbout(figures: Figures): Complaints {
  const outside = boundedIn(figures).filter(({ figure, bounds }) => !isInside(figure, bounds));
  const sentences = (verdict: Verdict): string[] =>
    outside.filter((each) => each.verdict === verdict).map(({ sentence }) => sentence);
  return { outOfBounds: sentences('outside'), undecided: sentences('undecided') };
}

const boundedIn = ({ pairings, firstPlayer, rounds }: Figures): Bounded[] => [
  ...pairings.map((pairing) => ({
    figure: pairing.rate.rate,
    bounds: wanted.pairing,
    verdict: pairing.verdict,
    sentence: pairingSentence(pairing),
  })),
  {
    figure: firstPlayer.rate,
    bounds: wanted.firstPlayer,
    verdict: firstPlayer.verdict,
    sentence: `the first player wins ${percent(firstPlayer.rate)} (45 to 55 % wanted)`,
  },
  {
    figure: rounds.mean,
    bounds: wanted.rounds,
    verdict: rounds.verdict,
    sentence: `${rounds.mean.toFixed(1)} rounds a match (6 to 14 wanted)`,
  },
];

function pairingSentence({ pack, against, rate, gamesToDecide }: Pairing): string {
  const more = gamesToDecide === undefined ? '' : `; ${gamesToDecide} games of the two would decide`;
  return `${pack} wins ${percent(rate.rate)} against ${against} (40 to 60 % wanted${more})`;
}
