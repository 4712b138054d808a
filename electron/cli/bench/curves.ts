/** What a decision costs late in a match and among many creatures, and what going to any moment of a match costs. */
import { gameTools } from '../games.ts';
import { median } from './measuring.ts';
import { curve, type CurvePoint, sampleStates, seekTimes } from './ours/any-game.ts';
import { searchTrial } from './ours/warband.ts';

export interface Curves {
  byAction: CurvePoint[];
  byCreatures: CurvePoint[];
}

/** Late in a match more creatures stand around; only positions with so many show what the length alone does. */
const usualCreatures = [9, 10, 11, 12];

export function measureCurves(seconds: number): Curves {
  const pairs = sampleStates(searchTrial, 100, 8);
  // Among four players more creatures stand around than two ever have, and matches are longer.
  const crowds = sampleStates(searchTrial, 40, 8, { players: 4, teams: false });
  const usual = pairs.filter(({ state }) => usualCreatures.includes(state.creatures.length));
  const byAction = [...usual, ...crowds.filter(({ at }) => at >= 1000)].map(({ state, at }) => ({
    state,
    kind: at,
  }));
  const byCreatures = [...pairs, ...crowds].map(({ state }) => ({ state, kind: state.creatures.length }));
  const share = seconds / 20;
  curve(searchTrial, byAction, 10_000, seconds); // Lets the compiler finish first.
  return {
    byAction: curve(searchTrial, byAction, 200, share),
    byCreatures: curve(searchTrial, byCreatures, 4, share),
  };
}

/** Going to a moment of a match. */
export interface Seek {
  game: string;
  actions: number;
  median: number;
  worst: number;
}

/** So many milliseconds at most. */
const seekGoal = 50;

export const measureSeeks = (): Seek[] =>
  gameTools.map(({ id, laws: { trial, forms } }) => {
    const { actions, times } = seekTimes(trial, 5, forms[0]!);
    return { game: id, actions, median: median(times), worst: Math.max(...times) };
  });

export function printCurves({ byAction, byCreatures }: Curves): void {
  printCurve(
    'Microseconds a decision with 9 to 12 creatures in play, by actions played before (from 1,000 on, four players):',
    byAction,
  );
  printCurve('Microseconds a decision, by creatures in play:', byCreatures);
}

function printCurve(title: string, points: readonly CurvePoint[]): void {
  console.log(`\n${title}`);
  for (const { from, positions, options, microseconds } of points) {
    const bar = '█'.repeat(Math.min(60, Math.round(microseconds / 2)));
    console.log(
      `  from ${String(from).padStart(5)} ${microseconds.toFixed(1).padStart(8)} µs ${options.toFixed(1).padStart(6)} options ${String(positions).padStart(5)} positions  ${bar}`,
    );
  }
}

export function printSeeks(seeks: readonly Seek[]): void {
  console.log(`\nMilliseconds to any moment of a match, by its rules (goal ${String(seekGoal)} ms at most):`);
  for (const { game, actions, median: middle, worst } of seeks)
    console.log(
      `  ${game.padEnd(24)} median ${middle.toFixed(2)}, worst ${worst.toFixed(2)} in a match of ${String(actions)} actions, ${worst <= seekGoal ? 'reached' : 'missed'}`,
    );
}
