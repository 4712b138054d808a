import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../shared/settings.ts';

vi.mock('../../renderer/api.ts', () => ({ api: {} }));
const { loudness } = await import('../../renderer/shell/sound.ts');

describe('loudness', () => {
  const sound = { ...defaultSettings.sound, master: 0.5, effects: 0.4, music: 1 };

  it('is the channel under the master volume', () => {
    expect([loudness(sound, 'effects'), loudness(sound, 'music')]).toEqual([0.2, 0.5]);
  });

  it('is nothing when silenced', () => {
    expect(loudness({ ...sound, isMuted: true }, 'music')).toBe(0);
  });
});
