/** How well a player stands: the value V of the rules (T-1109), against the best opponent. */
import type { Seat } from '../../../../shared/game.ts';
import { tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import { areFoes, breathes, damageOf, ownRange } from '../combat.ts';
import { relicTable } from '../content/relics.ts';
import { tokenTable } from '../content/tokens.ts';
import { spacesOfTile } from '../dungeon/layout.ts';
import { hasDoor, stepsFrom } from '../dungeon/spaces.ts';
import { isDelver } from '../play.ts';
import type { State, Token } from '../state.ts';

/** The numbers of T-1109. */
const valueWeights = {
  /** Share of a token's worth that does not depend on its wounds. */
  unhurt: 0.5,
  furtherDelver: 1.5,
  firstDelver: 4,
  expectedDamage: 0.6,
  chest: 2,
} as const;

/** Worth more than any position: a game won or lost. */
const won = 1_000;

/** Farther than this nothing is looked for: an attack next round, or a chest. */
const farthest = 6;

/** Spaces by their distance from some, doors and Rubble in the way, tokens not. */
function distancesFrom(state: Readonly<State>, starts: readonly Space[], most: number): Map<Space, number> {
  const distances = new Map<Space, number>(starts.map((space) => [space, 0]));
  const found: number[] = [];
  for (const [space, distance] of distances) {
    if (distance === most) continue;
    const count = stepsFrom(state, space, found);
    for (let at = 0; at < count; at++) {
      const to = found[at];
      if (!distances.has(to) && !hasDoor(state, tileOfSpace(to))) distances.set(to, distance + 1);
    }
  }
  return distances;
}

/** Steps a foe can be away and still hit next round: its own range and one step. */
const reachOf = (token: Readonly<Token>): number => (breathes(token) ? 1 : ownRange(token)) + 1;

/** Wounds each token may lose to attacks in the next round: the worst of each other player (T-809). */
function expectedDamage(state: Readonly<State>, victim: Readonly<Token>): number {
  const worst = state.players.map(() => 0);
  let distances: Map<Space, number> | undefined;
  for (const foe of state.tokens) {
    if (!areFoes(foe, victim) || foe.bound) continue;
    distances ??= distancesFrom(state, [victim.space], 3);
    const distance = distances.get(foe.space);
    if (distance === undefined || distance > reachOf(foe)) continue;
    worst[foe.seat] = Math.max(worst[foe.seat], damageOf(state, foe));
  }
  return Math.min(
    victim.wounds,
    worst.reduce((sum, damage) => sum + damage, 0),
  );
}

/** Steps from the nearest own Delver to the nearest chest, or nothing if none is near. */
function stepsToChest(state: Readonly<State>, seat: Seat): number | undefined {
  if (state.chests.length === 0) return undefined;
  const own = state.tokens
    .filter((token) => token.seat === seat && isDelver(token))
    .map(({ space }) => space);
  if (own.length === 0) return undefined;
  const distances = distancesFrom(state, own, farthest);
  const steps = state.chests
    .flatMap((tile) => spacesOfTile[tile].map((space) => distances.get(space)))
    .filter((distance) => distance !== undefined);
  return steps.length === 0 ? undefined : Math.min(...steps);
}

function tokenValue(state: Readonly<State>, token: Readonly<Token>): number {
  const { worth, wounds } = tokenTable[token.kind];
  const { unhurt, expectedDamage: weight } = valueWeights;
  const standing = worth * (unhurt + (1 - unhurt) * (token.wounds / wounds));
  return standing - weight * expectedDamage(state, token);
}

/** V of one player, without the opponents (T-1109). */
export function ownValue(state: Readonly<State>, seat: Seat): number {
  const { crowns, relics } = state.players[seat];
  let value = crowns + relics.reduce((sum, relic) => sum + relicTable[relic].worth, 0);
  let delvers = 0;
  for (const token of state.tokens) {
    if (token.seat !== seat) continue;
    value += tokenValue(state, token);
    if (isDelver(token)) delvers++;
  }
  if (delvers > 0) value += valueWeights.firstDelver + valueWeights.furtherDelver * (delvers - 1);
  const steps = stepsToChest(state, seat);
  return steps === undefined ? value : value + valueWeights.chest / (1 + steps);
}

/** V against the best opponent; a finished game is worth its outcome, and by how much. */
export function valueFor(state: Readonly<State>, seat: Seat): number {
  const { outcome } = state;
  if (outcome) {
    const others = outcome.scores.filter((_, each) => each !== seat);
    const lead = outcome.scores[seat] - Math.max(...others);
    return (outcome.winners.includes(seat) ? won / outcome.winners.length : -won) + lead;
  }
  const values = state.players.map((_, each) => ownValue(state, each));
  return values[seat] - Math.max(...values.filter((_, each) => each !== seat));
}
