/** A full disk: said in words, nothing corrupt, and work goes on when there is room again. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../electron/db/connect.ts';
import { describeFailure } from '../../electron/db/failure.ts';
import { fullCheck } from '../../electron/db/inspect.ts';
import { createMatches } from '../../electron/db/matches.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { freshDatabase, temporaryFolder } from '../db/support.ts';
import { bundleChildren, commandOf, run } from './children/run.ts';

/** From now on the database may grow by that many pages only. */
function leaveRoom(client: Client, pages: number): void {
  client.pragma(`max_page_count = ${Number(client.pragma('page_count', { simple: true })) + pages}`);
}

const makeRoom = (client: Client) => leaveRoom(client, 1_000_000);

function failureOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return describeFailure(error)?.code;
  }
}

/** A small disk of our own, without being root: a mount in a namespace nobody else sees. */
const smallDisk = (folder: string, command: string[]): [string, ...string[]] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=4m tmpfs "$1" && shift && exec "$@"',
  'sh',
  folder,
  ...command,
];

describe('a full disk', () => {
  it('stops a match with a clear failure, keeps every saved action, and lets it go on', async () => {
    const db = await freshDatabase();
    const matches = createMatches(db);
    const start = { setup: {}, packs: [], cards: [] };
    const common = { game: 'warband', form: 'two players', rulesVersion: 1, seed: 1 } as const;
    const id = matches.create({ ...common, start, seats: [{ player: 'Ada' }] });
    leaveRoom(db.$client, 40);
    let saved = 0;
    const failure = failureOf(() => {
      for (;;) {
        // The action and its keyframe are one step: neither may be there without the other.
        matches.append(id, saved, ['x'.repeat(3000)], { noise: Array.from({ length: 500 }, Math.random) });
        saved += 1;
      }
    });
    expect(failure).toBe('disk-full');
    expect(saved).toBeGreaterThan(3);
    expect(matches.load(id)).toMatchObject({ keyframe: { seq: saved } });
    expect(matches.load(id)?.actions).toHaveLength(saved);
    expect(fullCheck(db.$client)).toEqual([]);
    makeRoom(db.$client);
    expect(matches.append(id, saved, ['on'])).toEqual({ ok: true, value: saved + 1 });
    expect(fullCheck(db.$client)).toEqual([]);
  });

  it('changes no setting of a patch that does not fit', async () => {
    const db = await freshDatabase();
    const settings = createSettings(db);
    const marks = Array.from({ length: 1000 }, (_, index) => `W-${index}`);
    leaveRoom(db.$client, 0);
    expect(failureOf(() => settings.set({ appearance: { theme: 'light' }, rulebook: { marks } }))).toBe(
      'disk-full',
    );
    expect(settings.get().appearance.theme).toBe('dark');
    makeRoom(db.$client);
    expect(settings.set({ rulebook: { marks } }).rulebook.marks).toHaveLength(1000);
  });

  describe('that is real', () => {
    beforeAll(bundleChildren);

    it('corrupts nothing, spoils no export, leaves no half backup', async (context) => {
      const folder = temporaryFolder();
      const [program, ...args] = smallDisk(folder, ['true']);
      const trial = spawnSync(program, args, { encoding: 'utf8' });
      if (trial.status !== 0)
        context.skip(`no small disk can be mounted here: ${trial.stderr || String(trial.error)}`);
      const child = run(...smallDisk(folder, commandOf('fill-disk', folder)));
      await child.ended;
      expect(JSON.parse(child.lines.join(''))).toMatchObject({
        stopped: 'disk-full',
        backup: 'disk-full',
        leftParts: [],
        exporting: 'disk-full',
        exported: 'the export of yesterday',
        problems: [],
        kept: true,
        goesOn: true,
        problemsAfter: [],
      });
    });
  });
});
