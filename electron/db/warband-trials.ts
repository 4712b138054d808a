/** What the games tried with each version of a warband came to: the latest of each is kept. */
import { desc, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { warbandTrials, warbandVersions } from './schema/index.ts';

type KeptTrial = Omit<typeof warbandTrials.$inferSelect, 'versionId'>;

export function keepTrial(db: Db, versionId: number, trial: KeptTrial): void {
  db.insert(warbandTrials)
    .values({ versionId, ...trial })
    .onConflictDoUpdate({ target: warbandTrials.versionId, set: trial })
    .run();
}

/** Those of a warband, the newest version first; `isSame` if the version is still what was tried. */
export function keptTrials(db: Db, warbandId: number): (KeptTrial & { version: number; isSame: boolean })[] {
  return db
    .select({ trial: warbandTrials, version: warbandVersions.number, hash: warbandVersions.hash })
    .from(warbandTrials)
    .innerJoin(warbandVersions, eq(warbandVersions.id, warbandTrials.versionId))
    .where(eq(warbandVersions.warbandId, warbandId))
    .orderBy(desc(warbandVersions.number))
    .all()
    .map(({ trial: { versionId: _id, ...trial }, version, hash }) => ({
      ...trial,
      version,
      isSame: trial.listHash === hash,
    }));
}

/** Milliseconds a game took when somebody last tried a warband. */
export function lastPace(db: Db): number | undefined {
  const last = db.select().from(warbandTrials).orderBy(desc(warbandTrials.finishedAt)).limit(1).get();
  return last && last.games > 0 ? last.tookMs / last.games : undefined;
}
