/** Words for trial games: a warband tried a hundred times in the background. */
import type { WarbandTrial } from '../../shared/calls/warbands.ts';

const minute = 60_000;

/** Nobody counts seconds of something that goes on by itself. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < 20_000) return 'a few seconds left';
  if (milliseconds < minute) return 'less than a minute left';
  const minutes = Math.round(milliseconds / minute);
  return minutes === 1 ? 'about a minute left' : `about ${String(minutes)} minutes left`;
}

function willTake(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  const minutes = Math.round(milliseconds / minute);
  return minutes === 1 ? 'about a minute' : `about ${String(minutes)} minutes`;
}

const counted = (done: number, total: number) => `${String(done)} of ${String(total)}`;

const placeWords = ({ done, total, left }: WarbandTrial) =>
  `${counted(done, total)}${left === undefined ? '' : `, ${timeLeft(left)}`}`;

export const trialText = {
  title: 'Try it out',
  start: 'Try 100 games',
  stop: 'Stop',
  none: (pace: number | undefined) =>
    `A hundred games against the ready-made warbands, played by bots in the background while you do something else. ${
      pace === undefined ? 'It takes some minutes.' : `It will take ${willTake(pace * 100)}.`
    }`,
  running: (done: number, total: number) => `${counted(done, total)} games played`,
  waiting: 'It waits until the trial before it is over.',
  won: (games: number) => `of ${String(games)} games won`,
  against: 'against the ready-made warbands',
  interval: (won: number, lost: number, drawn: number, low: string, high: string) =>
    `${String(won)} won, ${String(lost)} lost, ${String(drawn)} drawn; the true share lies between ${low} and ${high}, 19 times in 20.`,
  best: 'Most useful',
  worst: 'Least useful',
  share: 'Won when drawn',
  illegal: 'Mend it first: only a legal warband can be tried.',
  old: 'The warband has changed since.',
  failed: 'The games could not be played to their end. Try again.',
  progress: 'Games played',
  version: (won: number, games: number) => `won ${counted(won, games)} trial games`,

  place: (trial: WarbandTrial) => `Trial: ${placeWords(trial)}`,
  short: ({ done, total }: WarbandTrial) => `${String(done)}/${String(total)}`,
  placeLabel: (trial: WarbandTrial) => `Trial games of ${trial.name}: ${placeWords(trial)}`,
  dialog: 'Trial games',
  intro: 'They are played in the background, one warband after the other, until the program is closed.',
  nothing: 'No trial is being played. Open a warband and press “Try 100 games”.',
  look: 'Look',
  toWarband: 'To the warband',
  ended: ({ name, state, result }: WarbandTrial) =>
    state === 'done' && result
      ? `${name} won ${counted(result.wins, result.games)} trial games.`
      : `The trial games of ${name} could not be played to their end.`,
  stopped: 'Stopped.',
};
