/** The person's settings: read whole, changed by field, reset by section. Limits and defaults are in `shared/settings.ts`. */
import { inArray } from 'drizzle-orm';
import {
  defaultSettings,
  fieldsOf,
  type Settings,
  settingsFrom,
  type SettingsPatch,
  type SettingsSection,
} from '../../shared/settings.ts';
import type { Db } from '../db/connect.ts';
import { settings } from '../db/schema/index.ts';

export interface SettingsService {
  get(): Settings;
  /** Changes the given fields; the patch has passed `settingsPatchSchema`. */
  set(patch: SettingsPatch): Settings;
  reset(section: SettingsSection): Settings;
}

export function createSettings(db: Db, now: () => number = Date.now): SettingsService {
  function get(): Settings {
    const rows = db.select({ key: settings.key, value: settings.value }).from(settings).all();
    return settingsFrom(new Map(rows.map(({ key, value }) => [key, parsed(value)])));
  }

  function set(patch: SettingsPatch): Settings {
    return db.transaction(() => {
      for (const { key, value } of fieldsOf(patch)) store(key, JSON.stringify(value));
      return get();
    });
  }

  function store(key: string, value: string): void {
    const changed = { value, changedAt: now() };
    db.insert(settings)
      .values({ key, ...changed })
      .onConflictDoUpdate({ target: settings.key, set: changed })
      .run();
  }

  function reset(section: SettingsSection): Settings {
    const keys = fieldsOf({ [section]: defaultSettings[section] }).map(({ key }) => key);
    db.delete(settings).where(inArray(settings.key, keys)).run();
    return get();
  }

  return { get, set, reset };
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // Garbled: the reader falls back to this field's default.
    return undefined;
  }
}
