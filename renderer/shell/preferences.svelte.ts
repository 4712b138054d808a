/** The person's settings: read from the program, applied to the page at once, saved through the contract. */
import type { Answer } from '../../shared/ipc.ts';
import {
  defaultSettings,
  type Settings,
  type SettingsPatch,
  type SettingsSection,
} from '../../shared/settings.ts';
import { api } from '../api.ts';
import { notices } from './notices.svelte.ts';

class Preferences {
  current: Settings = $state(defaultSettings);
  /** Own changes the program has not answered yet. */
  #unanswered = 0;

  /** Reads the settings and follows every later change, from this window or another. */
  async load(): Promise<void> {
    this.#apply();
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => this.#apply());
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.#apply());
    api.on('settings.changed', (settings) => this.#hear(settings));
    api.on('database.replaced', () => void this.#read());
    await this.#read();
  }

  /** Shows the change at once; a refusal puts back what is stored and says why. */
  async set(patch: SettingsPatch): Promise<void> {
    this.#accept(merged(this.current, patch));
    await this.#store(api.settings.set({ patch }));
  }

  async reset(section: SettingsSection): Promise<void> {
    await this.#store(api.settings.reset({ section }));
  }

  async #store(asked: Promise<Answer<'settings.set'>>): Promise<void> {
    this.#unanswered += 1;
    const answer = await asked.finally(() => (this.#unanswered -= 1));
    if (answer.ok) return this.#hear(answer.value);
    notices.refused(answer.error);
    await this.#read();
  }

  async #read(): Promise<void> {
    const answer = await api.settings.get();
    if (answer.ok) this.#accept(answer.value);
    else notices.refused(answer.error);
  }

  /** What is stored, unless a later change of ours is on its way: a slider must not jump back under the hand. */
  #hear(settings: Settings): void {
    if (this.#unanswered === 0) this.#accept(settings);
  }

  #accept(settings: Settings): void {
    this.current = settings;
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    const { theme, textScale, font, reducedMotion } = this.current.appearance;
    root.dataset['theme'] = theme === 'system' ? systemTheme() : theme;
    root.dataset['font'] = font;
    root.dataset['motion'] = isStill(reducedMotion) ? 'reduced' : 'full';
    root.style.fontSize = `${String(textScale)}%`;
  }
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

const isStill = (wish: Settings['appearance']['reducedMotion']) =>
  wish === 'on' || (wish === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

const merged = (settings: Settings, patch: SettingsPatch): Settings => ({
  appearance: { ...settings.appearance, ...patch.appearance },
  sound: { ...settings.sound, ...patch.sound },
  table: { ...settings.table, ...patch.table },
  keys: { ...settings.keys, ...patch.keys },
  lessons: { ...settings.lessons, ...patch.lessons },
  rulebook: { ...settings.rulebook, ...patch.rulebook },
});

export const preferences = new Preferences();
