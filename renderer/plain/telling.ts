/** The words of a game that has none of its own in this window: prompt, options, log and position as the data tell them. */
import type { Kinded } from '../../shared/game.ts';
import type { Scene, Telling } from '../games/face.ts';
import type { LogLine } from '../matches/log-line.ts';
import { logText } from '../text/match-log.ts';
import { plainText as text } from '../text/plain.ts';
import { distinct } from './distinct.ts';
import { linesOf, sentenceOf } from './reading.ts';

type Entry = Parameters<Telling<Kinded, Kinded>['log']>[0][number];

export function plainTelling(scene: Scene<object>): Telling<Kinded, Kinded> {
  return {
    prompt: ({ prompt }) => sentenceOf(prompt.code, prompt.about ?? {}, scene).toLowerCase(),
    options: ({ options }) =>
      distinct(
        options.map((action, option) =>
          sentenceOf(action.kind, { ...action, ...scene.choices[option] }, scene),
        ),
        text.nth,
      ).map((words) => ({ words })),
    log: (entries) => entries.map((entry, index) => lineOf(entry, index, scene)),
    position: () => [{ title: text.position, lines: linesOf(scene.view, scene) }],
    turn: () => ({ words: turnIn(scene.view), seat: undefined, rounds: undefined }),
    figures: () => scene.players.map(() => ''),
  };
}

function lineOf({ event, at, rule }: Entry, index: number, scene: Scene<object>): LogLine {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return {
    key: `${String(at)}.${String(index)}`,
    level: event.kind === 'turnBegan' ? 'turn' : 'main',
    seat,
    parts: [wordsOfEvent(event, scene)],
    ...(rule && { rule }),
  };
}

/** What happened at the table has words in every game. */
function wordsOfEvent(event: Entry['event'], scene: Scene<object>): string {
  if (event.kind === 'passedFor' && 'times' in event)
    return logText.passedFor(scene.players[event.seat] ?? '', event.why, event.times);
  return sentenceOf(event.kind, event, scene);
}

/** Most games count turns. */
const turnIn = (view: object): string =>
  'turn' in view && typeof view.turn === 'number' ? text.turn(view.turn) : '';
