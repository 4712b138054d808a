/** Which backups may go: all of the last day stay, then one a day for a week, then one a week for half a year. */

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

export interface Datable {
  reason: string;
  madeAt: number;
}

/** The backups to delete. What a person made by hand stays, and so does the newest, whatever its age. */
export function thin<T extends Datable>(backups: readonly T[], now: number): T[] {
  const newestFirst = backups
    .filter((backup) => backup.reason !== 'manual')
    .sort((a, b) => b.madeAt - a.madeAt);
  const taken = new Set<string>();
  return newestFirst.filter((backup, index) => {
    const slot = slotOf(backup.madeAt, now);
    if (index === 0 || slot === 'keep') return false;
    if (slot === 'drop' || taken.has(slot)) return true;
    taken.add(slot);
    return false;
  });
}

function slotOf(madeAt: number, now: number): string {
  const age = now - madeAt;
  if (age < day) return 'keep';
  if (age < 8 * day) return `day ${Math.floor(madeAt / day)}`;
  return age < 26 * week ? `week ${Math.floor(madeAt / week)}` : 'drop';
}
