/** The figures the design sets bounds to: packs against each other, the first player, the length of a match. */
import { rateOf, scoreOf } from '../../bots/card-uses.ts';
import type { Rate } from '../../bots/wilson.ts';
import type { DuelReport } from '../../services/bots/duel.ts';
import { gamesToDecide, meanOf, verdictOf, wanted, type Interval, type Verdict } from './bounds.ts';
import { strengthsOf, type FittedRate, type Meeting } from './strengths.ts';
import type { Army } from '../warband/armies.ts';

/** One match of the round robin: armies by seat. */
export interface Bout {
  armies: [Army, Army];
  report: DuelReport;
}

export interface Pairing {
  pack: string;
  against: string;
  /** Wins of the pack in the games of this pairing alone. */
  rate: Rate;
  /** What these games alone can say. */
  verdict: Verdict;
  /** Games of this pairing that would decide, should the rate stay; missing if decided, or on the bound. */
  gamesToDecide?: number;
  /** Beside it: the rate by the strengths of the warbands, to which all games of the run contribute. */
  fitted: FittedRate & { verdict: Verdict };
}

export interface Figures {
  /** Each two packs once. */
  pairings: Pairing[];
  firstPlayer: Rate & { verdict: Verdict };
  rounds: Interval & { mean: number; shortest: number; longest: number; verdict: Verdict };
}

export const figuresOf = (bouts: readonly Bout[], packs: readonly string[]): Figures => ({
  pairings: pairingsOf(bouts, packs),
  firstPlayer: firstPlayerOf(bouts),
  rounds: roundsOf(bouts),
});

function pairingsOf(bouts: readonly Bout[], packs: readonly string[]): Pairing[] {
  const strengths = strengthsOf(bouts.map(meetingOf));
  const pairs = packs.flatMap((pack, at) => packs.slice(at + 1).map((against) => ({ pack, against })));
  return pairs.map(({ pack, against }) => {
    const rate = rateOf(scoresOf(bouts, pack, against));
    const verdict = verdictOf(rate, wanted.pairing);
    const fitted = strengths.rateOf(pack, against);
    return {
      pack,
      against,
      rate,
      verdict,
      ...(verdict === 'undecided' && { gamesToDecide: gamesToDecide(rate, wanted.pairing) }),
      fitted: { ...fitted, verdict: verdictOf(fitted, wanted.pairing) },
    };
  });
}

const scoresOf = (bouts: readonly Bout[], pack: string, against: string): number[] =>
  bouts.flatMap(({ armies, report }) => {
    const seat = armies.findIndex((army) => army.pack === pack);
    return seat >= 0 && armies[1 - seat]!.pack === against ? [scoreOf(report.outcome, seat)] : [];
  });

const meetingOf = ({ armies: [one, other], report }: Bout): Meeting => ({
  warbands: [one.key, other.key],
  packs: [one.pack, other.pack],
  isFirst: report.first === 0,
  score: scoreOf(report.outcome, 0),
});

function firstPlayerOf(bouts: readonly Bout[]): Figures['firstPlayer'] {
  const rate = rateOf(bouts.map(({ report }) => scoreOf(report.outcome, report.first)));
  return { ...rate, verdict: verdictOf(rate, wanted.firstPlayer) };
}

function roundsOf(bouts: readonly Bout[]): Figures['rounds'] {
  const rounds = bouts.map(({ report }) => report.rounds);
  const mean = meanOf(rounds);
  return {
    ...mean,
    shortest: Math.min(...rounds),
    longest: Math.max(...rounds),
    verdict: verdictOf(mean, wanted.rounds),
  };
}
