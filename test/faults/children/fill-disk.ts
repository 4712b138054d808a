/**
 * Plays on a disk that is really small until it is full, makes room, and plays on.
 * A ballast file takes the room that is given back. Says one line of JSON: what happened.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../../../electron/db/failure.ts';
import { fullCheck } from '../../../electron/db/inspect.ts';
import { createMatches } from '../../../electron/db/matches.ts';
import { createBackups } from '../../../electron/services/backups.ts';
import { writeFileWhole } from '../../../electron/services/write-file.ts';
import { folder, migrationsFolder, say, start } from './start.ts';

const ballast = path.join(folder, 'ballast');
const exported = path.join(folder, 'export.txt');
writeFileSync(exported, 'the export of yesterday');
writeFileSync(ballast, Buffer.alloc(2 * 1024 * 1024));

const { db } = await start();
const matches = createMatches(db);
const id = matches.create({
  ...{ game: 'warband', form: 'two players', rulesVersion: 1, seed: 1 },
  start: { setup: {}, packs: [], cards: [] },
  seats: [{ player: 'Ada' }],
});

let saved = 0;
function playUntilFull(): string | undefined {
  try {
    for (;;) {
      const appended = matches.append(id, saved, [randomBytes(1000).toString('hex')]);
      if (appended.ok) saved = appended.value;
    }
  } catch (error) {
    return describeFailure(error)?.code;
  }
}

const stopped = playUntilFull();
const backups = createBackups({ db, folder, migrationsFolder, now: Date.now, log: () => undefined });
const backup = await backups.create('manual');
const exporting = writeFileWhole(exported, randomBytes(512 * 1024));
const whenFull = {
  stopped,
  backup: backup.ok ? 'made' : backup.error.code,
  leftParts: readdirSync(path.join(folder, 'backups')),
  exporting: exporting.ok ? 'made' : exporting.error.code,
  exported: readFileSync(exported, 'utf8'),
  problems: fullCheck(db.$client),
  kept: matches.load(id)?.actions.length === saved,
};

rmSync(ballast);
const after = matches.append(id, saved, ['on we go']);
const backupAfter = await backups.create('manual');
say(
  JSON.stringify({
    ...whenFull,
    goesOn: after.ok && backupAfter.ok,
    problemsAfter: fullCheck(db.$client),
    saved,
  }),
);
