/** Settings in the database: one sealed row a field. What a field means is `shared/settings.ts`'s business. */
import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { parseJson } from './json.ts';
import { settings } from './schema/index.ts';
import { dropSeal, putSeal, sealOf } from './seals.ts';

type SettingRow = typeof settings.$inferSelect;

export const sealOfSetting = ({ key, value, changedAt }: SettingRow): string =>
  sealOf([key, value, changedAt]);

export const listSettings = (db: Db): SettingRow[] => db.select().from(settings).all();

/** Every stored field with its value; `undefined` where that cannot be read. */
export const readSettings = (db: Db): Map<string, unknown> =>
  new Map(listSettings(db).map(({ key, value }) => [key, parseJson(value)]));

/** The value of one field; `undefined` if there is none or it cannot be read. */
export function readSetting(db: Db, key: string): unknown {
  const row = db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).get();
  return row && parseJson(row.value);
}

export function putSetting(db: Db, key: string, value: unknown, changedAt: number): void {
  const changed = { value: JSON.stringify(value), changedAt };
  db.transaction(() => {
    db.insert(settings)
      .values({ key, ...changed })
      .onConflictDoUpdate({ target: settings.key, set: changed })
      .run();
    putSeal(db, 'setting', key, sealOfSetting({ key, ...changed }));
  });
}

export function removeSettings(db: Db, keys: readonly string[]): void {
  db.transaction(() => {
    for (const key of keys) {
      db.delete(settings).where(eq(settings.key, key)).run();
      dropSeal(db, 'setting', key);
    }
  });
}
