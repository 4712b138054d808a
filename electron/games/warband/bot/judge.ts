/**
 * How well a seat stands, in points of Morale more than its enemies. Reads Morale, Leadership, hands, creatures and
 * what they could do next; knows the card language only through `cards/value.ts`, and no card by name.
 */
import type { Seat } from '../../../../shared/game.ts';
import { aimWorth, haste } from './aims.ts';
import { lookAt, type Play } from '../play.ts';
import type { Effect, PlayerState, State } from '../state.ts';
import { awe, roundsWaited, squaresIdle } from './siege.ts';
import { gapBetween, survey, textWorth, type Fighter } from './survey.ts';
import { claimsOf, gapToSquare, type Treasure } from './treasures.ts';
import type { Weights } from './weights.ts';

/** More than any position is worth. */
const won = 100;

export function judge(state: Readonly<State>, seat: Seat, weights: Weights): number {
  const play = lookAt(withoutPassing(state));
  const { teams } = play.program;
  const team = teams[seat];
  if (state.outcome) return verdict(state, teams, team);
  const sides = new Set(teams).size - 1;
  let sum = 0;
  const fighters = survey(play, weights);
  const daring = daringIn(play, team, weights);
  const waited = roundsWaited(state, teams, team);
  const claims = claimsOf(play, fighters, weights);
  fighters.forEach((fighter, at) => {
    const isOwn = fighter.team === team;
    const hope = hopeOf(play, fighter, fighters, claims[at], weights, isOwn);
    const value =
      standingOf(fighter, weights) + hope * (isOwn ? daring : awe(state, fighter.creature, waited, weights));
    sum += isOwn ? value : -value / sides;
    if (isOwn && waited > 0)
      sum -= weights.march * waited * squaresIdle(fighter, nearestEnemy(play, fighter, fighters));
  });
  state.players.forEach((player, at) => {
    const value = meansOf(play, player, weights);
    sum += teams[at] === team ? value : -value / sides;
  });
  return sum + aimWorth(play, team, weights);
}

/** The position without effects that nobody can use any more: what ends with an activation is gone when it is judged. */
function withoutPassing(state: Readonly<State>): Readonly<State> {
  if (!state.effects.some((effect) => isPassing(state, effect))) return state;
  return { ...state, effects: state.effects.filter((effect) => !isPassing(state, effect)) };
}

function isPassing({ creatures, seat, turn }: Readonly<State>, { until, creature }: Effect): boolean {
  if (until === 'endOfActivation') return true;
  if (until !== 'endOfTurn') return false;
  const bearer = creatures.find(({ id }) => id === creature);
  return !bearer || bearer.seat !== seat || bearer.tapped || bearer.activated === turn;
}

/**
 * The longer a match lasts the bolder everybody gets, and the longer nothing happens: waiting for each other wins
 * nothing, and if it goes on whoever has less Morale loses.
 */
export function daringIn(play: Play, team: number, weights: Weights): number {
  const { turn, players, quiet } = play.state;
  const { daring, restless, stir, behind } = weights;
  const rounds = Math.max(0, turn / players.length - 5);
  const need = Math.min(1, Math.max(0, -moraleLead(play, team) / farBehind));
  const urge = 1 + (restless + behind * need) * rounds + stir * (quiet / players.length);
  return daring * haste(play, team, weights) * urge;
}

/** So many points of Morale behind, the fight is needed as much as it ever will be. */
const farBehind = 6;

/** Morale of a team over that of the best other team. */
export function moraleLead({ state, program }: Play, team: number): number {
  const sums = new Map<number, number>();
  state.players.forEach(({ morale }, seat) => {
    const of = program.teams[seat];
    sums.set(of, (sums.get(of) ?? 0) + morale);
  });
  const own = sums.get(team) ?? 0;
  sums.delete(team);
  return own - Math.max(...sums.values());
}

/** Sooner won is better won, and later lost is better lost. */
function verdict(
  { outcome, players, turn }: Readonly<State>,
  teams: readonly number[],
  team: number,
): number {
  const { winners } = outcome!;
  if (winners.length === 0) return 0;
  const isWon = winners.some((seat) => teams[seat] === team);
  const margin = players.reduce((sum, { morale }, at) => sum + (teams[at] === team ? morale : -morale), 0);
  return (isWon ? won : -won) + margin * 0.01 - (isWon ? turn : -turn) * 0.01;
}

/** The last points of Morale are worth most. */
export const moraleWorth = (morale: number, { morale: each, lastMorale, fewMorale }: Weights): number =>
  each * morale + lastMorale * (1 - 2 ** (-Math.max(-2, morale) / fewMorale));

/** From this many orders on there is more to choose from than time to play it: each further one counts for less. */
const plenty = 5;
const spare = 0.4;

/** What a player has besides creatures in play. */
function meansOf(play: Play, player: PlayerState, weights: Weights): number {
  const { faceById } = play.program;
  let orders = 0;
  for (const id of player.orderHand)
    orders += weights.order + weights.orderText * Math.max(0, textWorth(faceById[id].card));
  const crowd = player.orderHand.length;
  return (
    moraleWorth(player.morale, weights) +
    orders * (crowd > plenty ? (plenty + (crowd - plenty) * spare) / crowd : 1) +
    weights.creatureCard * player.creatureHand.length +
    weights.leadership * player.leadership
  );
}

/** A creature in play, less what its wounds have already given away. */
function standingOf({ worth, level, hitPoints, health }: Fighter, weights: Weights): number {
  const lost = hitPoints > 0 ? 1 - health / hitPoints : 0;
  return worth - (worth + level) * weights.wounds * lost;
}

/** What taking this much damage costs the side of a creature. */
export function harmOf(
  { health, hitPoints, worth, level }: Fighter,
  damage: number,
  weights: Weights,
): number {
  if (damage <= 0) return 0;
  const whole = worth + level;
  const given = whole * weights.wounds * (1 - health / hitPoints);
  const harm = damage >= health ? whole - given : (whole * weights.wounds * damage) / hitPoints;
  return Math.min(harm, damage / 10 + weights.cowering); // W-813: its side may cower instead
}

/** What a creature may still do: how much reaching something now counts, and how much in time. */
interface Prospects {
  now: number;
  inTime: number;
}

/**
 * The best a creature can hope to do. What one's own creatures can still do in this turn counts most; whoever is in
 * its activation is judged as if it stopped here. An enemy's hope counts the same before its turn and in it, so that
 * positions on both sides of the end of a turn can be compared.
 */
function hopeOf(
  play: Play,
  fighter: Fighter,
  fighters: readonly Fighter[],
  treasures: readonly Treasure[],
  weights: Weights,
  isOwn: boolean,
): number {
  const { state } = play;
  const { creature } = fighter;
  const isOnTurn = creature.seat === state.seat && state.phase === 'activate';
  const hasActed = creature.tapped || creature.activated === state.turn;
  const inTime = isOwn || (isOnTurn && hasActed) ? weights.later : weights.next;
  const now = isOwn && isOnTurn && !hasActed ? weights.now : inTime;
  return bestHope(play, fighter, fighters, treasures, weights, { now, inTime });
}

/** Hit somebody or pick something up, sooner rather than later. */
export function bestHope(
  play: Play,
  fighter: Fighter,
  fighters: readonly Fighter[],
  treasures: readonly Treasure[],
  weights: Weights,
  prospects: Prospects = full,
): number {
  let best = treasureHope(play, fighter, treasures, weights, prospects);
  if (!fighter.canAttack) return best;
  for (const other of fighters) {
    if (other.team !== fighter.team)
      best = Math.max(best, threatOn(play, fighter, other, weights, prospects));
  }
  return best;
}

const full: Prospects = { now: 1, inTime: 1 };

function threatOn(
  play: Play,
  fighter: Fighter,
  other: Fighter,
  weights: Weights,
  prospects: Prospects,
): number {
  const gap = gapBetween(play, fighter, other);
  const close =
    harmOf(other, fighter.melee, weights) * nearness(gap - fighter.reach, fighter.speed, weights, prospects);
  if (fighter.range === 0) return close;
  const distant = harmOf(other, fighter.ranged, weights);
  return Math.max(close, distant * nearness(gap - fighter.range, fighter.speed, weights, prospects));
}

/** Whether the squares still to go can be gone in one move, and less for every further turn. */
export function nearness(
  squares: number,
  speed: number,
  { patience }: Weights,
  { now, inTime }: Prospects = full,
): number {
  if (squares <= 0) return now;
  if (speed === 0) return 0;
  const turns = squares / speed;
  return turns <= 1 ? now * (1 - 0.02 * turns) : inTime * patience ** (turns - 1) * 0.98;
}

function treasureHope(
  play: Play,
  fighter: Fighter,
  treasures: readonly Treasure[],
  weights: Weights,
  prospects: Prospects,
): number {
  let best = 0;
  for (const { square, gain } of treasures) {
    const gap = gapToSquare(play, fighter, square);
    best = Math.max(best, gain * (gap === 0 ? 1.1 : 1) * nearness(gap, fighter.speed, weights, prospects));
  }
  return best;
}

function nearestEnemy(play: Play, fighter: Fighter, fighters: readonly Fighter[]): number {
  let least = Infinity;
  for (const other of fighters)
    if (other.team !== fighter.team) least = Math.min(least, gapBetween(play, fighter, other));
  return least;
}
