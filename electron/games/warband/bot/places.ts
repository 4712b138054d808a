/** Where a creature would stand well: a quick estimate of every square it can go to, without going there. */
import { isAdjacent } from '../geometry/distance.ts';
import type { Play } from '../play.ts';
import type { Square } from '../state.ts';
import { bestHope, daringIn, harmOf } from './judge.ts';
import type { Fighter } from './survey.ts';
import { gapBetween } from './survey.ts';
import type { Weights } from './weights.ts';

/** What standing on a square is worth to a creature: what it could do from there at once or later, less the danger. */
export function placeWorth(
  play: Play,
  fighter: Fighter,
  square: Square,
  fighters: readonly Fighter[],
  weights: Weights,
): number {
  const there: Fighter = { ...fighter, square };
  const isFresh = !fighter.creature.tapped;
  const at = isFresh ? bestHope(play, { ...there, speed: 0 }, fighters, weights) : 0;
  const after = bestHope(play, { ...there, speed: Math.max(1, fighter.speed) }, fighters, weights);
  return (
    daringIn(play.state, weights) * Math.max(at, weights.later * after) -
    weights.next * danger(play, there, fighters, weights) +
    0.1 * company(play, there, fighters)
  );
}

/** What enemies could do to a creature in their next turn: the worst of it counts in full, the rest in part. */
function danger(play: Play, fighter: Fighter, fighters: readonly Fighter[], weights: Weights): number {
  let worst = 0;
  let sum = 0;
  for (const other of fighters) {
    if (other.team === fighter.team || !other.canAttack) continue;
    const gap = gapBetween(play, other, fighter);
    const damage = Math.max(
      gap - 1 <= other.speed ? other.melee : 0,
      other.range > 0 && gap <= other.range + other.speed ? other.ranged : 0,
    );
    if (damage === 0) continue;
    const harm = harmOf(fighter, damage, weights);
    worst = Math.max(worst, harm);
    sum += harm;
  }
  return worst + 0.4 * (sum - worst);
}

/** Friends next to it: they can assist, and enemies cannot surround it. */
function company(play: Play, fighter: Fighter, fighters: readonly Fighter[]): number {
  let friends = 0;
  for (const other of fighters) {
    if (other.team !== fighter.team || other.creature.id === fighter.creature.id) continue;
    if (isAdjacent(play.tables, fighter.square, fighter.size, other.square, other.size)) friends += 1;
  }
  return Math.min(2, friends);
}
