/** The perft tables: for fixed positions of a game, how many sequences of 1, 2, 3 … answers there are. */
import { existsSync, readFileSync } from 'node:fs';
import { positionOf, type PositionName } from '../../electron/cli/common/position.ts';
import { gameTools } from '../../electron/cli/games.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { perft } from '../../electron/engine/perft.ts';
import type { Trial } from '../../electron/engine/trial.ts';
import { toyTrial } from '../support/toy-game.ts';

/** One line of a table. `counts[0]` is for one answer, `counts[1]` for two, and so on. */
interface Row extends PositionName {
  counts: number[];
}

interface Table {
  file: string;
  /** What is counted where nothing is written yet. */
  begun?: Row[];
  count: (row: Row) => number[];
}

const counter =
  <Setup, State, Action, Event, View>(trial: Trial<Setup, State, Action, Event, View>) =>
  ({ counts, ...name }: Row): number[] =>
    counts.map((_, depth) => perft(trial.module, positionOf(trial, name), depth + 1));

export const tables: Table[] = [
  { file: 'toy.json', count: counter(toyTrial) },
  { file: 'warband.json', count: counter(warbandTrial) },
  ...gameTools
    .filter(({ id }) => id !== 'warband')
    .map(({ id, laws: { trial, forms } }) => ({
      file: `${id}.json`,
      count: counter(trial),
      begun: forms.flatMap((form) =>
        [0, 40, 90].map((actions) => ({ ...form, seed: 77, actions, counts: [0, 0, 0] })),
      ),
    })),
];

export const pathOf = (file: string): URL => new URL(file, import.meta.url);

export const readTable = ({ file, begun = [] }: Table): Row[] =>
  existsSync(pathOf(file)) ? (JSON.parse(readFileSync(pathOf(file), 'utf8')) as Row[]) : begun;
