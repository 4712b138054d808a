/** A tunnel that two sides dig for: a short game of Deepwarren as a place of a campaign. */
import { ok, type Result } from '../../../../shared/result.ts';
import type { BattleOrder } from '../../../engine/battle.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import type { Setup } from '../state.ts';
import { newMatch } from './plan.ts';

/** T-1113, T-1116: two sides, and no longer than a march of a campaign lasts. */
const toggles = { shortCrawl: true, longCrawl: false, shelteredStart: true } as const;
const colours = ['amber', 'azure'] as const;

export function planBattle({ hosts }: BattleOrder): Result<PlannedMatch<Setup>, never> {
  const seats = hosts.map(({ name, bot }, at) => ({ name, colour: colours[at]!, ...(bot && { bot }) }));
  const planned = newMatch({ seats, toggles, privacy: 'open', hideTells: false });
  return ok({ ...planned, seats: planned.seats.map((seat, at) => ({ ...seat, side: hosts[at]!.side })) });
}
