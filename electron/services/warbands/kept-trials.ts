/** Trials as they are kept with the version of the warband that was tried. */
import { type TriedVersion, trialResult } from '../../../shared/calls/warbands.ts';
import type { WarbandList } from '../../../shared/warbands.ts';
import type { Db } from '../../db/connect.ts';
import { keepTrial, keptTrials } from '../../db/warband-trials.ts';
import { findWarband, presentVersion } from '../../db/warbands.ts';
import { hash } from '../../engine/hash.ts';
import type { AskedTrial } from './trials.ts';

/** Whoever keeps the result: the version that is the present one now, if it is the list that is tried. */
export function trialKeeper(db: Db, warband: number, list: WarbandList): AskedTrial['keep'] {
  const row = findWarband(db, warband);
  const version = row && presentVersion(db, row.id);
  const listHash = hash(list);
  if (version?.hash !== listHash) return undefined;
  return (result, tookMs) => {
    // Deleted meanwhile: nobody would look for it.
    if (!findWarband(db, warband)) return;
    keepTrial(db, version.id, { listHash, games: result.games, tookMs, result, finishedAt: Date.now() });
  };
}

/** What can be read of it; a result that cannot is as if it had never been tried. */
export const triedVersions = (db: Db, warband: number): TriedVersion[] =>
  keptTrials(db, warband).flatMap(({ version, isSame, finishedAt, result }) => {
    const read = trialResult.safeParse(result);
    return read.success ? [{ version, isSame, finishedAt, result: read.data }] : [];
  });
