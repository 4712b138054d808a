import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameTools } from '../../electron/cli/games.ts';
import { createBookshelf } from '../../electron/services/rulebook.ts';

const shelf = createBookshelf(fileURLToPath(new URL('../../resources/rulebook', import.meta.url)));

describe('the shelf of rulebooks', () => {
  it.each(gameTools.map(({ id }) => id))('holds a sound book of %s', (game) => {
    const read = shelf.read(game);
    expect(read.ok ? [] : read.error.details).toEqual([]);
    expect(read.ok && read.value.game).toBe(game);
  });

  it.each(['chess', '', '..', '../packs', 'README.md', 'warband/..'])('holds no book of %o', (game) => {
    const read = shelf.read(game);
    expect(read).toMatchObject({ ok: false, error: { code: 'rulebook-missing' } });
  });

  it('knows which of some games have a book, in their order', () => {
    expect(shelf.games(['deepwarren', 'chess', 'warband'])).toEqual(['deepwarren', 'warband']);
  });

  it('is empty where there is no folder, and says so of each book', () => {
    const none = createBookshelf('/nowhere/at/all');
    expect(none.games(['warband'])).toEqual([]);
    expect(none.read('warband')).toMatchObject({ ok: false, error: { code: 'rulebook-missing' } });
  });
});
