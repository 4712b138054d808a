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

  it('show a change before the program has answered', () => {
    settings.set.mockReturnValue(new Promise(() => undefined));
    void preferences.set({ appearance: { theme: 'light' } });
    expect(root.dataset['theme']).toBe('light');
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

  it('keep the other fields of a section', async () => {
    await preferences.set({ sound: { master: 0.2 } });
    expect(preferences.current.sound).toEqual({ ...defaultSettings.sound, master: 0.2 });
  });
});

describe('notices', () => {
  it('replace an earlier one of the same code, so that a repeated trouble does not pile up', () => {
    notices.refused({ code: 'disk-full', sentence: 'First.' });
    notices.refused({ code: 'disk-full', sentence: 'Second.' });
    expect(notices.shown.map(({ sentence }) => sentence)).toEqual(['Second.']);
  });

  it('are put away one by one', () => {
    notices.say({ code: 'a', level: 'info', sentence: 'A.' });
    notices.say({ code: 'b', level: 'info', sentence: 'B.' });
    notices.putAway(notices.shown[0]!.key);
    expect(notices.shown.map(({ code }) => code)).toEqual(['b']);
  });
});
