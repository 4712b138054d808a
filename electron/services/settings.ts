/** The person's settings: read whole, changed by field, reset by section. Limits and defaults are in `shared/settings.ts`. */
import {
  defaultSettings,
  fieldsOf,
  type Settings,
  settingsFrom,
  type SettingsPatch,
  type SettingsSection,
} from '../../shared/settings.ts';
import type { Db } from '../db/connect.ts';
import { putSetting, readSettings, removeSettings } from '../db/settings.ts';

export interface SettingsService {
  get(): Settings;
  /** Changes the given fields; the patch has passed `settingsPatchSchema`. */
  set(patch: SettingsPatch): Settings;
  reset(section: SettingsSection): Settings;
}

export function createSettings(db: Db, now: () => number = Date.now): SettingsService {
  const get = (): Settings => settingsFrom(readSettings(db));

  function set(patch: SettingsPatch): Settings {
    return db.transaction(() => {
      for (const { key, value } of fieldsOf(patch)) putSetting(db, key, value, now());
      return get();
    });
  }

  function reset(section: SettingsSection): Settings {
    const keys = fieldsOf({ [section]: defaultSettings[section] }).map(({ key }) => key);
    removeSettings(db, keys);
    return get();
  }

  return { get, set, reset };
}
