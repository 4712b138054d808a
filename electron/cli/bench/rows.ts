/** What each section of the bench found, as rows of one table, each with what it means to a person. */
import type { EngineReport } from './engine.ts';
import type { FeelReport } from './feel.ts';

export interface Row {
  what: string;
  /** The figure with its unit. */
  figure: string;
  /** From the least to the most of what was measured, where it was measured more than once. */
  spread: string;
  goal: string;
  isReached: boolean;
  means: string;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value: number): string => `${value.toFixed(2)} ×`;
const between = (low: number, high: number, word: (value: number) => string): string =>
  `${word(low)} – ${word(high)}`;

/** What it is good for, by the first words of a comparison. */
const engineMeanings: readonly [string, string][] = [
  [
    'random play, with events',
    'how fast whole matches are played out and told; trial games and simulations take so long',
  ],
  ['random play, 3', 'what a third player costs'],
  ['random play, 4', 'what a third and fourth player cost'],
  ['random play', 'how far bots look ahead in the same time'],
  ['dispatch', 'what one answer at the table costs, with all that is told of it'],
  ['clone', 'what a bot pays to try something out'],
  ['reach', 'how fast the squares one can walk to are marked'],
  ['sight', 'how fast it is known whom one can shoot'],
  ['replay', 'how fast a stored match is checked'],
];

const meaningOf = (name: string): string =>
  engineMeanings.find(([start]) => name.startsWith(start))?.[1] ?? '';

export function engineRows({ figures, seeks }: EngineReport): Row[] {
  const compared = figures.map(({ name, peerName, ratio, goal }): Row => ({
    what: `${name} ÷ ${peerName}`,
    figure: times(ratio.median),
    spread: between(ratio.low, ratio.high, times),
    goal: `≥ ${String(goal)} ×`,
    isReached: ratio.median >= goal,
    means: meaningOf(name),
  }));
  const sought = seeks.map(({ game, actions, median, worst }): Row => ({
    what: `any moment of a match of ${String(actions)} actions, ${game}`,
    figure: ms(median),
    spread: `worst ${ms(worst)}`,
    goal: '≤ 50 ms',
    isReached: worst <= 50,
    means: 'taking back, and leafing through a match',
  }));
  return [...compared, ...sought];
}

export const feelRows = ({ waits }: FeelReport): Row[] =>
  waits.map(({ what, median, slow, goal, samples }) => ({
    what,
    figure: ms(median),
    spread: `95 of 100 within ${ms(slow)} (${String(samples)} times)`,
    goal: `≤ ${ms(goal)}`,
    isReached: slow <= goal,
    means: 'how long one waits in the running program',
  }));

export interface SearchReport {
  cards: number;
  goal: number;
  lines: { query: string; milliseconds: number; worst: number }[];
}

export function searchRows({ cards, goal, lines }: SearchReport): Row[] {
  const slowest = lines.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!;
  return [
    {
      what: `slowest of ${String(lines.length)} searches over ${String(cards)} cards`,
      figure: ms(slowest.milliseconds),
      spread: `worst ${ms(Math.max(...lines.map(({ worst }) => worst)))}`,
      goal: `≤ ${ms(goal)}`,
      isReached: slowest.milliseconds <= goal,
      means: 'cards change while one types',
    },
  ];
}

export interface HistoryReport {
  matches: number;
  lines: { what: string; milliseconds: number; worst: number }[];
}

export const historyRows = ({ matches, lines }: HistoryReport): Row[] =>
  lines.map(({ what, milliseconds, worst }) => ({
    what: `${what}, ${String(matches)} matches`,
    figure: ms(milliseconds),
    spread: `worst ${ms(worst)}`,
    goal: '≤ 50 ms',
    isReached: milliseconds <= 50,
    means: 'the history answers at once, however long one has played',
  }));

export interface BoardReport {
  ours: { framesPerSecond: number; busyPerFrame: number };
  ratio: number;
}

export const boardRows = ({ ours, ratio }: BoardReport): Row[] => [
  {
    what: 'canvas drawn whole ÷ the table, main thread busy a frame, forty pieces on their way',
    figure: times(ratio),
    spread: `${ours.framesPerSecond.toFixed(0)} frames a second, ${ours.busyPerFrame.toFixed(2)} ms busy`,
    goal: '≥ 1 ×',
    isReached: ratio >= 1,
    means: 'pieces glide, and the window still answers',
  },
];

export interface StartupReport {
  painted: { median: number; best: number; worst: number };
  goal: number;
}

export const startupRows = ({ painted, goal }: StartupReport): Row[] => [
  {
    what: 'from “npm start” to the first paint',
    figure: ms(painted.median),
    spread: between(painted.best, painted.worst, ms),
    goal: `< ${ms(goal)}`,
    isReached: painted.median < goal,
    means: 'how long the door takes to open',
  },
];
