import { describe, expect, it } from 'vitest';
import { thin } from '../../electron/db/thin.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2031, 4, 14, 12);

const madeAgo = (...ages: number[]) => ages.map((age) => ({ reason: 'scheduled', madeAt: now - age }));
const kept = (backups: { reason: string; madeAt: number }[]) => {
  const gone = thin(backups, now);
  return backups.filter((backup) => !gone.includes(backup)).map((backup) => now - backup.madeAt);
};

describe('thinning backups', () => {
  it('keeps every backup of the last day', () => {
    const ages = [0, 1, 2, hour, 5 * hour, 23 * hour];
    expect(kept(madeAgo(...ages))).toEqual(ages);
  });

  it('keeps the newest of each earlier day of the week', () => {
    const [morning, noon, evening] = [2 * day + 10 * hour, 2 * day + 5 * hour, 2 * day + hour];
    expect(kept(madeAgo(0, morning, noon, evening, 3 * day))).toEqual([0, evening, 3 * day]);
  });

  it('keeps the newest of each earlier week', () => {
    const lastMonth = Array.from({ length: 28 }, (_, index) => (index + 9) * day);
    const left = kept(madeAgo(0, ...lastMonth)).slice(1);
    const weekOf = (age: number) => Math.floor((now - age) / (7 * day));
    const newestOfWeek = lastMonth.filter((age, index) => weekOf(age) !== weekOf(lastMonth[index - 1] ?? 0));
    expect(left).toEqual(newestOfWeek);
    expect(left.length).toBeLessThanOrEqual(5);
  });

  it('lets go what is older than half a year', () => {
    expect(kept(madeAgo(0, 200 * day))).toEqual([0]);
  });

  it('keeps the newest of all, whatever its age', () => {
    expect(kept(madeAgo(500 * day, 501 * day))).toEqual([500 * day]);
  });

  it('never touches what a person made by hand', () => {
    const byHand = [300, 301, 302].map((days) => ({ reason: 'manual', madeAt: now - days * day }));
    expect(thin([...byHand, ...madeAgo(0)], now)).toEqual([]);
  });

  it('finds nothing more to do after it was done', () => {
    const backups = madeAgo(...Array.from({ length: 400 }, (_, index) => index * 11 * hour));
    const gone = thin(backups, now);
    expect(gone.length).toBeGreaterThan(300);
    expect(
      thin(
        backups.filter((backup) => !gone.includes(backup)),
        now,
      ),
    ).toEqual([]);
  });

  it('holds at most a bounded number over years of daily use', () => {
    let backups: { reason: string; madeAt: number }[] = [];
    for (let at = now - 1000 * day; at <= now; at += 8 * hour) {
      backups.push({ reason: 'scheduled', madeAt: at });
      const gone = new Set(thin(backups, at));
      backups = backups.filter((backup) => !gone.has(backup));
    }
    expect(backups.length).toBeLessThan(40);
    expect(Math.min(...backups.map((backup) => backup.madeAt))).toBeLessThan(now - 20 * 7 * day);
  });
});
