/**
 * What landed versions stored, opened by this one: finished matches are watched, running ones are taken over, finished
 * as they stand or deleted, and match files come in. The fixtures stay for ever; see `test/fixtures/landed/README.md`.
 */
import { describe, expect, it } from 'vitest';
import { warband } from '../../../electron/games/warband/index.ts';
import { expectedOf, landedFile, landedFolder, landedNames } from '../../support/landed.ts';
import { open } from '../../db/support.ts';
import { answerOnce, startProgram, type Player } from './support.ts';

const programOf = async (name: string): Promise<Player> =>
  startProgram((await open({ folder: landedFolder(name) })).db);

const finishedIn = (name: string) => expectedOf(name).matches.filter(({ isFinished }) => isFinished);
const runningIn = (name: string) => expectedOf(name).matches.find(({ isFinished }) => !isFinished)!;

/** Looks through a whole match as a window does. */
async function watch(player: Player, id: number): Promise<number> {
  const { length, track, line } = await player.ask('replay.open', { id });
  const { entries } = await player.ask('replay.log', { id, eyes: 'open', from: 0, count: 1000 });
  expect(entries.length).toBeGreaterThan(10);
  expect(track[0]!.counts).toHaveLength(line.seats.length);
  for (const at of [0, 1, Math.floor(length / 2), length]) {
    const { view } = await player.ask('replay.seek', { id, at, eyes: 0 });
    expect(view.players).toHaveLength(line.seats.length);
  }
  return length;
}

describe.each(landedNames)('a database of %s', (name) => {
  const isOfPresentRules = expectedOf(name).rulesVersion === warband.rulesVersion;

  it('has its finished matches watched, twice alike', async () => {
    const player = await programOf(name);
    for (const { id, actions, reason, winners } of finishedIn(name)) {
      expect(await watch(player, id)).toBe(actions);
      const end = await player.ask('replay.seek', { id, at: actions, eyes: 'open' });
      expect(end.view.outcome).toMatchObject({ reason, winners });
      // The second time it is read from what was kept.
      const later = await startProgram(player.db);
      expect(await later.ask('replay.seek', { id, at: actions, eyes: 'open' })).toEqual(end);
    }
  });

  it('has its running match taken over by the present rules, and played on', async () => {
    const player = await programOf(name);
    const { id, actions } = runningIn(name);
    if (!isOfPresentRules) {
      const { matches } = await player.ask('matches.list', {});
      expect(matches.find((line) => line.id === id)).toMatchObject({ trouble: 'olderRules' });
      expect(await player.refuse('matches.open', { id })).toBe('other-rules');
      expect(await watch(player, id)).toBe(actions);
      expect(await player.ask('matches.carryover', { id })).toEqual({ at: actions, lost: 0 });
    }
    const opened = await player.ask('matches.open', { id });
    let { table } = opened;
    const { log } = opened;
    expect(log.length).toBeGreaterThan(5);
    for (let count = 0; count < 60 && !table.snapshot.outcome; count++) {
      table = await answerOnce(player, table, () => 0);
    }
    const { length } = player.service.matches.load(id)!.actions;
    expect(length).toBeGreaterThan(actions);
    // Killed and opened again, it stands where it stood.
    const later = await startProgram(player.db);
    const again = await later.ask('matches.open', { id });
    expect(again.table.snapshot.view).toEqual(table.snapshot.view);
  });

  it('has its running match played to its end by the present rules, shared and watched elsewhere', async () => {
    const player = await programOf(name);
    const { id, actions } = runningIn(name);
    if (!isOfPresentRules) await player.ask('matches.carryover', { id });
    let { table } = await player.ask('matches.open', { id });
    for (let count = 0; count < 20; count++) table = await answerOnce(player, table, () => 0);
    while (!table.snapshot.outcome) {
      const { revision, view } = table.snapshot;
      await player.ask('matches.surrender', { id, revision, seat: view.seat });
      ({ table } = await player.ask('matches.open', { id }));
    }
    const length = await watch(player, id);
    expect(length).toBeGreaterThan(actions);
    const { line, onlyWatched } = await player.ask('history.read', { id });
    expect(onlyWatched).toBe(isOfPresentRules ? undefined : 'olderRules');
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    const there = await other.ask('history.import', { text });
    expect(await watch(other, there.id)).toBe(length);
    for (const at of [0, actions, length]) {
      const seen = await other.ask('replay.seek', { id: there.id, at, eyes: 'open' });
      expect(seen).toEqual(await player.ask('replay.seek', { id, at, eyes: 'open' }));
    }
    const told = await other.ask('history.read', { id: there.id });
    expect(told.line).toMatchObject({ reason: line.reason, rounds: line.rounds, actions: line.actions });
    if (!isOfPresentRules)
      expect(await other.refuse('history.analyse', { id: there.id })).toBe('other-rules');
  });

  it('has its running match finished as it stands, or deleted', async () => {
    const player = await programOf(name);
    const { id, actions } = runningIn(name);
    await player.ask('matches.finish', { id });
    expect((await player.ask('history.read', { id })).line).toMatchObject({ reason: 'abandoned', actions });
    expect(await watch(player, id)).toBe(actions);
    const { text } = await player.ask('history.export', { id });
    const elsewhere = await startProgram();
    expect(await watch(elsewhere, (await elsewhere.ask('history.import', { text })).id)).toBe(actions);
    const other = await programOf(name);
    await other.ask('history.delete', { ids: [id] });
    expect((await other.ask('matches.list', {})).matches).toEqual([]);
  });

  it('has match files that come in and are watched', async () => {
    const player = await startProgram();
    for (const file of ['match', 'match-given-up'] as const) {
      const { id } = await player.ask('history.import', { text: landedFile(name, file) });
      await watch(player, id);
      const { text } = await player.ask('history.export', { id });
      const other = await startProgram();
      await watch(other, (await other.ask('history.import', { text })).id);
    }
  });
});
