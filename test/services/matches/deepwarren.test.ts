/** Deepwarren at the real table: set up, played by persons and bots, killed and continued, taken back, kept, shared. */
import { describe, expect, it } from 'vitest';
import { deepwarren } from '../../../electron/games/deepwarren/index.ts';
import { games } from '../../../electron/games/index.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { emptyMemory, perform } from '../../../electron/services/bots/tasks.ts';
import type { DeepwarrenPlan } from '../../../shared/games/deepwarren-plan.ts';
import type { DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import { seatColours } from '../../../shared/table.ts';
import { answerOnce, bot, lastTable, playOut, startProgram, type Player } from './support.ts';

const game = 'deepwarren';

function planFor(players: number, bots: number[] = [], change: Partial<DeepwarrenPlan> = {}): DeepwarrenPlan {
  return {
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seatColours[seat]!,
      ...(bots.includes(seat) && { bot }),
    })),
    ...{ privacy: 'open', hideTells: false, seed: 5 },
    ...change,
  };
}

async function begun(plan: DeepwarrenPlan, answers = 0): Promise<{ player: Player; id: number }> {
  const player = await startProgram();
  const { id } = await player.ask('matches.create', { game, plan });
  await playSome(player, id, answers);
  return { player, id };
}

/** So many random answers, from where the match stands. */
async function playSome(player: Player, id: number, answers: number): Promise<void> {
  const rng = seedRng(answers);
  let { table } = await player.ask('matches.open', { id });
  for (let count = 0; count < answers && !table.snapshot.outcome; count++)
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
}

const viewAt = async (player: Player, id: number, at: number): Promise<DeepwarrenView> => {
  const { view } = await player.ask('replay.seek', { id, at, eyes: 'open' });
  return view as unknown as DeepwarrenView;
};

describe('a match of Deepwarren', { timeout: 60_000 }, () => {
  it.each([
    [2, []],
    [2, [1]],
    [3, [0, 2]],
    [4, [0, 1, 2, 3]],
  ])('of %i, of whom %j are bots, comes to an end and is in the history', async (players, bots) => {
    const { player, id } = await begun(planFor(players, bots));
    const table = await playOut(player, id, 3);
    const { line, track } = await player.ask('history.read', { id });
    expect(line).toMatchObject({ game, reason: table.snapshot.outcome!.reason });
    expect(line.scores).toEqual(table.snapshot.outcome!.scores);
    expect(line.seats.filter(({ bot: level }) => level !== undefined)).toHaveLength(bots.length);
    const end = track.at(-1)!;
    const { players: crowned } = await viewAt(player, id, end.at);
    expect(end.counts).toEqual(crowned.map(({ crowns }) => crowns));
    expect(track.length).toBeGreaterThan(line.rounds);
    expect((await player.ask('history.list', listOf('deepwarren'))).total).toBe(1);
    expect((await player.ask('history.list', listOf('warband'))).total).toBe(0);
  });

  it('proposes a sheltered start to two, and does as the toggles say (T-1113, T-1116)', async () => {
    const two = await begun(planFor(2));
    const three = await begun(planFor(3));
    const toggles = { shortCrawl: true, longCrawl: true, shelteredStart: false };
    const chosen = await begun(planFor(2, [], { toggles, first: 1 }));
    const viewOf = async ({ player, id }: typeof two): Promise<DeepwarrenView> =>
      (await player.ask('matches.glance', { id })).view as unknown as DeepwarrenView;
    expect((await viewOf(two)).toggles.shelteredStart).toBe(true);
    expect((await viewOf(three)).toggles.shelteredStart).toBe(false);
    expect(await viewOf(chosen)).toMatchObject({ toggles, start: 1 });
    const last = await chosen.player.ask('matches.last', {});
    expect(last).toMatchObject({ game, plan: { toggles, first: 1 } });
    expect(last.plan).not.toHaveProperty('seed');
  });

  it('goes on where it stood when the program was killed', async () => {
    const { player, id } = await begun(planFor(3, [1]), 60);
    const before = lastTable(player).snapshot;
    const later = await startProgram(player.db);
    const { table } = await later.ask('matches.open', { id });
    expect(table.snapshot.view).toEqual(before.view);
    expect(table.snapshot.decision).toEqual(before.decision);
    expect((await later.ask('matches.list', {})).matches[0]).toMatchObject({
      ...{ game, round: before.view.round },
    });
    await playOut(later, id, 9);
    expect((await later.ask('history.read', { id })).onlyWatched).toBeUndefined();
  });

  it('is taken back to the last thing drawn or rolled, and no further (T-1104)', async () => {
    const { player, id } = await begun(planFor(2, [], { seed: 11 }));
    const rng = seedRng(4);
    let { table } = await player.ask('matches.open', { id });
    let undone = 0;
    let closed = 0;
    for (let count = 0; count < 150 && !table.snapshot.outcome; count++) {
      const found = player.service.tables.find(id);
      const { played = [] } = found.ok ? found.value : {};
      const { steps } = table.undo;
      expect(played.slice(played.length - steps).some(({ hasRevealed }) => hasRevealed)).toBe(false);
      if (table.undo.closed?.code === 'revealed' && steps === 0) {
        closed++;
        const { revision } = table.snapshot;
        expect(await player.refuse('matches.undo', { id, revision, steps: 1 })).toBe('nothing-to-take-back');
      }
      if (steps > 0) {
        await player.ask('matches.undo', { id, revision: table.snapshot.revision, steps });
        undone++;
        table = lastTable(player);
        expect(table.undo.steps).toBe(0);
      }
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
    expect(undone).toBeGreaterThan(3);
    expect(closed).toBeGreaterThan(1);
  });

  it('can be given up, and is scored then (TR-52)', async () => {
    const { player, id } = await begun(planFor(2), 20);
    const { revision } = lastTable(player).snapshot;
    await player.ask('matches.surrender', { id, revision, seat: 0 });
    const { line } = await player.ask('history.read', { id });
    expect(line.reason).toBe('surrender');
    expect(line.seats.map(({ isWinner }) => isWinner)).toEqual([false, true]);
  });

  it('travels as a file, and is replayed there moment by moment as it was', async () => {
    const { player, id } = await begun(planFor(2, [1]));
    await playOut(player, id, 3);
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    const { id: there } = await other.ask('history.import', { text });
    const { length } = await other.ask('replay.open', { id: there });
    for (const at of [0, Math.floor(length / 2), length])
      expect(await viewAt(other, there, at)).toEqual(await viewAt(player, id, at));
    expect((await other.ask('history.export', { id: there })).text).toBe(text);
    const fork = await other.ask('replay.fork', {
      ...{ id: there, at: 30, privacy: 'open', hideTells: false },
      seats: [0, 1].map((seat) => ({ name: `New ${seat}`, colour: seatColours[seat]! })),
    });
    const { table } = await other.ask('matches.open', { id: fork.id });
    expect(table.snapshot.view.players.map(({ name }) => name)).toEqual(['New 0', 'New 1']);
  });

  it('is judged afterwards, action by action', async () => {
    const { player, id } = await begun(planFor(2));
    await playOut(player, id, 3);
    const stored = player.service.matches.load(id)!;
    const options = stored.actions as number[];
    const record = { game, setup: stored.setup, seed: stored.seed, options };
    const line = { isStopped: () => false, progress: () => undefined };
    const found = perform({ kind: 'analyse', record }, emptyMemory(games), line);
    expect((found as { chances: number[][] }).chances).toHaveLength(options.length + 1);
  });
});

const listOf = (wanted: string) =>
  ({ filter: { game: wanted }, sort: 'newest', offset: 0, limit: 10 }) as const;

describe('a plan of Deepwarren', () => {
  it.each([
    ['for one', planFor(1)],
    ['for five', planFor(5)],
    ['with another toggle', { ...planFor(2), toggles: { darkness: true } }],
    ['of another game', { ...planFor(2), game: 'warband' }],
    ['with warbands', { ...planFor(2), field: {} }],
    ['of nothing', {}],
  ])('%s is refused in words, and nothing is begun', async (_what, plan) => {
    const player = await startProgram();
    expect(await player.refuse('matches.create', { game, plan })).toBe('bad-payload');
    expect((await player.ask('matches.list', {})).matches).toEqual([]);
  });

  it('that begins with nobody is against T-203', () => {
    const refused = deepwarren.plan({}, planFor(2, [], { first: 2 }), 1);
    expect(refused).toMatchObject({ ok: false, error: { code: 'setup-refused', rule: 'T-203' } });
  });
});
