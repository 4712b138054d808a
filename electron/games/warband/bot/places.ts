/** Where a creature would stand well: a quick estimate of every square it can go to, without going there. */
import { distance } from '../geometry/distance.ts';
import type { Play } from '../play.ts';
import type { Square } from '../state.ts';
import { daringIn, harmOf, nearness } from './judge.ts';
import { awe, roundsWaited, squaresIdle } from './siege.ts';
import type { Fighter } from './survey.ts';
import { treasuresIn, type Treasure } from './treasures.ts';
import type { Weights } from './weights.ts';

/** What a creature and one enemy could do to each other, whatever the square. */
interface Foe {
  fighter: Fighter;
  /** What hitting it gains. */
  close: number;
  distant: number;
  /** From how far it can hit within its next turn, and what that costs. */
  closeReach: number;
  closeHarm: number;
  distantReach: number;
  distantHarm: number;
}

/** Everything about a creature's choice of a place that does not depend on the place. */
export interface Surroundings {
  fighter: Fighter;
  foes: Foe[];
  friends: Fighter[];
  treasures: readonly Treasure[];
  /** How much reaching something counts that is so many squares away. */
  nearness: Float64Array;
  daring: number;
  /** Rounds that have been waited for enemies who do not come. */
  waited: number;
  weights: Weights;
}

/** Squares further away than this are out of mind. */
const horizon = 48;
const outOfReach = -1;

export function surroundingsOf(
  play: Play,
  fighter: Fighter,
  fighters: readonly Fighter[],
  weights: Weights,
): Surroundings {
  const speed = Math.max(1, fighter.speed);
  const waited = roundsWaited(play.state, play.program.teams, fighter.team);
  const others = fighters.filter(({ creature }) => creature.id !== fighter.creature.id);
  return {
    fighter,
    foes: others
      .filter(({ team }) => team !== fighter.team)
      .map((other) => foeOf(fighter, other, awe(play.state, other.creature, waited, weights), weights)),
    friends: others.filter(({ team }) => team === fighter.team),
    treasures: treasuresIn(play, weights),
    nearness: Float64Array.from({ length: horizon }, (_, squares) => nearness(squares, speed, weights)),
    daring: daringIn(play, fighter.team, weights),
    waited,
    weights,
  };
}

/** `fear` is how much what it could do counts. */
function foeOf(fighter: Fighter, other: Fighter, fear: number, weights: Weights): Foe {
  const canHit = fighter.canAttack;
  const isShot = other.canAttack && other.range > 0;
  return {
    fighter: other,
    close: canHit ? harmOf(other, fighter.melee, weights) : 0,
    distant: canHit && fighter.range > 0 ? harmOf(other, fighter.ranged, weights) : 0,
    closeReach: other.canAttack ? other.speed + other.reach : outOfReach,
    closeHarm: fear * harmOf(fighter, other.melee, weights),
    distantReach: isShot ? other.range + other.speed : outOfReach,
    distantHarm: fear * harmOf(fighter, other.ranged, weights),
  };
}

/** What standing on a square is worth to a creature: what it could do from there at once or later, less the danger. */
export function placeWorth(play: Play, around: Surroundings, square: Square): number {
  const { fighter, daring, waited, weights } = around;
  let { now, later } = treasureHope(play, around, square);
  let worst = 0;
  let sum = 0;
  let nearest = Infinity;
  for (const foe of around.foes) {
    const gap = gapTo(play, fighter, square, foe.fighter);
    nearest = Math.min(nearest, gap);
    now = Math.max(now, gap <= fighter.reach ? foe.close : 0, gap <= fighter.range ? foe.distant : 0);
    later = Math.max(
      later,
      foe.close * nearTo(around, gap - fighter.reach),
      foe.distant * nearTo(around, gap - fighter.range),
    );
    const harm = Math.max(
      gap <= foe.closeReach ? foe.closeHarm : 0,
      gap <= foe.distantReach ? foe.distantHarm : 0,
    );
    worst = Math.max(worst, harm);
    sum += harm;
  }
  const hope = Math.max(fighter.creature.tapped ? 0 : now, weights.later * later);
  // The worst an enemy could do counts in full, what the others add in part.
  const danger = worst + 0.4 * (sum - worst);
  const idle = waited > 0 ? weights.march * waited * squaresIdle(fighter, nearest) : 0;
  return daring * hope - weights.next * danger - idle + 0.1 * company(play, around, square);
}

const gapTo = (play: Play, { size }: Fighter, square: Square, other: Fighter): number =>
  distance(play.tables, square, size, other.square, other.size);

const nearTo = ({ nearness: table }: Surroundings, squares: number): number =>
  squares >= horizon ? 0 : table[Math.max(0, squares)];

function treasureHope(play: Play, around: Surroundings, from: Square): { now: number; later: number } {
  const hope = { now: 0, later: 0 };
  for (const { square, gain } of around.treasures) {
    const gap = distance(play.tables, from, around.fighter.size, square, 1);
    if (gap === 0) hope.now = Math.max(hope.now, 1.1 * gain);
    hope.later = Math.max(hope.later, (gap === 0 ? 1.1 : 1) * gain * nearTo(around, gap));
  }
  return hope;
}

/** Friends next to it: they can assist, and enemies cannot surround it. */
function company(play: Play, { fighter, friends }: Surroundings, square: Square): number {
  let beside = 0;
  for (const friend of friends) if (gapTo(play, fighter, square, friend) === 1) beside += 1;
  return Math.min(2, beside);
}
