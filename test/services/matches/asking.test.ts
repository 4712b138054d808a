/** Plans and questions are a game's own words: what no game reads is refused in words, and nothing is stored. */
import { describe, expect, it } from 'vitest';
import { warband } from '../../../electron/games/warband/index.ts';
import { createCardLibrary } from '../../../electron/services/packs/library.ts';
import { createWarbands } from '../../../electron/services/warbands/warbands.ts';
import { planFor, startProgram } from './support.ts';

describe('a plan', () => {
  it('of Warband may leave out the name of its game, as plans of older versions do', async () => {
    const player = await startProgram();
    const named = await player.ask('matches.create', {
      game: 'warband',
      plan: { game: 'warband', ...planFor(2) },
    });
    const unnamed = await player.ask('matches.create', { game: 'warband', plan: planFor(2) });
    expect((await player.ask('matches.list', {})).matches.map(({ id }) => id)).toEqual(
      expect.arrayContaining([named.id, unnamed.id]),
    );
    expect((await player.ask('matches.last', { game: 'warband' })).plan).toMatchObject({ form: 'standard' });
    expect((await player.ask('matches.last', { game: 'chess' })).plan).toBeUndefined();
  });

  it.each([
    ['of another game', { ...planFor(2), game: 'chess' }],
    ['for one player', { ...planFor(2), seats: planFor(2).seats.slice(1) }],
    ['without a battlefield', { ...planFor(2), field: undefined }],
    ['with something more', { ...planFor(2), dice: 3 }],
    ['of nothing', {}],
    ['that is none', 'a plan'],
  ])('%s is refused by the game itself', async (_what, plan) => {
    const { db } = await startProgram();
    const cards = createCardLibrary(db);
    const refused = warband.plan({ cards, warbands: createWarbands(db, cards) }, plan, 1);
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-payload' } });
  });
});

describe('a question', () => {
  it('that no game knows is refused', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: planFor(2) });
    await player.ask('matches.open', { id });
    const odd = { kind: 'weather' };
    expect(await player.refuse('matches.ask', { id, question: odd })).toBe('bad-payload');
    expect(await player.refuse('games.ask', { game: 'warband', question: odd })).toBe('bad-payload');
    expect(await player.refuse('games.ask', { game: 'chess', question: odd })).toBe('no-such-game');
  });

  it('about a position that has passed is refused', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: planFor(2) });
    await player.ask('matches.open', { id });
    const question = { kind: 'previews' };
    expect(await player.refuse('matches.ask', { id, revision: 7, question })).toBe('stale-answer');
    expect(await player.ask('matches.ask', { id, revision: 0, question })).toHaveProperty('answer.previews');
  });
});
