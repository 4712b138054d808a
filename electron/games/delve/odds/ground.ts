/** The ground as a walker sees it: for each way of standing in a space, the ways out and what they cost (R-812, D-983). */
import type { ChamberKind, Space } from '../../../../shared/games/delve.ts';
import { isPassable, isUnexplored, obstaclesOn } from '../board/borders.ts';
import { bordersOf, hoard, isTower, opposite, squareCount, type Border } from '../board/spaces.ts';
import { chasmSides, darkWays } from '../board/ways.ts';
import { chamberKindOf, chamberTable, door } from '../content/chambers.ts';
import { faceOf, heroAt, kindAt } from '../play.ts';
import { none, type State } from '../state.ts';
import { passChance, repeatedChance, repeatedTest, type Repeated } from './dice.ts';

/** Where somebody stands: a space and the side he came in by, where that matters. */
export type Spot = number;
export const spotCount = squareCount * 5;
export const spotAt = (space: Space, entry: number): Spot => space * 5 + entry + 1;
export const spaceOfSpot = (spot: Spot): Space => Math.floor(spot / 5);

/** A way out of a space: where it leads, and what must be opened first. */
export interface Way {
  to: Space;
  side: number;
  spot: Spot;
  /** Tries at doors and gates; absent: nothing bars it. */
  tries: Repeated | undefined;
}

export type GroundKind = ChamberKind | 'unknown' | 'tower' | 'hoard';

export interface Place {
  kind: GroundKind;
  ways: readonly Way[];
  /** Dark Chamber: the side for each result of the die. */
  rolls: readonly number[];
  /** Chasm: by entry, the sides he can leave by. */
  split: readonly (readonly number[])[];
}

/** What unexplored spaces are like on the whole, from the chambers still to come. */
export interface Stock {
  /** Chance that a side other than the one entered by is a passage. */
  open: number;
  /** Shares of chambers that are walked through, that turn round, that hold up. */
  corridor: number;
  turning: number;
  slow: number;
  deadly: number;
}

export interface Ground {
  places: readonly (Place | undefined)[];
  stock: Stock;
  crossing: Repeated;
  tearing: Repeated;
  luck: number;
  bridge: number;
}

const slowKinds: ReadonlySet<ChamberKind> = new Set(['rockfall', 'web', 'bridge', 'dark', 'chasm']);
const sided: ReadonlySet<GroundKind> = new Set<GroundKind>(['chasm', 'rockfall', 'web', 'bridge']);

function stockOf({ stock }: Readonly<State>): Stock {
  const found = { open: 0, corridor: 0, turning: 0, slow: 0, deadly: 0 };
  for (const chamber of stock) {
    const kind = chamberKindOf[chamber];
    const { sides } = chamberTable[chamber];
    for (const side of [1, 2, 3]) if (sides.charAt(side) !== '#') found.open += 1 / 3;
    if (kind === 'corridor') found.corridor++;
    if (kind === 'turning') found.turning++;
    if (kind === 'well') found.deadly++;
    if (slowKinds.has(kind)) found.slow++;
  }
  const all = Math.max(1, stock.length);
  return {
    open: found.open / all,
    corridor: found.corridor / all,
    turning: found.turning / all,
    slow: found.slow / all,
    deadly: found.deadly / all,
  };
}

function kindOf(state: Readonly<State>, space: Space): GroundKind {
  if (space === hoard) return 'hoard';
  if (isTower(space)) return 'tower';
  return isUnexplored(state, space) ? 'unknown' : (kindAt(state, space) ?? 'unknown');
}

interface Tries {
  door: Repeated;
  gate: Repeated;
  both: Repeated;
}

function triesOn(state: Readonly<State>, space: Space, border: Border, tries: Tries): Repeated | undefined {
  const obstacles = obstaclesOn(state, space, border);
  if (obstacles.length === 0) return undefined;
  if (obstacles.length > 1) return tries.both;
  return obstacles[0] === door ? tries.door : tries.gate;
}

/** The ground for one hero; `opens` is the chance that a door card opens. */
export function groundFor(state: Readonly<State>, seat: number, opens: number): Ground {
  const hero = heroAt(state, seat);
  const { strength, agility, luck } = faceOf(hero).values;
  const tries: Tries = {
    door: repeatedChance(opens),
    gate: repeatedTest(strength),
    both: repeatedChance(opens * passChance(strength)),
  };
  const kinds = Array.from({ length: squareCount }, (_, space) => kindOf(state, space));
  const places = kinds.map((kind, space): Place | undefined => {
    if (bordersOf[space].length === 0) return undefined;
    const ways = bordersOf[space]
      .filter((border) => isPassable(state, space, border))
      .map((border) => ({
        to: border.to,
        side: border.side,
        spot: spotAt(border.to, sided.has(kinds[border.to]) ? border.far : none),
        tries: triesOn(state, space, border, tries),
      }));
    return {
      kind,
      ways,
      rolls: kind === 'dark' ? darkWays(state, space) : [],
      split: kind === 'chasm' ? [0, 1, 2, 3].map((side) => chasmSides(state, space, side)) : [],
    };
  });
  return {
    places,
    stock: stockOf(state),
    crossing: repeatedTest(agility),
    tearing: repeatedTest(strength),
    luck: passChance(luck),
    bridge: passChance(agility - hero.loot.length),
  };
}

/** Ways by which somebody who came in by a side may go on without crossing anything. */
export function plainWays({ kind, ways, split }: Place, entry: number): readonly Way[] {
  if (entry === none) return ways;
  if (kind === 'chasm') return ways.filter(({ side }) => split[entry].includes(side));
  if (kind === 'rockfall' || kind === 'web' || kind === 'bridge')
    return ways.filter(({ side }) => side === entry);
  return ways;
}

/** Ways beyond what must be crossed. */
export function farWays({ kind, ways }: Place, entry: number): readonly Way[] {
  if (entry === none) return ways;
  return ways.filter(({ side }) => (kind === 'bridge' ? side === opposite(entry) : side !== entry));
}
