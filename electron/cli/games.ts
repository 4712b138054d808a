/** The games that commands, laws and benches know, one line each. Without `--game` a command means the first. */
import type { AnyGameTools } from '../engine/game-tools.ts';
import { deepwarrenTools } from '../games/deepwarren/tools.ts';
import { delveTools } from '../games/delve/tools.ts';
import { salientTools } from '../games/salient/tools.ts';
import { warbandTools } from './warband/tools.ts';

export const gameTools: readonly [AnyGameTools, ...AnyGameTools[]] = [
  warbandTools,
  deepwarrenTools,
  delveTools,
  salientTools,
];
