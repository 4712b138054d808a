/** Settings that are not what was stored: each goes back to its default alone. */
import type { Db } from '../../db/connect.ts';
import { keepSeals, putSeal, sealsOf } from '../../db/seals.ts';
import { listSettings, removeSettings, sealOfSetting } from '../../db/settings.ts';
import type { ContentDeps, Finding } from './finding.ts';

export function checkSettings({ db }: ContentDeps): Finding[] {
  const seals = sealsOf(db, 'setting');
  const rows = listSettings(db);
  const changed = rows.filter((row) => (seals.get(row.key) ?? sealOfSetting(row)) !== sealOfSetting(row));
  const keys = rows.map(({ key }) => key);
  const dropStray = () => keepSeals(db, 'setting', keys);
  const unsealed = new Set(rows.filter(({ key }) => !seals.has(key)).map(sealOfSetting));
  const stray = [...seals].filter(([key]) => !keys.includes(key));
  return [
    ...changed.map(({ key }) => damaged(key, () => removeSettings(db, [key]))),
    ...stray.map(([key, seal]) => (unsealed.has(seal) ? misnamed(dropStray) : damaged(key, dropStray))),
  ];
}

/** The setting is there and as it was; only the name on its seal was damaged. */
const misnamed = (mend: () => void): Finding => ({
  code: 'seal-mended',
  sentence: 'The fingerprint of a setting was damaged and is made anew.',
  isMendable: true,
  mend,
});

const damaged = (key: string, mend: () => void): Finding => ({
  code: `setting-damaged.${key}`,
  sentence: `The setting ${key} was damaged on the disk and is back at its first value. All others are as you left them; set it again, or restore a backup.`,
  isMendable: false,
  mend,
});

/** Seals what was stored before there were seals. */
export function sealSettings(db: Db): void {
  const seals = sealsOf(db, 'setting');
  for (const row of listSettings(db))
    if (!seals.has(row.key)) putSeal(db, 'setting', row.key, sealOfSetting(row));
}
