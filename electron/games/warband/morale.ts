/** The one writer of Morale and Leadership. */
import type { Seat } from '../../../shared/game.ts';
import { checkMorale } from './end.ts';
import type { Play } from './play.ts';

export interface MoraleChange {
  seat: Seat;
  by: number;
}

/** Applies changes that happen together, then checks for the end. No upper limit. */
export function changeMorale(play: Play, changes: readonly MoraleChange[]): void {
  const { state } = play;
  let changed = false;
  for (const { seat, by } of changes) {
    if (by === 0) continue;
    changed = true;
    const player = state.players[seat];
    player.morale += by;
    play.emit?.({ kind: 'moraleChanged', seat, by, to: player.morale });
  }
  if (!changed) return;
  state.quiet = 0;
  checkMorale(play);
}

/** Leadership never falls below 0. */
export function changeLeadership(play: Play, seat: Seat, by: number): void {
  const player = play.state.players[seat];
  const to = Math.max(0, player.leadership + by);
  if (to === player.leadership) return;
  play.emit?.({ kind: 'leadershipChanged', seat, by: to - player.leadership, to });
  player.leadership = to;
}
