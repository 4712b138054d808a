/** The ledger of best journeys: found by what they brought home, tried again in the same vault, sent as a file, never believed if altered. */
import { describe, expect, it } from 'vitest';
import { dayOf, dayOfSeed } from '../../../electron/services/matches/day.ts';
import type { DelveView } from '../../../shared/games/delve.ts';
import { playOut, startProgram, type Player } from './support.ts';

const game = 'delve';
const form = 'solo';
const plan = (name: string, seed: number) => ({
  seats: [{ name, colour: 'amber' as const }],
  options: { solo: true, knockOut: true },
  ...{ privacy: 'open' as const, hideTells: false, seed },
});

async function journey(player: Player, name: string, seed: number, luck: number): Promise<number> {
  const { id } = await player.ask('matches.create', { game, plan: plan(name, seed) });
  await playOut(player, id, luck);
  return id;
}

/** Chance plays badly, so a good many go in until some came home with gold. */
async function some(player: Player): Promise<void> {
  for (let seed = 1; seed <= 60; seed++) {
    await journey(player, 'Mira', seed, seed);
    const { total } = await player.ask('history.best', { game, form, limit: 1 });
    if (total >= 2) return;
  }
  throw new Error('nobody came home with gold');
}

describe('the ledger of best journeys', { timeout: 120_000 }, () => {
  it('lists who brought out most, tries the vault again, and takes in a file that was not altered', async () => {
    const player = await startProgram();
    await some(player);
    const { total, best } = await player.ask('history.best', { game, form, limit: 10 });
    expect(best).toHaveLength(total);
    const scores = best.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const [first] = best;
    const { line } = await player.ask('history.read', { id: first!.id });
    expect(line.scores).toEqual([first!.score]);
    expect(
      (await player.ask('history.best', { game, form, seed: first!.seed, limit: 10 })).best,
    ).toContainEqual(first);
    expect((await player.ask('history.best', { game: 'warband', form, limit: 10 })).total).toBe(0);

    const seats = [{ name: 'Tobin', colour: 'jade' as const }];
    const again = { at: 0, privacy: 'open' as const, hideTells: false, seats };
    const { id } = await player.ask('replay.fork', { id: first!.id, ...again });
    const { table } = await player.ask('matches.open', { id });
    const begun = (await player.ask('replay.seek', { id: first!.id, at: 0, eyes: 'open' }))
      .view as object as DelveView;
    const view = table.snapshot.view as unknown as DelveView;
    expect(view.heroes[0]!.hero).toBe(begun.heroes[0]!.hero);
    expect(view.heroes[0]!.name).toBe('Tobin');

    const { text } = await player.ask('history.export', { id: first!.id });
    const other = await startProgram();
    const altered = text.replace(`"seed":${String(first!.seed)}`, `"seed":${String(first!.seed + 1)}`);
    expect(altered).not.toBe(text);
    expect(await other.refuse('history.import', { text: altered })).toBe('bad-match-file');
    expect((await other.ask('history.best', { game, form, limit: 10 })).total).toBe(0);
    await other.ask('history.import', { text });
    const there = (await other.ask('history.best', { game, form, limit: 10 })).best;
    expect(there).toMatchObject([{ player: 'Mira', score: first!.score, seed: first!.seed }]);
  });

  it('counts nothing of a journey that began in the midst of another, and none of bots', async () => {
    const player = await startProgram();
    await some(player);
    const { total, best } = await player.ask('history.best', { game, form, limit: 10 });
    const seats = [{ name: 'Late', colour: 'jade' as const }];
    const { length } = await player.ask('replay.open', { id: best[0]!.id });
    const late = { at: length - 1, privacy: 'open' as const, hideTells: false, seats };
    const { id } = await player.ask('replay.fork', { id: best[0]!.id, ...late });
    await playOut(player, id, 1);
    expect((await player.ask('history.best', { game, form, limit: 10 })).total).toBe(total);
  });
});

describe('the match of the day', () => {
  it('has the date for its seed, the same all day and another tomorrow', () => {
    const morning = dayOf(new Date(2026, 10, 19, 0, 1));
    expect(morning).toEqual({ day: '2026-11-19', seed: 20261119 });
    expect(dayOf(new Date(2026, 10, 19, 23, 59))).toEqual(morning);
    expect(dayOf(new Date(2026, 10, 20, 0, 1)).seed).toBe(20261120);
  });

  it('is known again by its seed, and no other seed is taken for one', () => {
    expect(dayOfSeed(20261119)).toBe('2026-11-19');
    expect(dayOfSeed(20261341)).toBeUndefined();
    expect(dayOfSeed(4711)).toBeUndefined();
  });

  it('is asked of the program, and a match begun with it is found by its day', async () => {
    const player = await startProgram();
    const { seed } = await player.ask('matches.day', {});
    const views = await Promise.all(
      ['Mira', 'Tobin'].map(async (name) => {
        const { id } = await player.ask('matches.create', { game, plan: plan(name, seed) });
        const { table } = await player.ask('matches.open', { id });
        return (table.snapshot.view as unknown as DelveView).heroes.map(({ hero, runes }) => ({
          hero,
          runes,
        }));
      }),
    );
    expect(views[0]).toEqual(views[1]);
  });
});
