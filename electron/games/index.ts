/** The games of the program, one line each: nothing else in the main process names a game to offer it. */
import type { AnyGame } from '../engine/table-game.ts';
import { warband } from './warband/index.ts';

const games: readonly AnyGame[] = [warband];

export const gameOf = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
