/** Moves a file that cannot be used out of the way, whole and under a dated name. Nothing is deleted. */
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { freeMoment, sideFiles, stamp } from './file-names.ts';

/** Returns the new path. SQLite's side files go with it, so that it can still be repaired. */
export function setAside(file: string, why: string, now: number): string {
  const target = (moment: number) => path.join(path.dirname(file), `${why}-${stamp(moment)}.sqlite`);
  const kept = target(freeMoment(now, target));
  for (const suffix of ['', ...sideFiles]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
  }
  return kept;
}
