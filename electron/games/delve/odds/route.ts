/** How many turns a hero may expect from every spot to a goal, and the way there (R-812, D-983). */
import type { Space } from '../../../../shared/games/delve.ts';
import { squareCount } from '../board/spaces.ts';
import { none } from '../state.ts';
import {
  farWays,
  plainWays,
  spaceOfSpot,
  spotAt,
  spotCount,
  type Ground,
  type Place,
  type Way,
} from './ground.ts';

/** What chambers cost beyond the turn in which they are entered. */
const unknownTurns = 0.28;
const wellTurns = 8;
const fallTurns = 7;
const hoardTurns = 0.5;
const far = 999;

export interface Route {
  /** Expected turns from standing there, free to act, by spot. */
  turns: Float64Array;
  /** The same from having just entered. */
  entered: Float64Array;
}

const ofWay = ({ spot, tries }: Way, entered: Float64Array): number =>
  (tries ? tries.failures : 0) + entered[spot];

function least(ways: readonly Way[], entered: Float64Array): number {
  let best = far;
  for (const way of ways) best = Math.min(best, ofWay(way, entered));
  return best;
}

/** Turns from standing in a place at the start of one's turn. */
function standing(ground: Ground, place: Place, entry: number, entered: Float64Array): number {
  const back = least(plainWays(place, entry), entered);
  switch (place.kind) {
    case 'rockfall':
      return Math.min(back, ground.crossing.failures + least(farWays(place, entry), entered));
    case 'dark':
      return inTheDark(place, entered);
    default:
      return back;
  }
}

/** D-422: the die decides, and a wall costs the turn. */
function inTheDark({ ways, rolls }: Place, entered: Float64Array): number {
  let sum = 0;
  let open = 0;
  for (const roll of rolls) {
    const way = ways.find(({ side }) => side === roll);
    if (!way) continue;
    open++;
    sum += ofWay(way, entered);
  }
  if (open === 0) return least(ways, entered);
  return (sum + (rolls.length - open)) / open;
}

/** Turns from having just come in. */
function arriving(ground: Ground, place: Place, entry: number, entered: Float64Array): number {
  switch (place.kind) {
    case 'corridor':
    case 'tower':
    case 'dark':
      return standing(ground, place, none, entered);
    case 'web':
      return Math.min(
        1 + least(plainWays(place, entry), entered),
        ground.tearing.failures + least(farWays(place, entry), entered),
      );
    case 'bridge':
      return Math.min(
        1 + least(plainWays(place, entry), entered),
        ground.bridge * least(farWays(place, entry), entered) + (1 - ground.bridge) * fallTurns,
      );
    case 'well':
      return 1 + (1 - ground.luck) * wellTurns + least(place.ways, entered);
    case 'unknown':
      return 1 + unknownTurns - ground.stock.corridor / 2 + least(place.ways, entered);
    case 'hoard':
      return 1 + hoardTurns + least(place.ways, entered);
    default:
      return 1 + standing(ground, place, entry, entered);
  }
}

const mostSweeps = 24;
const close = 0.005;
const sidedKinds = new Set(['chasm', 'rockfall', 'web', 'bridge']);
const anyEntry = [none];
const allEntries = [none, 0, 1, 2, 3];
const entriesOf = ({ kind }: Place): readonly number[] => (sidedKinds.has(kind) ? allEntries : anyEntry);

/** By sweeps to and fro, until nothing becomes shorter; `extra` is what entering a space costs besides. */
export function routeTo(ground: Ground, goals: readonly Space[], extra?: ReadonlyMap<Space, number>): Route {
  const entered = new Float64Array(spotCount).fill(far);
  for (const goal of goals) for (const entry of allEntries) entered[spotAt(goal, entry)] = 1;
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let most = 0;
    for (let at = 0; at < squareCount; at++) {
      const space = sweep % 2 === 0 ? at : squareCount - 1 - at;
      const place = ground.places[space];
      if (!place || goals.includes(space)) continue;
      for (const entry of entriesOf(place)) {
        const spot = spotAt(space, entry);
        const value = arriving(ground, place, entry, entered) + (extra?.get(space) ?? 0);
        most = Math.max(most, entered[spot] - value);
        entered[spot] = value;
      }
    }
    if (most < close && sweep > 1) break;
  }
  return { turns: standingTurns(ground, goals, entered), entered };
}

function standingTurns(ground: Ground, goals: readonly Space[], entered: Float64Array): Float64Array {
  const turns = new Float64Array(spotCount).fill(far);
  ground.places.forEach((place, space) => {
    if (!place) return;
    for (const entry of allEntries)
      turns[spotAt(space, entry)] = goals.includes(space) ? 0 : standing(ground, place, entry, entered);
  });
  return turns;
}

/** The spaces of the shortest way from a spot, the goal last. */
export function pathFrom(ground: Ground, { entered }: Route, spot: number, goals: readonly Space[]): Space[] {
  const path: Space[] = [];
  let space = spaceOfSpot(spot);
  let entry = (spot % 5) - 1;
  while (!goals.includes(space) && path.length < squareCount) {
    const place = ground.places[space];
    if (!place) break;
    const ways = [...new Set([...plainWays(place, entry), ...farWays(place, entry)])];
    const [next] = ways.toSorted((one, other) => ofWay(one, entered) - ofWay(other, entered));
    if (!next || path.includes(next.to)) break;
    path.push(next.to);
    space = next.to;
    entry = (next.spot % 5) - 1;
  }
  return path;
}
