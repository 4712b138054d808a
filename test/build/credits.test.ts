import { describe, expect, it } from 'vitest';
import { collectCredits, iconCredits } from '../../.config/credits.ts';

describe('credits', () => {
  const authors = [
    { author: 'Ada', icons: ['anvil', 'axe'] },
    { author: 'Bo', icons: ['bell'] },
  ];

  it('name an author only for icons that are used', () => {
    expect(iconCredits(['~icons/game-icons/axe', './axe.ts'], authors)).toEqual([
      { author: 'Ada', names: ['axe'] },
    ]);
  });

  it('stop the build at an icon whose author is not known', () => {
    expect(() => iconCredits(['~icons/game-icons/unknown'], authors)).toThrow(
      /no author known for the icons unknown/,
    );
  });

  it('are complete for what the program ships', () => {
    const { icons, iconLicence, fonts, libraries } = collectCredits();
    expect(iconLicence).toBe('CC BY 3.0');
    expect(icons.flatMap(({ names }) => names)).toContain('old-lantern');
    expect(fonts.map(({ name }) => name).sort()).toEqual([
      'Alegreya',
      'Alegreya SC',
      'Atkinson Hyperlegible',
      'Cinzel',
    ]);
    expect(fonts.every(({ licence, by }) => licence === 'OFL-1.1' && by)).toBe(true);
    expect(libraries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['better-sqlite3', 'svelte', 'zod', 'zzfx']),
    );
    expect(libraries.filter(({ name }) => name.startsWith('@types/'))).toEqual([]);
    expect(libraries.filter(({ licence }) => licence === 'see the package')).toEqual([]);
  });
});
