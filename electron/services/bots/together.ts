/** A match between bots at the pace of a table: one question at a time, each with all threads to itself. */
import type { BoxedCard } from '../../games/warband/index.ts';
import { startDuel, type Duel, type DuelReport } from './duel.ts';
import type { BotPool } from './pool.ts';

export async function playTogether(
  pool: BotPool,
  duel: Duel,
  boxes: readonly BoxedCard[],
): Promise<DuelReport> {
  const running = startDuel(duel, boxes);
  for (let asked = running.question(); asked; asked = running.question()) {
    const { player, knowledge } = asked;
    const startedAt = performance.now();
    const choice = await pool.ask({ knowledge, player });
    if (!choice) throw new Error('nobody stopped the bot');
    running.answer(choice, performance.now() - startedAt);
  }
  return running.report();
}
