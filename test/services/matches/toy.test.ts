/**
 * A game nobody wrote the services for goes through all of them: set up, played by hand and by bots, killed and
 * continued, taken back, kept from each other's eyes, exported, imported, replayed, judged.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { createBots } from '../../../electron/services/bots/bots.ts';
import { seatColours, type Table } from '../../../shared/table.ts';
import { gamesAndToy, toyGame, type ToyPlan } from '../../support/toy-table.ts';
import type { ToyView } from '../../support/toy-game.ts';
import { answerOnce, bot, lastTable, playOut, startProgram, type Player } from './support.ts';

const game = toyGame.id;
/** Threads of their own, which know the toy too. */
const bots = createBots(gamesAndToy, { worker: new URL('../../support/toy-worker.ts', import.meta.url) });
afterAll(() => bots.close());

const withToy = (db?: Player['db']): Promise<Player> => startProgram(db, undefined, undefined, gamesAndToy);

function planFor(players: number, botSeats: number[] = [], change: Partial<ToyPlan> = {}): ToyPlan {
  return {
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seatColours[seat]!,
      ...(botSeats.includes(seat) && { bot }),
    })),
    ...{ privacy: 'open', hideTells: false, seed: 4 },
    ...change,
  };
}

async function begun(plan: ToyPlan): Promise<{ player: Player; id: number; table: Table }> {
  const player = await withToy();
  const { id } = await player.ask('matches.create', { game, plan });
  const { table } = await player.ask('matches.open', { id });
  return { player, id, table };
}

const viewOf = ({ snapshot }: Pick<Table, 'snapshot'>): ToyView => snapshot.view as ToyView;

async function choose(player: Player, id: number, kind: string): Promise<Table> {
  const { revision, decision } = lastTable(player).snapshot;
  const option = decision!.options.findIndex((each) => (each.kind as string) === kind);
  await player.ask('matches.answer', { id, revision, option });
  return lastTable(player);
}

describe('a game of a registry of its own', { timeout: 60_000 }, () => {
  it('is listed with its seats and its bots', async () => {
    const { games } = await (await withToy()).ask('games.list', {});
    expect(games.map((each) => each.game)).toEqual(gamesAndToy.all.map(({ id }) => id));
    expect(games.at(-1)).toMatchObject({
      ...{ seats: { least: 1, most: 4 }, botLevels: ['novice', 'soldier'], stops: [] },
    });
  });

  it.each([
    [1, []],
    [2, []],
    [2, [1]],
    [3, [0, 1, 2]],
    [4, [0, 3]],
  ])('is played by %i, of whom %j are bots, to an end', async (players, botSeats) => {
    const { player, id } = await begun(planFor(players, botSeats));
    const { snapshot } = await playOut(player, id, 7);
    expect(snapshot.outcome!.reason).toBe('hands-empty');
    const { line, track } = await player.ask('history.read', { id });
    expect(line).toMatchObject({ game, form: 'standard', reason: 'hands-empty' });
    expect(line.seats).toHaveLength(players);
    expect(track.at(-1)!.counts).toEqual((snapshot.view as unknown as ToyView).scores);
  });

  it('keeps hands from each other, and goes on where it stood when the program was killed', async () => {
    const { player, id, table } = await begun(planFor(2, [], { privacy: 'strict' }));
    expect(viewOf(table).hand).toEqual([]);
    const { to } = table.handover!;
    const opened = await player.ask('matches.handover', { id, seat: to });
    expect(viewOf(opened.table).hand).toHaveLength(4);
    const rng = seedRng(2);
    let now = lastTable(player);
    for (let count = 0; count < 5; count++)
      now = await answerOnce(player, now, (options) => randomInt(rng, options));
    const later = await withToy(player.db);
    const again = (await later.ask('matches.open', { id })).table;
    expect(viewOf(again).hand).toEqual([]);
    expect(viewOf(again).trick).toEqual(viewOf(now).trick);
    await playOut(later, id, 8);
    expect((await later.ask('history.read', { id })).onlyWatched).toBeUndefined();
  });

  it('is taken back until something was shown', async () => {
    const { player, id, table } = await begun(planFor(2));
    const { hand } = viewOf(table);
    await player.ask('matches.answer', { id, revision: table.snapshot.revision, option: 0 });
    expect(lastTable(player).undo.steps).toBe(1);
    const { revision } = lastTable(player).snapshot;
    await player.ask('matches.undo', { id, revision, steps: 1 });
    expect(viewOf(lastTable(player)).hand).toEqual(hand);
    await player.ask('matches.answer', { id, revision: revision + 1, option: 0 });
    const shown = await choose(player, id, 'open');
    expect(shown.undo).toMatchObject({ steps: 0, closed: { code: 'revealed' } });
    const asked = { id, revision: shown.snapshot.revision, steps: 1 };
    expect(await player.refuse('matches.undo', asked)).toBe('nothing-to-take-back');
  });

  it('travels as a file, is replayed and judged there, and a hint is given by its own bots', async () => {
    const { player, id, table } = await begun(planFor(2));
    const knowledge = toyGame.table!.bots!.knowledge(stateOf(player, id), table.snapshot.deciding!, {});
    const asked = { game, knowledge, player: { ...bot, seed: 1 } };
    expect(table.snapshot.decision!.options[(await bots.ask(asked))!.option]).toBeDefined();
    const hint = await bots.hint({ game, knowledge });
    expect(table.snapshot.decision!.options).toContainEqual(hint!.line[0]!.action);
    await playOut(player, id, 7);
    const { text } = await player.ask('history.export', { id });
    const other = await withToy();
    const { id: there } = await other.ask('history.import', { text });
    const { length } = await other.ask('replay.open', { id: there });
    for (const eyes of ['open', 'spectator', 0] as const)
      for (let at = 0; at <= length; at++)
        expect(await other.ask('replay.seek', { id: there, at, eyes })).toEqual(
          await player.ask('replay.seek', { id, at, eyes }),
        );
    const { setup, seed, actions } = other.service.matches.load(there)!;
    const analysis = await bots.analyse({ game, setup, seed, options: actions as number[] });
    expect(analysis!.chances).toHaveLength(actions.length + 1);
  });

  it('may be lost by all together, which is no draw', async () => {
    const { player, id } = await begun(planFor(2, [], { goal: 99 }));
    const { snapshot } = await playOut(player, id, 7);
    expect(snapshot.outcome).toMatchObject({ winners: [], isSharedLoss: true });
    const { line } = await player.ask('history.read', { id });
    expect(line.isSharedLoss).toBe(true);
    expect(line.scores).toEqual(snapshot.outcome!.scores);
    const found = async (result: 'won' | 'lost' | 'draw') =>
      (await player.ask('history.list', { filter: { game, result }, sort: 'newest', offset: 0, limit: 9 }))
        .total;
    expect([await found('won'), await found('lost'), await found('draw')]).toEqual([0, 1, 0]);
    const { opponents } = await player.ask('history.stats', { game });
    expect(opponents.map(({ lost, drawn }) => [lost, drawn])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const { text } = await player.ask('history.export', { id });
    const other = await withToy();
    const { id: there } = await other.ask('history.import', { text });
    expect((await other.ask('history.read', { id: there })).line.isSharedLoss).toBe(true);
  });

  it('is shown with its reason where this version does not know it, and nothing of it is lost', async () => {
    const { player, id } = await begun(planFor(1));
    await player.ask('matches.leave', { id });
    const finished = await player.ask('matches.create', { game, plan: planFor(2) });
    await playOut(player, finished.id, 7);
    const { text } = await player.ask('history.export', { id: finished.id });
    const without = await startProgram(player.db);
    const { matches } = await without.ask('matches.list', {});
    expect(matches).toMatchObject([{ id, game, trouble: 'unknownGame', seats: [{ name: 'Player 1' }] }]);
    expect(await without.refuse('matches.open', { id })).toBe('unknown-game');
    expect(await without.refuse('matches.glance', { id })).toBe('unknown-game');
    expect(await without.refuse('matches.create', { game, plan: planFor(2) })).toBe('no-such-game');
    expect(await without.refuse('games.ask', { game, question: { kind: 'any' } })).toBe('no-such-game');
    const read = await without.ask('history.read', { id: finished.id });
    expect(read).toMatchObject({ onlyWatched: 'unknownGame', line: { game, reason: 'hands-empty' } });
    expect(await without.refuse('history.analyse', { id: finished.id })).toBe('unknown-game');
    expect(await without.refuse('history.import', { text })).toBe('bad-match-file');
    const back = await withToy(player.db);
    expect((await back.ask('matches.open', { id })).table.snapshot.revision).toBe(0);
  });

  it('is not read from a file of another game, and answers to a moment that has passed change nothing', async () => {
    const { player, id, table } = await begun(planFor(2));
    const { revision } = table.snapshot;
    for (const stale of [revision - 1, revision + 1].filter((each) => each >= 0))
      expect(await player.refuse('matches.answer', { id, revision: stale, option: 0 })).toBe('stale-answer');
    expect(await player.refuse('matches.answer', { id, revision, option: 99 })).toBe('no-such-option');
    expect(lastOrOpened(player, table).snapshot.revision).toBe(revision);
    await playOut(player, id, 7);
    const { text } = await player.ask('history.export', { id });
    const file = JSON.parse(text) as Record<string, unknown>;
    for (const wrong of ['warband', 'deepwarren', 'chess'])
      expect(
        await player.refuse('history.import', { text: JSON.stringify({ ...file, version: 1, game: wrong }) }),
      ).toBe('bad-match-file');
    expect(
      (await player.ask('history.list', { filter: {}, sort: 'newest', offset: 0, limit: 9 })).total,
    ).toBe(1);
  });
});

const lastOrOpened = (player: Player, opened: Table): Table =>
  player.pushed.some(({ name }) => name === 'matches.changed') ? lastTable(player) : opened;

function stateOf(player: Player, id: number) {
  const found = player.service.tables.find(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.match.state as Parameters<typeof toyGame.decision>[0];
}
