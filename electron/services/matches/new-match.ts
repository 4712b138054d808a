/** A planned match as the database begins it. */
import type { NewMatch } from '../../db/matches.ts';
import type { AnyGame, PlannedMatch } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { arrange } from './arrangement.ts';
import { filmStart } from './filming.ts';

export function newMatch(game: AnyGame, planned: PlannedMatch<unknown>, seed: number): NewMatch {
  const { setup, form, privacy, hideTells, seats, packs, cards, faces } = planned;
  return {
    ...{ game: game.id, form, rulesVersion: game.rulesVersion, seed },
    start: { setup, packs, cards, faces },
    first: filmStart({ game, seats: seats.length, rules: game }, game.start(setup, seed)).frames[0]!,
    arrangement: arrange(privacy, hideTells, seats, hooksOf(game).stops),
    seats: seats.map(({ name, team, bot, side, emblem, version }) => ({
      ...{ player: name, team, side, emblem },
      ...(bot && { bot: bot.level }),
      ...(version !== undefined && { warbandVersionId: version }),
    })),
  };
}
