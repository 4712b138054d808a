/** What many matches between the ready-made warbands say about the packs: rates, lengths, ends, cards. */
import { cardUses, rateOf, scoreOf, type CardUse } from '../bots/card-uses.ts';
import type { Rate } from '../bots/wilson.ts';
import type { DuelReport } from '../services/bots/duel.ts';
import type { Army } from './warband/armies.ts';

/** One match of the round robin: armies by seat. */
export interface Bout {
  armies: [Army, Army];
  report: DuelReport;
}

export interface BalanceReport {
  games: number;
  level: string;
  seed: number;
  packs: string[];
  /** Win rate of the row's pack against the column's; nothing against itself. */
  pairings: { pack: string; against: string; rate: Rate }[];
  warbands: { key: string; rate: Rate }[];
  firstPlayer: Rate;
  rounds: { mean: number; shortest: number; longest: number };
  ends: Record<string, number>;
  mostValuable: CardUse[];
  leastValuable: CardUse[];
  outOfBounds: string[];
}

/** Fewer games than this say nothing about a card. */
const fewestUses = 20;
const cardsListed = 12;

export function balanceReport(bouts: readonly Bout[], level: string, seed: number): BalanceReport {
  const packs = [...new Set(bouts.flatMap(({ armies }) => armies.map(({ pack }) => pack)))].toSorted();
  const rounds = bouts.map(({ report }) => report.rounds);
  const cards = usesIn(bouts);
  const report = {
    games: bouts.length,
    level,
    seed,
    packs,
    pairings: pairingsOf(bouts, packs),
    warbands: warbandsOf(bouts),
    firstPlayer: rateOf(bouts.map(({ report }) => scoreOf(report.outcome, report.first))),
    rounds: {
      mean: rounds.reduce((sum, each) => sum + each, 0) / rounds.length,
      shortest: Math.min(...rounds),
      longest: Math.max(...rounds),
    },
    ends: count(bouts.map(({ report }) => report.outcome?.reason ?? 'unfinished')),
    mostValuable: cards.slice(0, cardsListed),
    leastValuable: cards.slice(-cardsListed).toReversed(),
  };
  return { ...report, outOfBounds: outOfBounds(report) };
}

function pairingsOf(bouts: readonly Bout[], packs: readonly string[]): BalanceReport['pairings'] {
  const pairs = packs.flatMap((pack, at) => packs.slice(at + 1).map((against) => ({ pack, against })));
  return pairs.map(({ pack, against }) => {
    const scores = bouts.flatMap(({ armies, report }) => {
      const seat = armies.findIndex((army) => army.pack === pack);
      return seat >= 0 && armies[1 - seat]!.pack === against ? [scoreOf(report.outcome, seat)] : [];
    });
    return { pack, against, rate: rateOf(scores) };
  });
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
      report.drawn.map((drawn, seat) => ({
        score: scoreOf(report.outcome, seat),
        drawn,
        played: report.played[seat]!,
      })),
    ),
  ).filter(({ played }) => played.games >= fewestUses);

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What the design asks for and this run did not show. */
function outOfBounds(report: Omit<BalanceReport, 'outOfBounds'>): string[] {
  const { pairings, firstPlayer, rounds } = report;
  return [
    ...pairings
      .filter(({ rate }) => rate.rate < 0.4 || rate.rate > 0.6)
      .map(
        ({ pack, against, rate }) =>
          `${pack} wins ${percent(rate.rate)} against ${against} (40 to 60 % wanted)`,
      ),
    ...(firstPlayer.rate < 0.45 || firstPlayer.rate > 0.55
      ? [`the first player wins ${percent(firstPlayer.rate)} (45 to 55 % wanted)`]
      : []),
    ...(rounds.mean < 6 || rounds.mean > 14
      ? [`${rounds.mean.toFixed(1)} rounds a match (6 to 14 wanted)`]
      : []),
  ];
}

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const rateText = ({ rate, low, high, games }: Rate): string =>
  `${percent(rate).padStart(5)}  (${percent(low)} to ${percent(high)}, ${games} games)`;

/** The report as lines for a person. */
export function balanceText(report: BalanceReport): string {
  const { pairings, warbands, firstPlayer, rounds, ends } = report;
  const wide = Math.max(...pairings.map(({ pack, against }) => pack.length + against.length)) + 4;
  return [
    `${report.games} games between ${report.level} bots, seed ${report.seed}`,
    '',
    'Packs against each other (wins of the first)',
    ...pairings.map(({ pack, against, rate }) => `  ${`${pack} – ${against}`.padEnd(wide)}${rateText(rate)}`),
    '',
    'Warbands',
    ...warbands.map(({ key, rate }) => `  ${key.padEnd(wide)}${rateText(rate)}`),
    '',
    `First player  ${rateText(firstPlayer)}`,
    `Rounds        ${rounds.mean.toFixed(1)} a match, ${rounds.shortest} to ${rounds.longest}`,
    `Ends          ${Object.entries(ends)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(' · ')}`,
    '',
    'Cards that help most (win rate played – drawn)',
    ...report.mostValuable.map(useText),
    '',
    'Cards that help least',
    ...report.leastValuable.map(useText),
    '',
    ...(report.outOfBounds.length === 0
      ? ['All within bounds.']
      : ['Out of bounds', ...report.outOfBounds.map((line) => `  ${line}`)]),
  ].join('\n');
}

const useText = ({ key, drawn, played, lift }: CardUse): string =>
  `  ${key.padEnd(40)} ${(100 * lift).toFixed(0).padStart(4)}  played ${percent(played.rate)} of ${played.games}, drawn ${percent(drawn.rate)} of ${drawn.games}`;
