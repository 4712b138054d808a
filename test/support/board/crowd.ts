/** A battlefield full of pieces that are all on their way: forty of them, going to and fro between neighbouring squares. */
import { mapOf } from '../../../renderer/table/lists.ts';
import { laidBattlefield } from '../../../renderer/games/warband/battlefield.ts';
import { motifs } from '../../../shared/motifs.ts';
import type { CreatureView, WarbandView } from '../../../shared/games/warband.ts';

export const crowdSize = 40;
/** Milliseconds from one square to the next, as at the table. */
export const stepTime = 80;
export const { width: columns } = laidBattlefield;

/** Four rows of ten, two columns apart. */
const homeOf = (id: number): number => (2 + Math.floor(id / 10) * 3) * columns + 2 + (id % 10) * 2;

/** Where everybody stands after so many steps: a square further right, and back again. */
export const placesAfter = (steps: number): ReadonlyMap<number, number> =>
  mapOf(Array.from({ length: crowdSize }, (_, id) => [id, homeOf(id) + ((steps + id) % 2)] as const));

const creatureOf = (id: number): CreatureView => ({
  id,
  seat: id % 2,
  owner: id % 2,
  square: homeOf(id),
  size: 1,
  tapped: id % 7 === 0,
  damage: (id % 3) * 10,
  attached: [],
  changes: [],
  level: 2,
  hitPoints: 30 + (id % 5) * 10,
  melee: 10,
  ranged: 0,
  range: 0,
  speed: 5,
  traits: [],
  keywords: [],
  abilities: [],
  hasActed: id % 5 === 0,
});

/** As much of a position as the drawing reads. */
export const crowdedView = {
  battlefield: laidBattlefield,
  creatures: Array.from({ length: crowdSize }, (_, id) => creatureOf(id)),
  chests: [],
  tokens: [],
  players: [],
  active: -1,
} as unknown as WarbandView;

export const motifOf = (id: number): string => motifs[id * 5]!;
