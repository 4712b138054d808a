/** Names of the database's files: the moment is in the name, so a folder listing tells the story. */
import { existsSync } from 'node:fs';
import path from 'node:path';

export const databaseFile = (folder: string) => path.join(folder, 'deepmarch.sqlite');

/** The extra files SQLite may keep beside a database. */
export const sideFiles = ['-wal', '-shm', '-journal'] as const;

/** `2031-05-09T14-03-22-123Z`: sorts by time and is allowed in file names everywhere. */
export function stamp(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[:.]/g, '-');
}

/** The moment of a stamp; `undefined` if it is none. */
export function parseStamp(text: string): number | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/.exec(text);
  const moment = parts ? Date.parse(`${parts[1]}:${parts[2]}:${parts[3]}.${parts[4]}`) : NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** The first moment from `moment` on whose file does not exist yet: an existing file is never written over. */
export function freeMoment(moment: number, fileAt: (moment: number) => string): number {
  let free = moment;
  while (existsSync(fileAt(free))) free += 1;
  return free;
}
