import { describe, expect, it } from 'vitest';
import { settings as settingsTable } from '../../electron/db/schema/index.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { defaultSettings, settingsPatchSchema, settingsSchema } from '../../shared/settings.ts';
import { freshDatabase, open, temporaryFolder } from '../db/support.ts';

describe('settings', () => {
  it('begin with the defaults, which are valid', async () => {
    expect(createSettings(await freshDatabase()).get()).toEqual(defaultSettings);
    expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  });

  it('change field by field and leave the rest', async () => {
    const settings = createSettings(await freshDatabase());
    settings.set({ appearance: { theme: 'light' } });
    const changed = settings.set({ appearance: { textScale: 150 }, sound: { isMuted: true } });
    expect(changed.appearance).toEqual({ ...defaultSettings.appearance, theme: 'light', textScale: 150 });
    expect(changed.sound).toEqual({ ...defaultSettings.sound, isMuted: true });
  });

  it('are there again after a restart', async () => {
    const folder = temporaryFolder();
    const first = await open({ folder });
    createSettings(first.db).set({ rulebook: { marks: ['W-513', 'R-12'] } });
    first.close();
    const second = await open({ folder });
    expect(createSettings(second.db).get().rulebook.marks).toEqual(['W-513', 'R-12']);
  });

  it('are reset by section', async () => {
    const settings = createSettings(await freshDatabase());
    settings.set({ appearance: { theme: 'contrast' }, sound: { master: 0 } });
    const after = settings.reset('appearance');
    expect(after.appearance).toEqual(defaultSettings.appearance);
    expect(after.sound.master).toBe(0);
  });

  it('fall back field by field when stored values are garbled, of another kind or unknown', async () => {
    const db = await freshDatabase();
    const garbled = [
      { key: 'appearance.theme', value: '"puce"' },
      { key: 'appearance.textScale', value: '1e9' },
      { key: 'sound.master', value: '{not json' },
      { key: 'sound.effects', value: '0.25' },
      { key: 'rulebook.marks', value: '["W-1", 7]' },
      { key: 'appearance.__proto__', value: '{"theme":"light"}' },
      { key: 'no.such', value: '1' },
    ];
    db.insert(settingsTable)
      .values(garbled.map((row) => ({ ...row, changedAt: 0 })))
      .run();
    expect(createSettings(db).get()).toEqual({
      ...defaultSettings,
      sound: { ...defaultSettings.sound, effects: 0.25 },
    });
  });

  it('change all fields of a patch or none', async () => {
    const db = await freshDatabase();
    const settings = createSettings(db);
    db.$client.exec(
      "create temp trigger no_sound before insert on settings when new.key like 'sound%' begin select raise(abort, 'no'); end",
    );
    expect(() => settings.set({ appearance: { theme: 'light' }, sound: { master: 0 } })).toThrow();
    expect(settings.get()).toEqual(defaultSettings);
  });
});

describe('a patch of settings', () => {
  it.each([
    { appearance: { theme: 'puce' } },
    { appearance: { textScale: 79 } },
    { appearance: { textScale: 201 } },
    { appearance: { textScale: 100.5 } },
    { sound: { master: 1.1 } },
    { sound: { master: NaN } },
    { table: { animationSpeed: -1 } },
    { rulebook: { marks: ['W-513', 'W-513'] } },
    { rulebook: { marks: ['<b>'] } },
    { keys: { chosen: { end: '' } } },
    { keys: { chosen: { end: 'Hyper+e', 'no name': 'e' } } },
    { keys: { chosen: { end: 7 } } },
    { appearance: { unknown: 1 } },
    { unknown: {} },
    [],
    null,
  ])('is refused if it is %o', (patch) => {
    expect(settingsPatchSchema.safeParse(patch).success).toBe(false);
  });

  it.each([
    {},
    { appearance: {} },
    { appearance: { textScale: 80 } },
    { sound: { music: 1 } },
    { keys: { chosen: { end: 'Ctrl++' } } },
  ])('is taken if it is %o', (patch) => expect(settingsPatchSchema.safeParse(patch).success).toBe(true));
});
