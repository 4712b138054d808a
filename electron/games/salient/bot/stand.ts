/**
 * How a player stands, as bots see it: dice behind the line, Units by how soon they get there and how likely they live,
 * and what the Camp can still do. Beyond the value of the rules (`value.ts`) it looks at the enemy's next turn.
 */
import type { Seat } from '../../../../shared/game.ts';
import { commandCards } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { clash } from '../damage.ts';
import { victoryNumber } from '../end.ts';
import { boardOf, isFoe, unitsInBarracks } from '../play.ts';
import { commandTable } from '../content/command.ts';
import type { PlayerState, State, Unit } from '../state.ts';
import { missingFor, sunfireWorth } from './sunfire.ts';
import { progressWorth, type Weights } from './weights.ts';

/** Worth more than any position: a game won or lost. */
const won = 1_000;

/** Rows from the goal within which a Unit meets what the enemy deploys next turn. */
const deployReach = 3;

export const allowance = (unit: Readonly<Unit>): number => (unit.bottom === 0 && unit.top <= 3 ? 2 : 1);

/** Whether an enemy on the battlefield could step onto a Unit in its next Advance. */
export function canReach(board: Board, foe: Readonly<Unit>, unit: Readonly<Unit>): boolean {
  const { steps } = board.seats[foe.seat];
  for (const next of steps[foe.space]) {
    if (next === unit.space) return true;
    if (allowance(foe) === 2 && board.isField[next] && steps[next].includes(unit.space)) return true;
  }
  return false;
}

/** Chance that a Unit lives through the enemies' next turns, as a rough guess. */
function survival(state: Readonly<State>, board: Board, unit: Readonly<Unit>, weights: Weights): number {
  const isNear = board.seats[unit.seat].toGoal[unit.space] <= deployReach;
  const hard = weights.exposed + weights.hardness * (unit.top + unit.bottom);
  let chance = isNear ? Math.min(0.95, hard) : 0.95;
  for (const foe of state.units) {
    if (!isFoe(board, foe.seat, unit.seat) || !board.isField[foe.space]) continue;
    if (!canReach(board, foe, unit)) continue;
    const after = clash(foe, unit, 0);
    if (after.defender.top > 0) continue;
    chance = Math.min(chance, after.attacker.top > 0 ? weights.beaten : weights.traded);
  }
  return chance;
}

function unitWorth(state: Readonly<State>, board: Board, unit: Readonly<Unit>, weights: Weights): number {
  const turns = Math.ceil(board.seats[unit.seat].toGoal[unit.space] / allowance(unit));
  const dice = unit.bottom > 0 ? 2 : 1;
  const gain = progressWorth(weights, turns) * dice;
  return gain * survival(state, board, unit, weights) + weights.strength * (unit.top + unit.bottom);
}

/** What a Sabotage token costs, by space: Deploys are missed most. */
const tokenShares = commandTable.map(({ effects }) =>
  effects.some((effect) => effect.do === 'deploy') ? 1.3 : 0.9,
);
const isResearch = commandTable.map(({ card }) => card === 'workshop');
/** How much of a Sunfire is lost where Research cannot be made. */
const sunfireHindered = 0.4;

function tokensCost({ jammed }: Readonly<PlayerState>, sunfire: number, { token }: Weights): number {
  let cost = 0;
  for (let bits = jammed; bits > 0; bits &= bits - 1) {
    const at = 31 - Math.clz32(bits & -bits);
    cost += token * tokenShares[at] + (isResearch[at] ? sunfireHindered * sunfire : 0);
  }
  return cost;
}

/** Credits and Research count less the more there are. */
const fading = (count: number, full: number): number => (count <= full ? count : full + (count - full) / 2);

function campWorth(state: Readonly<State>, seat: Seat, weights: Weights): number {
  const player = state.players[seat];
  let worth = weights.barracks * fading(unitsInBarracks(player), 7);
  worth += weights.credit * fading(player.credits, 4) + weights.research * fading(player.research, 5);
  for (let card = 0; card < commandCards.length; card++)
    if ((player.upgraded & (1 << card)) !== 0) worth += weights[commandCards[card]];
  const sunfire = sunfireWorth(state, seat, missingFor(state, seat), weights);
  return worth + sunfire - tokensCost(player, sunfire, weights);
}

/** Own things of one player. */
function worthOf(state: Readonly<State>, board: Board, seat: Seat, weights: Weights): number {
  let worth = campWorth(state, seat, weights);
  for (const unit of state.units) {
    if (unit.seat !== seat || !board.isField[unit.space]) continue;
    worth += unitWorth(state, board, unit, weights);
    if (board.sites.includes(unit.space)) worth += weights.site;
  }
  return worth;
}

/** Dice behind the line: each counts, and the more the nearer the team is to its goal. */
function behindWorth(behind: number, goal: number, { behind: each, nearGoal }: Weights): number {
  const near = Math.max(0, behind - goal + 3);
  return each * behind + nearGoal * near * near;
}

/** Worth of every team, by team. */
function teamWorths(state: Readonly<State>, board: Board, weights: Weights): number[] {
  const worths: number[] = [];
  const behind: number[] = [];
  for (const [seat, { team }] of board.seats.entries()) {
    worths[team] = (worths[team] ?? 0) + worthOf(state, board, seat, weights);
    behind[team] = (behind[team] ?? 0) + state.players[seat].behind;
  }
  const goal = victoryNumber(state);
  return worths.map((worth, team) => worth + behindWorth(behind[team], goal, weights));
}

/** Of several enemies the best counts most. */
const restShare = 0.3;

/** The standing of a seat against its enemies; a finished game is worth its outcome. */
export function stand(state: Readonly<State>, seat: Seat, weights: Weights): number {
  const { outcome } = state;
  if (outcome) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? won / Math.max(1, outcome.winners.length / 2) : -won;
  }
  const board = boardOf(state);
  const worths = teamWorths(state, board, weights);
  const own = worths[board.seats[seat].team];
  const others = worths.filter((_, team) => team !== board.seats[seat].team);
  const best = Math.max(...others);
  if (others.length === 1) return own - best;
  const rest = others.reduce((sum, each) => sum + each, 0) - best;
  return own - (1 - restShare) * best - (restShare * rest) / (others.length - 1);
}
