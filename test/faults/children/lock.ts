/** Takes the lock of a data folder, says how that went, and holds it until killed or told to stop. */
import { takeInstanceLock } from '../../../electron/services/instance-lock.ts';
import { extra, folder, say } from './start.ts';

const lock = takeInstanceLock(folder);
if (lock.ok) {
  lock.value.announce(extra[0] ?? '');
  say(`holding ${process.pid}`);
  // An open standard input keeps the process alive; its end is the word to stop.
  process.stdin.resume().once('end', () => lock.value.release());
} else {
  say(JSON.stringify(lock.error));
}
