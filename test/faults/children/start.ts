/** What every child of the fault tests begins with: its folders, an open database, a way to say things at once. */
import { writeSync } from 'node:fs';
import { type Opened, openDatabase } from '../../../electron/db/open.ts';

export const [migrationsFolder, folder, ...extra] = process.argv.slice(2) as [string, string, ...string[]];

/** A line on standard output that is out before the next statement runs. */
export function say(line: string): void {
  writeSync(1, `${line}\n`);
}

export async function start(): Promise<Opened> {
  const opened = await openDatabase({ folder, migrationsFolder, now: Date.now, log: () => undefined });
  if (opened.ok) return opened.value;
  say(JSON.stringify(opened.error));
  return process.exit(1);
}
