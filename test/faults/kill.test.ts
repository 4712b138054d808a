/** Kill −9 in the middle of writing: what was acknowledged is there, and the database is whole. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { listBackups } from '../../electron/db/backup-files.ts';
import { fullCheck, inspect } from '../../electron/db/inspect.ts';
import { createMatches, type StoredMatch } from '../../electron/db/matches.ts';
import { hash } from '../../electron/engine/hash.ts';
import { seek } from '../../electron/engine/replay.ts';
import { games } from '../../electron/games/index.ts';
import { createBackups } from '../../electron/services/backups.ts';
import { openSession } from '../../electron/services/matches/open.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { migrationsFolder, open, quiet, temporaryFolder, tryToOpen } from '../db/support.ts';
import { bundleChildren, killHard, runChild } from './children/run.ts';

const kills = 60;
/** Fewer: every start reads the packs and replays the match. */
const tableKills = 8;

beforeAll(bundleChildren);

/** The furthest point of each match that the program said was saved. */
type Acknowledged = Map<number, { actions: number; isFinished: boolean }>;

function note(acknowledged: Acknowledged, lines: string[]): void {
  for (const [id, what] of lines.map((line) => line.split(' '))) {
    const isFinished = what === 'finished';
    const actions = isFinished ? (acknowledged.get(Number(id))?.actions ?? 0) : Number(what);
    acknowledged.set(Number(id), { actions, isFinished });
  }
}

/** What is wrong with a stored match: actions lost, repeated or out of order, or its end forgotten. */
function losses(
  id: number,
  known: { actions: number; isFinished: boolean },
  stored: StoredMatch | undefined,
): string[] {
  if (!stored) return [`match ${id} is gone`];
  const wrong = stored.actions.findIndex((action, index) => action !== `${id}:${index + 1}`);
  return [
    ...(stored.actions.length < known.actions
      ? [`match ${id} lost actions after ${stored.actions.length}`]
      : []),
    ...(wrong >= 0 ? [`match ${id} has ${JSON.stringify(stored.actions[wrong])} at ${wrong + 1}`] : []),
    ...(known.isFinished && !stored.isFinished ? [`match ${id} forgot its end`] : []),
    ...(stored.keyframe && stored.keyframe.seq > stored.actions.length
      ? [`match ${id} has a state too far`]
      : []),
  ];
}

async function check(folder: string, acknowledged: Acknowledged): Promise<string[]> {
  const opened = await tryToOpen({ folder });
  if (!opened.ok) return [JSON.stringify(opened.error)];
  const { db, notice, close } = opened.value;
  const matches = createMatches(db);
  const lost = [...acknowledged].flatMap(([id, known]) => losses(id, known, matches.load(id)));
  const problems = [...lost, ...fullCheck(db.$client), ...(notice ? [notice.what] : [])];
  close();
  return problems;
}

describe('kill −9', () => {
  it(`loses no acknowledged action in ${kills} kills while matches are played`, async () => {
    const folder = temporaryFolder();
    const acknowledged: Acknowledged = new Map();
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = runChild('play', folder);
      // First by progress, so that a busy machine gets as far as an idle one; then at any moment of the next steps.
      await child.said(1 + Math.floor(Math.random() * 30));
      await wait(Math.random() * 5);
      await killHard(child);
      expect(child.process.signalCode).toBe('SIGKILL');
      note(acknowledged, child.lines);
      expect(await check(folder, acknowledged), `after kill ${kill}`).toEqual([]);
    }
    const actions = [...acknowledged.values()].reduce((sum, known) => sum + known.actions, 0);
    const finished = [...acknowledged.values()].filter(({ isFinished }) => isFinished).length;
    expect(actions).toBeGreaterThan(kills * 5);
    expect(finished).toBeGreaterThan(5);
    console.info(`${kills} kills: ${actions} acknowledged actions, ${finished} finished matches, none lost`);
  });

  it('leaves every match at the very decision it was at when it hits the table', async () => {
    const folder = temporaryFolder();
    let acknowledged = 0;
    for (let kill = 1; kill <= tableKills; kill += 1) {
      const child = runChild('sit', folder, path.join(migrationsFolder, '../resources/packs'));
      await child.said(1 + Math.floor(Math.random() * 60));
      await wait(Math.random() * 5);
      await killHard(child);
      const opened = await open({ folder });
      const matches = createMatches(opened.db);
      const last = new Map(child.lines.map((line) => [Number(line.split(' ')[0]), line]));
      for (const [id, line] of last) {
        const session = openSession({ matches, games }, id);
        if (!session.ok) throw new Error(session.error.sentence);
        const [, actions, state] = line.split(' ');
        expect(
          hash(seek(session.value.game, session.value.tape, Number(actions))),
          `after kill ${kill}`,
        ).toBe(state);
      }
      acknowledged += child.lines.length;
      opened.close();
    }
    console.info(`${tableKills} kills at the table: ${acknowledged} acknowledged answers, none lost`);
  });

  it('leaves the old data or the new when it hits a restore, and every backup whole', async () => {
    const folder = temporaryFolder();
    const { db, close } = await open({ folder });
    const backups = createBackups({ db, folder, migrationsFolder, now: Date.now, log: quiet });
    createSettings(db).set({ appearance: { theme: 'light' } });
    await backups.create('manual');
    createSettings(db).set({ appearance: { theme: 'contrast' } });
    await backups.create('manual');
    close();
    const seen = new Set<string>();
    for (let kill = 1; kill <= 15; kill += 1) {
      const child = runChild('restore', folder);
      await child.said(1);
      await wait(Math.random() * 80);
      await killHard(child);
      const opened = await open({ folder });
      expect(opened.notice, `after kill ${kill}`).toBeUndefined();
      expect(fullCheck(opened.db.$client)).toEqual([]);
      seen.add(createSettings(opened.db).get().appearance.theme);
      const kinds = listBackups(folder).map(({ id }) => inspect(path.join(folder, 'backups', id)).kind);
      expect(new Set(kinds)).toEqual(new Set(['ours']));
      opened.close();
    }
    expect([...seen].filter((theme) => theme !== 'light' && theme !== 'contrast')).toEqual([]);
  });
});
