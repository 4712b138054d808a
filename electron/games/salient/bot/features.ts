/**
 * What of a player's position tells how a match will end: numbers counted at the start of a turn, when the player to move
 * has rolled. What each is worth very many matches have taught (`winning.ts`).
 */
import type { Seat } from '../../../../shared/game.ts';
import { commandCards } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { cardBit } from '../content/command.ts';
import { clash } from '../damage.ts';
import { victoryNumber } from '../end.ts';
import { isFoe, unitsInBarracks } from '../play.ts';
import type { State, Unit } from '../state.ts';
import { allowance, canReach } from './stand.ts';
import { dicePlaced, sunfireCost } from './sunfire.ts';
import { countBits } from './value.ts';

export const featureNames = [
  ...['behind1', 'behind2', 'behind3'],
  ...['safe1', 'safe2', 'safe3', 'safe4', 'safe5'],
  ...['hunted1', 'hunted2', 'hunted3', 'hunted4', 'hunted5'],
  ...[
    'strength',
    'barracks',
    'manyBarracks',
    'credits',
    'manyCredits',
    'research',
    'reserve',
    'sites',
    'tokens',
  ],
  ...commandCards,
  ...['sunfireNear', 'sunfireReady'],
  ...['missing0', 'missing1', 'missing2'],
  'lateLead',
] as const;
export type FeatureName = (typeof featureNames)[number];

const at = Object.fromEntries(featureNames.map((name, place) => [name, place])) as Record<
  FeatureName,
  number
>;

/** Turns to the goal are told apart up to this many. */
const mostTurns = 5;
const usualBarracks = 5;
const usualCredits = 3;
/** Whether an enemy can reach a Unit and destroy it. */
function isHunted(state: Readonly<State>, board: Board, unit: Readonly<Unit>): boolean {
  for (const foe of state.units)
    if (
      isFoe(board, foe.seat, unit.seat) &&
      board.isField[foe.space] &&
      canReach(board, foe, unit) &&
      clash(foe, unit, 0).defender.top === 0
    )
      return true;
  return false;
}

/** How a player stands, number by number. `ahead`: dice behind the line more than the best enemy's. */
export function featuresOf(state: Readonly<State>, board: Board, seat: Seat, ahead: number): number[] {
  const found = new Array<number>(featureNames.length).fill(0);
  const player = state.players[seat];
  const { behind, research, upgraded, reserve } = player;
  if (behind > 0) found[at.behind1 + Math.min(behind, 3) - 1] = 1;
  let near = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat || !board.isField[unit.space]) continue;
    const dice = unit.bottom > 0 ? 2 : 1;
    const turns = Math.min(mostTurns, Math.ceil(board.seats[seat].toGoal[unit.space] / allowance(unit)));
    found[(isHunted(state, board, unit) ? at.hunted1 : at.safe1) + turns - 1] += dice;
    found[at.strength] += (unit.top + unit.bottom) / 6;
    if (turns === 1) near += dice;
    if (board.sites.includes(unit.space)) found[at.sites] += 1;
  }
  const barracks = unitsInBarracks(player);
  found[at.barracks] = Math.min(barracks, usualBarracks);
  found[at.manyBarracks] = Math.max(0, barracks - usualBarracks);
  found[at.credits] = Math.min(player.credits, usualCredits);
  found[at.manyCredits] = Math.max(0, player.credits - usualCredits);
  found[at.research] = research;
  found[at.reserve] = reserve;
  found[at.tokens] = countBits(player.jammed);
  for (const card of commandCards) found[at[card]] = (upgraded & cardBit(card)) === 0 ? 0 : 1;
  const cost = sunfireCost(player);
  const sunfire = research >= cost ? Math.min(dicePlaced, reserve) : 0;
  found[at.sunfireReady] = sunfire;
  found[at.sunfireNear] = sunfire === 0 && reserve > 0 && research === cost - 1 ? 1 : 0;
  const missing = victoryNumber(state) - behind - near - sunfire;
  if (missing <= 2) found[at.missing0 + Math.max(0, missing)] = 1;
  found[at.lateLead] = ahead / (2 + state.deck.length / 2);
  return found;
}
