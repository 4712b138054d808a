/** Restores the two backups made by hand in turn, for ever. */
import { createBackups } from '../../../electron/services/backups.ts';
import { folder, migrationsFolder, say, start } from './start.ts';

const { db } = await start();
const backups = createBackups({ db, folder, migrationsFolder, now: Date.now, log: () => undefined });
const [newer, older] = backups.list().filter(({ reason }) => reason === 'manual');

say('ready');
for (;;) {
  for (const backup of [older!, newer!]) {
    const restored = await backups.restore(backup.id);
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
    say(backup.id);
  }
}
