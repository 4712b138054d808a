/** A Front of a campaign: a Duel of Salient, and the lead in Units behind the line with which it ended. */
import type { Tallies } from '../../../../shared/games/campaign.ts';
import type { SalientEvent, SalientView } from '../../../../shared/games/salient.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { BattleOrder, FoughtBattle } from '../../../engine/battle.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { plainToggles } from '../forms.ts';
import type { Setup } from '../state.ts';
import { newMatch } from './plan.ts';

const colours = ['azure', 'crimson'] as const;

export function planBattle({ hosts }: BattleOrder): Result<PlannedMatch<Setup>, never> {
  const seats = hosts.map(({ name, bot }, at) => ({ name, colour: colours[at]!, ...(bot && { bot }) }));
  const setup: Setup = { form: 'duel', players: hosts.map(({ name }) => ({ name })), toggles: plainToggles };
  const planned = newMatch({ seats, form: 'duel', privacy: 'trusting', hideTells: false }, setup);
  return ok({ ...planned, seats: planned.seats.map((seat, at) => ({ ...seat, side: hosts[at]!.side })) });
}

/** C-1001: Units behind the line decide; a lead of nothing is no margin. */
export function talliesOf({ views, seat }: FoughtBattle<SalientView, SalientEvent>): Tallies {
  const scores = views.at(-1)?.outcome?.scores ?? [];
  const others = scores.filter((_, other) => other !== seat);
  return { margin: Math.max(0, (scores[seat] ?? 0) - Math.max(0, ...others)) };
}
