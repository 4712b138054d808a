/** Every workload by its name; each is loaded only in the process that measures it. */
import { gameTools } from '../games.ts';
import { randomPlay } from './ours/any-game.ts';
import type { Workload } from './measuring.ts';
import { searchTrial } from './ours/warband.ts';

type Load = () => Promise<{ workload: Workload }>;

/** A peer whose packages are fetched for it alone; nothing of it is known to the compiler. */
const fetched =
  (name: string): Load =>
  () =>
    import(new URL(`./peers/packages/${name}.ts`, import.meta.url).href) as ReturnType<Load>;

const workloads = {
  pkmn: fetched('pkmn'),
  chessops: fetched('chessops'),
  boardgame: fetched('boardgame'),
  easystar: fetched('easystar'),
  rot: fetched('rot'),
  structuredClone: () => import('./peers/structured-clone.ts'),
  relisted: () => import('./peers/relisted.ts'),
  play: () => import('./ours/play.ts'),
  playTold: () => import('./ours/play-told.ts'),
  dispatch: () => import('./ours/dispatch.ts'),
  clone: () => import('./ours/clone.ts'),
  reach: () => import('./ours/reach.ts'),
  sight: () => import('./ours/sight.ts'),
  replay: () => import('./ours/replay.ts'),
} as const satisfies Record<string, Load>;

type PlayOf = `play ${string}`;
type PlayersOf = `players ${number}`;

export type WorkloadName = keyof typeof workloads | PlayOf | PlayersOf;

/** Random play of a game that has no workload of its own. */
export const playOf = (game: string): PlayOf => `play ${game}`;

/** Random play of Warband by so many. */
export const playersOf = (players: number): PlayersOf => `players ${players}`;

/** Peers that need packages which `npm ci` does not bring. */
export const fetchedPeers: ReadonlySet<WorkloadName> = new Set([
  'pkmn',
  'chessops',
  'boardgame',
  'easystar',
  'rot',
]);

export async function loadWorkload(name: WorkloadName): Promise<Workload> {
  if (name in workloads) return (await workloads[name as keyof typeof workloads]()).workload;
  const players = [3, 4].find((count) => playersOf(count) === name);
  if (players !== undefined) return randomPlay(searchTrial, 1, { players, teams: false });
  const tools = gameTools.find(({ id }) => playOf(id) === name);
  if (!tools) throw new Error(`there is no workload ${name}`);
  const { trial, forms } = tools.laws;
  return randomPlay(trial, 1, forms[0]);
}
