/** How near a player is to a Sunfire, so that bots see it coming: what it is worth, and what is worth doing against it (C-511, C-943). */
import type { Seat } from '../../../../shared/game.ts';
import { cardBit } from '../content/command.ts';
import { teamOf, victoryNumber } from '../end.ts';
import { boardOf, isFoe } from '../play.ts';
import type { PlayerState, State } from '../state.ts';
import type { Weights } from './weights.ts';

const workshopBit = cardBit('workshop');
/** Research the first Sunfire costs, and every later one; and the dice each puts behind the line. */
const [first, later] = [5, 3];
export const dicePlaced = 2;

export const sunfireCost = ({ upgraded }: Readonly<PlayerState>): number =>
  (upgraded & workshopBit) === 0 ? first : later;

/** How much of the next Sunfire is paid for; nothing where no die waits for it. */
function shareOf(player: Readonly<PlayerState>): number {
  return player.reserve === 0 ? 0 : Math.min(1, player.research / sunfireCost(player));
}

/** So many times is a Sunfire worth that would win the game. */
const decisive = 4;

/** The worth of what Research has come to: the nearer the Sunfire, the steeper; `missing` dice would win. */
export function sunfireWorth(state: Readonly<State>, seat: Seat, missing: number, weights: Weights): number {
  const player = state.players[seat];
  const dice = Math.min(dicePlaced, player.reserve);
  return weights.sunfire * shareOf(player) ** 3 * dice * (dice >= missing ? decisive : 1);
}

/** What it is worth to keep a piece of Research from the enemies. */
export function denialWorth(state: Readonly<State>, seat: Seat, weights: Weights): number {
  const board = boardOf(state);
  const threats = state.players.map((_, each) =>
    isFoe(board, each, seat) ? sunfireWorth(state, each, missingFor(state, each), weights) : 0,
  );
  return Math.max(...threats) / 4;
}

/** Dice a player's team still has to bring behind the line. */
export const missingFor = (state: Readonly<State>, seat: Seat): number =>
  victoryNumber(state) - teamOf(state, seat).reduce((sum, each) => sum + state.players[each].behind, 0);
