/**
 * `npm run bench -- engine [--json] [--seconds 2] [--rounds 3] [--without-peers]`: the rules engine against its peers,
 * in one run. Each workload runs in a process of its own, warmed before it is measured.
 */
import { parseArgs } from 'node:util';
import { wholeNumber } from '../common/args.ts';
import { gameTools } from '../games.ts';
import { type Comparison, compare, type Figure, printFigures } from './comparing.ts';
import { type Curves, measureCurves, measureSeeks, printCurves, printSeeks, type Seek } from './curves.ts';
import { machine } from './measuring.ts';
import { fetchPeers } from './peers/fetching.ts';
import { fetchedPeers, playOf, playersOf } from './workloads.ts';

const comparisons: Comparison[] = [
  // The simulator writes its log as it goes, so our events are made and kept too.
  { name: 'random play, with events', ours: 'playTold', peer: 'pkmn', peerName: '@pkmn/sim gen 1 battles', unit: 'decisions', goal: 25 },
  { name: 'random play', ours: 'play', peer: 'chessops', peerName: 'chessops plies', unit: 'decisions', goal: 0.7 },
  { name: 'dispatch with events', ours: 'dispatch', peer: 'boardgame', peerName: 'boardgame.io reducer', unit: 'answers', goal: 1.5 },
  { name: 'clone', ours: 'clone', peer: 'structuredClone', peerName: 'structuredClone', unit: 'states', goal: 30 },
  { name: 'reach', ours: 'reach', peer: 'easystar', peerName: 'easystarjs one path', unit: 'creatures', goal: 4 },
  { name: 'sight and cover to six', ours: 'sight', peer: 'rot', peerName: 'rot-js recursive view', unit: 'looks', goal: 8 },
  { name: 'replay', ours: 'replay', peer: 'relisted', peerName: 'the same with options listed', unit: 'actions', goal: 10 },
]; // prettier-ignore

/** Every other game's random play against Warband's, which is the largest and stands first. */
const gamesAgainstWarband = gameTools.slice(1).map(({ id }): Comparison => ({
  name: `random play, ${id}`,
  ours: playOf(id),
  peer: 'play',
  peerName: 'Warband',
  unit: 'decisions',
  goal: 2,
}));

/** More players mean more creatures and more to choose from; the cost should not grow faster than that. */
const growth = [3, 4].map((players): Comparison => ({
  name: `random play, ${String(players)} players`,
  ours: playersOf(players),
  peer: 'play',
  peerName: 'two players',
  unit: 'decisions',
  goal: 0.5,
}));

export interface EngineReport {
  section: 'engine';
  machine: string;
  figures: Figure[];
  curves: Curves;
  seeks: Seek[];
}

export async function run(args: readonly string[]): Promise<EngineReport> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      'without-peers': { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const seconds = wholeNumber('seconds', values.seconds, 1);
  const withPeers = !values['without-peers'];
  if (withPeers) fetchPeers();
  const meant = [...comparisons, ...gamesAgainstWarband, ...growth].filter(
    ({ peer }) => withPeers || !fetchedPeers.has(peer),
  );
  const figures = await compare(meant, wholeNumber('rounds', values.rounds, 1), seconds);
  const report: EngineReport = {
    ...{ section: 'engine', machine: machine(), figures },
    ...{ curves: measureCurves(seconds), seeks: measureSeeks() },
  };
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  return report;
}

function print({ figures, curves, seeks }: EngineReport): void {
  console.log(`Per CPU second, on ${machine()}; of each round the ratio, told as median (least – most):\n`);
  printFigures(figures);
  printCurves(curves);
  printSeeks(seeks);
}
