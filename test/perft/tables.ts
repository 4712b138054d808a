/** The perft tables: for fixed positions of a game, how many sequences of 1, 2, 3 … answers there are. */
import { readFileSync } from 'node:fs';
import { positionOf, type PositionName } from '../../electron/cli/position.ts';
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
  count: (row: Row) => number[];
}

const counter =
  <Setup, State, Action, Event, View>(trial: Trial<Setup, State, Action, Event, View>) =>
  ({ counts, ...name }: Row): number[] =>
    counts.map((_, depth) => perft(trial.module, positionOf(trial, name), depth + 1));

export const tables: Table[] = [
  { file: 'toy.json', count: counter(toyTrial) },
  { file: 'warband.json', count: counter(warbandTrial) },
];

export const pathOf = (file: string): URL => new URL(file, import.meta.url);

export const readTable = (file: string): Row[] => JSON.parse(readFileSync(pathOf(file), 'utf8')) as Row[];
