/** The pieces that stand ready on the home screen's battlefield: each wholly inside its side's start area (W-223). */
import type { Side } from '../../ui/sides.ts';

interface StandingPiece {
  motif: string;
  side: Side;
  at: readonly [number, number];
  hitPoints: number;
  size?: 2;
}

export const standingPieces: readonly StandingPiece[] = [
  { motif: 'visored-helm', side: 1, at: [2, 3], hitPoints: 60 },
  { motif: 'bowman', side: 1, at: [2, 5], hitPoints: 50 },
  { motif: 'barbute', side: 1, at: [3, 4], hitPoints: 50 },
  { motif: 'sitting-dog', side: 1, at: [3, 2], hitPoints: 20 },
  { motif: 'rock-golem', side: 2, at: [20, 11], hitPoints: 110, size: 2 },
  { motif: 'cultist', side: 2, at: [21, 10], hitPoints: 40 },
  { motif: 'cowled', side: 2, at: [20, 13], hitPoints: 30 },
  { motif: 'executioner-hood', side: 2, at: [22, 12], hitPoints: 70 },
];
