/** Which creature cards a player may deploy now (W-220, W-317, R-64). */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { deploymentSquares } from './board.ts';
import type { Play } from './play.ts';
import { sizeOf } from './printed.ts';
import { leadershipFor } from './requirements.ts';

export function deployable(play: Play, seat: Seat): WarbandAction[] {
  const hasRoom: (boolean | undefined)[] = [];
  const fits = (card: number): boolean =>
    (hasRoom[sizeOf(play, card)] ??= deploymentSquares(play, seat, card).length > 0);
  return play.state.players[seat].creatureHand
    .filter((card) => leadershipFor(play, seat, card) === undefined && fits(card))
    .map((card) => ({ kind: 'deploy', card }));
}
