/** The arena at the pace of a table: one match at a time, each question with all threads to itself. */
import { warband } from '../../games/warband/index.ts';
import { openBotPool } from '../../services/bots/pool.ts';
import type { Duellist } from '../../services/bots/questions.ts';
import { playTogether } from '../../services/bots/together.ts';
import { anyLevels } from '../../bots/levels.ts';
import type { ArenaBout, ArenaPlan, BotKind } from '../arena/bouts.ts';
import { oneOf, UsageError } from '../common/args.ts';
import { armouryOf, warbandTools } from './tools.ts';

export async function playAlone(plan: ArenaPlan, jobs: number, told: () => void): Promise<ArenaBout[]> {
  const { choice, seed, games } = plan;
  if (choice.game !== warbandTools.id) throw new UsageError('--alone is for Warband.');
  const played = warbandTools.played(choice.flags);
  if (!played.ok) throw new UsageError(played.error);
  const [a, b] = [levelled(plan.a), levelled(plan.b)];
  const { boxes } = armouryOf(choice.flags);
  const supplies = { boxes };
  const pool = openBotPool({ workers: jobs });
  const bouts: ArenaBout[] = [];
  for (let number = 0; number < games; number++) {
    const { setup, seatOfA, isMirrored, deal } = played.value.pairing(number, seed);
    const players = [0, 1].map((seat) => ({ ...(seat === seatOfA ? a : b), seed: deal + seat }));
    const report = await playTogether(pool, warband, { setup, seed: deal, players }, supplies);
    bouts.push({ number, seatsOfA: [seatOfA], isMirrored, report });
    told();
  }
  await pool.close();
  return bouts;
}

/** The pool thinks for levels only. */
function levelled({ level, temperament }: BotKind): Omit<Duellist, 'seed'> {
  return { level: oneOf('alone', level, anyLevels), temperament };
}
