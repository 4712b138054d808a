/** Two ready-made warbands at a table, for tests of bots. */
import { loadArmoury, setupMaker, type Army } from '../../electron/cli/warband/armies.ts';
import type { WarbandSetup } from '../../electron/games/warband/index.ts';

export const armoury = loadArmoury();
const maker = setupMaker(armoury);

const armyAt = (index: number): Army => armoury.armies[index % armoury.armies.length]!;

/** The standard game between two of the ready-made warbands. */
export const pairSetup = (one: number, other: number): WarbandSetup =>
  maker.match([armyAt(one), armyAt(other)], 'dungeon', 0);

export const crowdSetup = (players: number, teams: boolean): WarbandSetup =>
  maker.match(
    Array.from({ length: players }, (_, seat) => armyAt(seat * 5 + 2)),
    'outdoor',
    0,
    teams,
  );

/** The small field of a first game makes cheap matches. */
export const firstGameSetup = (pack: number): WarbandSetup =>
  maker.firstGame(armoury.shared[pack % armoury.shared.length]!, pack % 2);
