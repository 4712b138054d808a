/** Every workload by its name; each is loaded only in the process that measures it. */
import type { Workload } from './bench-kit.ts';

type Load = () => Promise<{ workload: Workload }>;

export const workloads = {
  pkmn: () => import('./bench-peers/pkmn.ts'),
  chessops: () => import('./bench-peers/chessops.ts'),
  boardgame: () => import('./bench-peers/boardgame.ts'),
  structuredClone: () => import('./bench-peers/structured-clone.ts'),
  easystar: () => import('./bench-peers/easystar.ts'),
  rot: () => import('./bench-peers/rot.ts'),
  relisted: () => import('./bench-peers/relisted.ts'),
  play: () => import('./bench-ours/play.ts'),
  dispatch: () => import('./bench-ours/dispatch.ts'),
  clone: () => import('./bench-ours/clone.ts'),
  reach: () => import('./bench-ours/reach.ts'),
  sight: () => import('./bench-ours/sight.ts'),
  replay: () => import('./bench-ours/replay.ts'),
} as const satisfies Record<string, Load>;

export type WorkloadName = keyof typeof workloads;
