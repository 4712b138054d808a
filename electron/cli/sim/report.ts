/** The report of a simulation as lines for a person. */
import type { MatchForm } from '../../engine/trial.ts';
import { percent } from '../common/percent.ts';
import type { SimulationReport, Spread } from './run.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A form of play in words. */
export const formText = ({ players, teams, name }: MatchForm): string =>
  `${players} ${players === 1 ? 'player' : 'players'}${teams ? ' in teams' : ''}${name === undefined ? '' : `, ${name}`}`;

const spreadText = ({ mean, p10, p50, p90 }: Spread): string =>
  `${mean.toFixed(1)} a game (10/50/90 %: ${p10} / ${p50} / ${p90})`;

/** `choice`: the flags that chose what was played, for repeating a match. */
export function reportText(report: SimulationReport, choice = ''): string {
  const { seed, games, rounds, ends } = report;
  const form = `${formText(report)}, ${report.bots} bots`;
  const lines = [
    `${report.game}      ${number(games)} games, ${form}, seeds ${seed} to ${seed + games - 1}`,
    `decisions    ${number(report.decisions)} (${number(report.decisions / games)} a game; ${number(report.actions)} actions)`,
    `rounds       ${rounds.mean.toFixed(1)} a game, ${rounds.most} at most`,
    `ends         ${Object.entries(ends)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(' · ')}`,
    `wins         ${report.wins.map((wins, seat) => `seat ${seat}: ${wins}`).join(' · ')}`,
    `by place     ${report.winsByPlace.map((wins, place) => `${ordinals[place]}: ${wins} (${percent(wins / games)})`).join(' · ')}`,
    ...Object.entries(report.figures).map(([name, spread]) => `${name.padEnd(12)} ${spreadText(spread)}`),
    `speed        ${number(report.decisionsPerCpuSecond)} decisions per CPU second, ${report.isChecked ? 'all checks included' : 'nothing checked'}`,
    `failures     ${report.failures.length}`,
  ];
  return [...lines, ...report.failures.flatMap((failure) => failureText(report, failure, choice))].join('\n');
}

function failureText(
  { bots }: SimulationReport,
  { seed, action, problems }: SimulationReport['failures'][number],
  choice: string,
): string[] {
  const again = `npm run sim -- ${choice && `${choice} `}--bots ${bots} --replay ${seed}:${action}`;
  return [
    '',
    `seed ${seed}, action ${action}:`,
    ...problems.map((problem) => `  ${problem}`),
    `  repeat: ${again}`,
  ];
}
