/**
 * `npm run bench -- engine [--json] [--seconds 2] [--rounds 3]`: the rules engine against its peers, in one run.
 * Each workload runs in a process of its own, rounds take turns, and the median counts; nothing is asserted.
 */
import { parseArgs } from 'node:util';
import { wholeNumber } from '../common/args.ts';
import { gameTools } from '../games.ts';
import { machine, median, rateInChild } from './measuring.ts';
import { curve, sampleStates, seekTimes, type CurvePoint } from './ours/any-game.ts';
import { searchTrial } from './ours/warband.ts';
import { areThere } from './peers/fetching.ts';
import { fetchedPeers, playOf, type WorkloadName } from './workloads.ts';

/** One figure of ours against one of a peer; `goal` is the ratio of `performance.md`. */
interface Comparison {
  name: string;
  ours: WorkloadName;
  peer: WorkloadName;
  peerName: string;
  unit: string;
  goal: number;
}

const comparisons: Comparison[] = [
  {
    name: 'random play',
    ours: 'play',
    peer: 'pkmn',
    peerName: '@pkmn/sim gen 1 battles',
    unit: 'decisions',
    goal: 25,
  },
  {
    name: 'random play',
    ours: 'play',
    peer: 'chessops',
    peerName: 'chessops plies',
    unit: 'decisions',
    goal: 1,
  },
  {
    name: 'dispatch with events',
    ours: 'dispatch',
    peer: 'boardgame',
    peerName: 'boardgame.io reducer',
    unit: 'answers',
    goal: 5,
  },
  {
    name: 'clone',
    ours: 'clone',
    peer: 'structuredClone',
    peerName: 'structuredClone',
    unit: 'states',
    goal: 30,
  },
  {
    name: 'reach',
    ours: 'reach',
    peer: 'easystar',
    peerName: 'easystarjs one path',
    unit: 'creatures',
    goal: 4,
  },
  {
    name: 'sight and cover to six',
    ours: 'sight',
    peer: 'rot',
    peerName: 'rot-js recursive view',
    unit: 'looks',
    goal: 8,
  },
  {
    name: 'replay',
    ours: 'replay',
    peer: 'relisted',
    peerName: 'the same with options listed',
    unit: 'actions',
    goal: 10,
  },
];

/** Every other game's random play against Warband's, which is the largest and stands first. */
const gamesAgainstWarband = gameTools.slice(1).map(({ id }): Comparison => ({
  name: `random play, ${id}`,
  ours: playOf(id),
  peer: 'play',
  peerName: 'Warband',
  unit: 'decisions',
  goal: 4,
}));

interface Figure extends Omit<Comparison, 'ours' | 'peer'> {
  ours: number;
  peer: number;
  ratio: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const seconds = wholeNumber('seconds', values.seconds, 1);
  const withPeers = areThere();
  const meant = [...comparisons, ...gamesAgainstWarband].filter(
    ({ peer }) => withPeers || !fetchedPeers.has(peer),
  );
  const rates = await measureAll(meant, wholeNumber('rounds', values.rounds, 1), seconds);
  const figures = meant.map((comparison): Figure => {
    const [ours, peer] = [rates.get(comparison.ours)!, rates.get(comparison.peer)!];
    return { ...comparison, ours, peer, ratio: ours / peer };
  });
  const curves = measureCurves(seconds);
  const seeks = measureSeeks();
  if (values.json)
    console.log(JSON.stringify({ section: 'engine', machine: machine(), figures, curves, seeks }));
  else print(figures, curves, seeks);
}

/** Rounds go through all workloads in turn, so that a busy moment of the machine does not fall on one of them alone. */
async function measureAll(
  meant: readonly Comparison[],
  rounds: number,
  seconds: number,
): Promise<Map<WorkloadName, number>> {
  const names = [...new Set(meant.flatMap(({ ours, peer }) => [ours, peer]))];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) {
      if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${rounds}: ${name.padEnd(20)}`);
      rates.get(name)!.push(await rateInChild(name, seconds));
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  return new Map(names.map((name) => [name, median(rates.get(name)!)]));
}

interface Curves {
  byAction: CurvePoint[];
  byCreatures: CurvePoint[];
}

/** Late in a match more creatures stand around; only positions with so many show what the length alone does. */
const usualCreatures = [9, 10, 11, 12];

/** What a decision costs late in a match and among many creatures. */
function measureCurves(seconds: number): Curves {
  const positions = sampleStates(searchTrial, 100, 8);
  const usual = positions.filter(({ state }) => usualCreatures.includes(state.creatures.length));
  const byAction = usual.map(({ state, at }) => ({ state, kind: at }));
  const byCreatures = positions.map(({ state }) => ({ state, kind: state.creatures.length }));
  const share = seconds / 20;
  curve(searchTrial, byAction, 10_000, seconds); // Lets the compiler finish first.
  return {
    byAction: curve(searchTrial, byAction, 100, share),
    byCreatures: curve(searchTrial, byCreatures, 3, share),
  };
}

/** Going to a moment of a match. */
interface Seek {
  game: string;
  actions: number;
  median: number;
  worst: number;
}

/** So many milliseconds at most. */
const seekGoal = 50;

const measureSeeks = (): Seek[] =>
  gameTools.map(({ id, laws: { trial, forms } }) => {
    const { actions, times } = seekTimes(trial, 5, forms[0]!);
    return { game: id, actions, median: median(times), worst: Math.max(...times) };
  });

const rate = (value: number): string => Math.round(value).toLocaleString('en-US');

function print(figures: readonly Figure[], { byAction, byCreatures }: Curves, seeks: readonly Seek[]): void {
  console.log(`Per CPU second, on ${machine()}:\n`);
  for (const { name, unit, ours, peer, peerName, ratio, goal } of figures) {
    const mark = ratio >= goal ? 'reached' : 'missed';
    console.log(
      `  ${name.padEnd(24)}${rate(ours).padStart(12)} ${unit.padEnd(10)} ${rate(peer).padStart(12)}  ${peerName.padEnd(30)} ${ratio.toFixed(2).padStart(8)} ×  goal ${goal} × ${mark}`,
    );
  }
  printCurve('Microseconds a decision with 9 to 12 creatures in play, by actions played before:', byAction);
  printCurve('Microseconds a decision, by creatures in play:', byCreatures);
  console.log(`\nMilliseconds to any moment of a match, by its rules (goal ${seekGoal} ms at most):`);
  for (const { game, actions, median: middle, worst } of seeks)
    console.log(
      `  ${game.padEnd(24)} median ${middle.toFixed(2)}, worst ${worst.toFixed(2)} in a match of ${actions} actions, ${worst <= seekGoal ? 'reached' : 'missed'}`,
    );
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
