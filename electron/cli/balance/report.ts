/** What many matches between the ready-made warbands say about the packs: rates, lengths, ends, cards. */
import { cardUses, rateOf, scoreOf, type CardUse } from '../../bots/card-uses.ts';
import type { Rate } from '../../bots/wilson.ts';
import { countNames } from '../common/count.ts';
import { complaintsAbout, type Complaints } from './complaints.ts';
import { keysOf } from '../../services/bots/duel.ts';
import { figuresOf, type Bout, type Figures } from './figures.ts';

export interface BalanceReport extends Figures, Complaints {
  games: number;
  level: string;
  seed: number;
  packs: string[];
  warbands: { key: string; rate: Rate }[];
  ends: Record<string, number>;
  mostValuable: CardUse[];
  leastValuable: CardUse[];
}

/** Fewer games than this say nothing about a card. */
const fewestUses = 20;
const cardsListed = 12;

export function balanceReport(bouts: readonly Bout[], level: string, seed: number): BalanceReport {
  const packs = [...new Set(bouts.flatMap(({ armies }) => armies.map(({ pack }) => pack)))].toSorted();
  const cards = usesIn(bouts);
  const figures = figuresOf(bouts, packs);
  return {
    games: bouts.length,
    level,
    seed,
    packs,
    ...figures,
    warbands: warbandsOf(bouts),
    ends: countNames(bouts.map(({ report }) => report.outcome?.reason ?? 'unfinished')),
    mostValuable: cards.slice(0, cardsListed),
    leastValuable: cards.slice(-cardsListed).toReversed(),
    ...complaintsAbout(figures),
  };
}

function warbandsOf(bouts: readonly Bout[]): BalanceReport['warbands'] {
  const scores = new Map<string, number[]>();
  for (const { armies, report } of bouts) {
    armies.forEach(({ key }, seat) => {
      const own = scores.get(key) ?? [];
      scores.set(key, own);
      own.push(scoreOf(report.outcome, seat));
    });
  }
  return [...scores]
    .map(([key, own]) => ({ key, rate: rateOf(own) }))
    .toSorted((one, other) => other.rate.rate - one.rate.rate);
}

/** Every card that was played often enough, the most useful first. */
const usesIn = (bouts: readonly Bout[]): CardUse[] =>
  cardUses(
    bouts.flatMap(({ report }) =>
      keysOf(report, 'drawn').map((drawn, seat) => ({
        score: scoreOf(report.outcome, seat),
        drawn,
        played: keysOf(report, 'played')[seat]!,
      })),
    ),
  ).filter(({ played }) => played.games >= fewestUses);
