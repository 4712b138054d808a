/** A match between bots at the pace of a table: one question at a time, each with all threads to itself. */
import type { AnyGame } from '../../engine/table-game.ts';
import { startDuel, type Duel, type DuelReport } from './duel.ts';
import type { BotPool } from './pool.ts';

export async function playTogether(
  pool: BotPool,
  game: AnyGame,
  duel: Duel,
  supplies: object,
): Promise<DuelReport> {
  const running = startDuel(game, duel, supplies);
  for (let asked = running.question(); asked; asked = running.question()) {
    const { player, knowledge } = asked;
    const startedAt = performance.now();
    const choice = await pool.ask({ game: game.id, knowledge, player });
    if (!choice) throw new Error('nobody stopped the bot');
    running.answer(choice, performance.now() - startedAt);
  }
  return running.report();
}
