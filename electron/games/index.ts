/** The games of the program, one line each: nothing else in the main process names a game to offer it. */
import { gamesFrom } from '../engine/games.ts';
import { deepwarren } from './deepwarren/index.ts';
import { delve } from './delve/index.ts';
import { salient } from './salient/index.ts';
import { warband } from './warband/index.ts';

export const games = gamesFrom([warband, deepwarren, salient, delve]);
