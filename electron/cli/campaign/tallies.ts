/** What matches of other games counted when soldiers played them: drawn from where the simulator plays none. */
import type { PlaceKind, Tallies } from '../../../shared/games/campaign.ts';
import { randomInt, type Rng } from '../../engine/rng.ts';

type Counts = Record<'won' | 'lost', readonly Tallies[]>;

const margins = [1, 1, 1, 2, 2, 2, 2, 3, 4, 4].map((margin): Tallies => ({ margin }));
const journey = (gold: number, treasures: number): Tallies => ({ gold, treasures });

/** 60 Duels; 120 expeditions, of which 58 came home and 21 with a Treasure, every second into a mapped Undermount. */
const counted: Partial<Record<PlaceKind, Counts>> = {
  salient: { won: margins, lost: [{ margin: 0 }] },
  delve: {
    won: [
      ...[journey(500, 2), journey(1350, 2), journey(1400, 2), journey(1800, 4), journey(2400, 4)],
      ...[journey(2900, 4), journey(3000, 6), journey(4300, 6), journey(4900, 6), journey(9170, 12)],
    ],
    lost: [0, 0, 0, 0, 0, 0, 50, 70, 120, 150].map((gold) => journey(gold, 0)),
  },
};

/** What a place's match counted, by lot. */
export function talliesByLot(kind: PlaceKind, won: boolean, rng: Rng): Tallies {
  const able = counted[kind]?.[won ? 'won' : 'lost'] ?? [];
  return able[randomInt(rng, Math.max(1, able.length))] ?? {};
}
