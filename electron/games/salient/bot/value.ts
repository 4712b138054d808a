/** How well a player stands: the position value of the rules (C-1310), against the best enemy. */
import type { Seat } from '../../../../shared/game.ts';
import { boardOf, strengthOf, unitsInBarracks } from '../play.ts';
import type { State } from '../state.ts';

/** The numbers of C-1310. */
const weights = {
  behind: 30,
  unit: 2,
  strength: 1.2,
  strengthCap: 8,
  row: 1.5,
  barracks: 0.8,
  credit: 1,
  research: 2.5,
  most: 5,
  upgraded: 4,
  site: 3,
  token: 1.5,
} as const;

/** Worth more than any position: a game won or lost. */
const won = 1_000;

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}

/** The value of one player's own things. */
export function ownValue(state: Readonly<State>, seat: Seat): number {
  const board = boardOf(state);
  const player = state.players[seat];
  const { toGoal } = board.seats[seat];
  const longest = toGoal[board.seats[seat].front[0]];
  let value = weights.behind * player.behind;
  for (const unit of state.units) {
    if (unit.seat !== seat || !board.isField[unit.space]) continue;
    const strength = Math.min(weights.strengthCap, strengthOf(unit));
    value += weights.unit + weights.strength * strength + weights.row * (longest - toGoal[unit.space]);
    if (board.sites.includes(unit.space)) value += weights.site;
  }
  value += weights.barracks * unitsInBarracks(player);
  value += weights.credit * Math.min(weights.most, player.credits);
  value += weights.research * Math.min(weights.most, player.research);
  return value + weights.upgraded * countBits(player.upgraded) - weights.token * countBits(player.jammed);
}

/** The value against the best enemy; a finished game is worth its outcome. Allies stand together. */
export function judge(state: Readonly<State>, seat: Seat): number {
  const { outcome } = state;
  if (outcome) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? won : -won;
  }
  const { seats } = boardOf(state);
  const teams = new Map<number, number>();
  for (const [each, { team }] of seats.entries())
    teams.set(team, (teams.get(team) ?? 0) + ownValue(state, each));
  const own = teams.get(seats[seat].team) ?? 0;
  teams.delete(seats[seat].team);
  return own - Math.max(...teams.values());
}
