/** Every workload by its name; each is loaded only in the process that measures it. */
import type { Workload } from './bench-kit.ts';

type Load = () => Promise<{ workload: Workload }>;

export const workloads = {
  pkmn: () => import('./bench-peers/pkmn.ts'),
  chessops: () => import('./bench-peers/chessops.ts'),
  boardgame: () => import('./bench-peers/boardgame.ts'),
  easystar: () => import('./bench-peers/easystar.ts'),
  rot: () => import('./bench-peers/rot.ts'),
  reach: () => import('./bench-ours/reach.ts'),
  sight: () => import('./bench-ours/sight.ts'),
} as const satisfies Record<string, Load>;

export type WorkloadName = keyof typeof workloads;
