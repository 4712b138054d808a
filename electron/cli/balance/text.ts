/** The report of `npm run balance` in words. */
import type { CardUse } from '../../bots/card-uses.ts';
import type { Rate } from '../../bots/wilson.ts';
import type { Interval, Verdict } from './bounds.ts';
import type { Pairing } from './figures.ts';
import type { BalanceReport } from './report.ts';
import { percent } from '../common/percent.ts';

const spanText = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;

const rateText = (rate: Rate): string =>
  `${percent(rate.rate).padStart(5)}  (${spanText(rate)}, ${rate.games} games)`;

/** The report as lines for a person. */
export function balanceText(report: BalanceReport): string {
  const { pairings, warbands, firstPlayer, rounds, ends } = report;
  const wide = Math.max(0, ...pairings.map(({ pack, against }) => pack.length + against.length)) + 4;
  return [
    `${report.games} games between ${report.level} bots, seed ${report.seed}`,
    '',
    'Packs against each other (wins of the first; in brackets by the strengths of all warbands)',
    ...pairings.map((pairing) => pairingText(pairing, wide)),
    '',
    'Warbands',
    ...warbands.map(({ key, rate }) => `  ${key.padEnd(wide)}${rateText(rate)}`),
    '',
    `First player  ${rateText(firstPlayer)}  ${verdictText(firstPlayer.verdict)}`,
    `Rounds        ${rounds.mean.toFixed(1)} a match, ${rounds.shortest} to ${rounds.longest}  ${verdictText(rounds.verdict)}`,
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
    ...summary(report),
  ].join('\n');
}

const verdictText = (verdict: Verdict, gamesToDecide?: number): string => {
  if (verdict !== 'undecided') return `${verdict} bounds for certain`;
  return gamesToDecide === undefined ? 'not decided' : `not decided, ${gamesToDecide} games would`;
};

function pairingText({ pack, against, rate, fitted, verdict, gamesToDecide }: Pairing, wide: number): string {
  const all = `[${percent(fitted.rate)}, ${spanText(fitted)}]`;
  const name = `${pack} – ${against}`.padEnd(wide);
  return `  ${name}${rateText(rate).padEnd(36)} ${all.padEnd(22)} ${verdictText(verdict, gamesToDecide)}`;
}

function summary({ outOfBounds, undecided }: BalanceReport): string[] {
  const listed = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  if (outOfBounds.length + undecided.length === 0) return ['All measured within bounds.'];
  return [
    ...listed('Out of bounds for certain', outOfBounds),
    ...listed('Measured out of bounds, but not decided by so many games', undecided),
  ];
}

const useText = ({ key, drawn, played, lift }: CardUse): string =>
  `  ${key.padEnd(40)} ${(100 * lift).toFixed(0).padStart(4)}  played ${percent(played.rate)} of ${played.games}, drawn ${percent(drawn.rate)} of ${drawn.games}`;
