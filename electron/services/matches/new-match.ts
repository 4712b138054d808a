/** A planned match as the database begins it. */
import type { NewMatch } from '../../db/matches.ts';
import type { PlannedMatch } from '../../engine/table-game.ts';
import { warband, type WarbandSetup } from '../../games/warband/index.ts';
import { arrange } from './arrangement.ts';
import { filmStart } from './filming.ts';

export function newMatch(planned: PlannedMatch<WarbandSetup>, seed: number): NewMatch {
  const { setup, form, privacy, hideTells, seats, packs, cards, faces } = planned;
  return {
    ...{ game: warband.id, form, rulesVersion: warband.rulesVersion, seed },
    start: { setup, packs, cards, faces },
    first: filmStart(warband.start(setup, seed), warband).frames[0]!,
    arrangement: arrange(privacy, hideTells, seats),
    seats: seats.map(({ name, team, bot, side, emblem, version }) => ({
      ...{ player: name, team, warbandName: side, commanderKey: emblem },
      ...(bot && { bot: bot.level }),
      ...(version !== undefined && { warbandVersionId: version }),
    })),
  };
}
