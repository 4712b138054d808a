/** The plan each game was set up with last, and which game that was: what the setup screen begins with. */
import { planBasis } from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { Db } from '../../db/connect.ts';
import { putSetting, readSetting } from '../../db/settings.ts';

const lastGameKey = 'matches.lastGame';
/** Where the plan was kept when there was only one game. */
const firstKey = 'matches.lastPlan';
const planKey = (game: string): string => `${firstKey}.${game}`;

const planSchema = z.looseObject({});
const readPlan = (db: Db, key: string) => planSchema.safeParse(readSetting(db, key)).data;

const seeded = z.looseObject({ seed: planBasis.seed });

/** The seed a plan asks for, if it does. */
export const seedOf = (plan: object): number | undefined => seeded.safeParse(plan).data?.seed;

/** The seed of a repeatable match is not repeated by the next. */
export function rememberPlan(db: Db, game: string, plan: object): void {
  const { seed: _seed, ...rest }: { seed?: unknown } = plan;
  const now = Date.now();
  putSetting(db, planKey(game), rest, now);
  putSetting(db, lastGameKey, game, now);
}

/** `first`: the game whose plans were kept before there were others. */
export function recallPlan(
  db: Db,
  first: string,
  wished?: string,
): { game?: string; plan?: Record<string, unknown> } {
  const last = readSetting(db, lastGameKey);
  const before = readPlan(db, firstKey);
  const game = wished ?? (typeof last === 'string' ? last : before && first);
  if (game === undefined) return {};
  const plan = readPlan(db, planKey(game)) ?? (game === first ? before : undefined);
  return { game, ...(plan && { plan }) };
}
