import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client, Listener, PushName } from '../../shared/ipc.ts';
import { err, ok } from '../../shared/result.ts';
import { defaultSettings, type Settings } from '../../shared/settings.ts';

const listeners = new Map<PushName, (payload: never) => void>();
const settings = {
  get: vi.fn(() => Promise.resolve(ok(defaultSettings))),
  set: vi.fn<Client['settings']['set']>(() => Promise.resolve(ok(defaultSettings))),
  reset: vi.fn(() => Promise.resolve(ok(defaultSettings))),
};
const on = <Name extends PushName>(name: Name, listener: Listener<Name>) => {
  listeners.set(name, listener);
  return () => listeners.delete(name);
};
vi.mock('../../renderer/api.ts', () => ({ api: { settings, on } }));

const { preferences } = await import('../../renderer/shell/preferences.svelte.ts');
const { notices } = await import('../../renderer/shell/notices.svelte.ts');

const root = document.documentElement;
const withAppearance = (appearance: Partial<Settings['appearance']>): Settings => ({
  ...defaultSettings,
  appearance: { ...defaultSettings.appearance, ...appearance },
});

beforeEach(async () => {
  notices.shown = [];
  settings.get.mockResolvedValue(ok(defaultSettings));
  settings.set.mockResolvedValue(ok(defaultSettings));
  await preferences.load();
});

describe('preferences', () => {
  it('are applied to the page when read', async () => {
    settings.get.mockResolvedValue(
      ok(withAppearance({ theme: 'contrast', textScale: 150, font: 'readable', reducedMotion: 'on' })),
    );
    await preferences.load();
    expect({ ...root.dataset }).toMatchObject({ theme: 'contrast', font: 'readable', motion: 'reduced' });
    expect(root.style.fontSize).toBe('150%');
  });

  it('show a change before the program has answered', async () => {
    const saved = preferences.set({ appearance: { theme: 'light' } });
    expect(root.dataset['theme']).toBe('light');
    await saved;
    expect(settings.set).toHaveBeenLastCalledWith({ patch: { appearance: { theme: 'light' } } });
  });

  it('put back what is stored and say why when a change is refused', async () => {
    settings.set.mockResolvedValue(err({ code: 'disk-full', sentence: 'The disk is full.' }));
    await preferences.set({ appearance: { theme: 'light' } });
    expect(root.dataset['theme']).toBe('dark');
    expect(notices.shown).toMatchObject([
      { code: 'disk-full', level: 'problem', sentence: 'The disk is full.' },
    ]);
  });

  it('follow a change made in another window', () => {
    listeners.get('settings.changed')!(withAppearance({ textScale: 120 }) as never);
    expect(root.style.fontSize).toBe('120%');
  });

  it('do not jump back to an earlier change while a later one is on its way', async () => {
    const answers: ((settings: Settings) => void)[] = [];
    settings.set.mockImplementation(
      () => new Promise((resolve) => answers.push((value) => resolve(ok(value)))),
    );
    const first = preferences.set({ appearance: { textScale: 105 } });
    const second = preferences.set({ appearance: { textScale: 110 } });
    listeners.get('settings.changed')!(withAppearance({ textScale: 105 }) as never);
    answers[0]!(withAppearance({ textScale: 105 }));
    await first;
    expect(root.style.fontSize).toBe('110%');
    answers[1]!(withAppearance({ textScale: 110 }));
    await second;
    listeners.get('settings.changed')!(withAppearance({ textScale: 90 }) as never);
    expect(root.style.fontSize).toBe('90%');
  });

  it('keep the other fields of a section', async () => {
    const saved = preferences.set({ sound: { master: 0.2 } });
    expect(preferences.current.sound).toEqual({ ...defaultSettings.sound, master: 0.2 });
    await saved;
  });
});

describe('notices', () => {
  it('replace an earlier one of the same code, so that a repeated trouble does not pile up', () => {
    notices.refused({ code: 'disk-full', sentence: 'First.' });
    notices.refused({ code: 'disk-full', sentence: 'Second.' });
    expect(notices.shown.map(({ sentence }) => sentence)).toEqual(['Second.']);
  });

  it('go by themselves if they are good news that asks for nothing; all others stay', () => {
    vi.useFakeTimers();
    notices.say({ code: 'done', level: 'info', sentence: 'Done.' });
    notices.say(
      { code: 'restored', level: 'info', sentence: 'Restored.' },
      { label: 'Undo', run: () => undefined },
    );
    notices.refused({ code: 'broken', sentence: 'Broken.' });
    vi.runAllTimers();
    vi.useRealTimers();
    expect(notices.shown.map(({ code }) => code)).toEqual(['restored', 'broken']);
  });

  it('are put away one by one', () => {
    notices.say({ code: 'a', level: 'info', sentence: 'A.' });
    notices.say({ code: 'b', level: 'info', sentence: 'B.' });
    notices.putAway(notices.shown[0]!.key);
    expect(notices.shown.map(({ code }) => code)).toEqual(['b']);
  });
});
