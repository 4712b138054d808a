/** Content that is not what was stored: put back, made anew, or kept aside and told. */
import Database from 'better-sqlite3';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cpSync } from 'node:fs';
import { databaseFile } from '../../electron/db/file-names.ts';
import { contentLines, fill, programFolder, type Running, startOn } from '../support/filled-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-content-'));
const filled = join(folder, 'filled');
let program: string;
let data: string;
let running: Running | undefined;
let count = 0;

beforeAll(async () => {
  program = programFolder(join(folder, 'program'));
  await fill(await start(filled));
  running!.close();
});

beforeEach(() => {
  data = join(folder, String((count += 1)));
  cpSync(filled, data, { recursive: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function start(on = data): Promise<Running> {
  const started = await startOn(on, program);
  if ('failure' in started) throw new Error(started.failure);
  running = started;
  return started;
}

/** Changes stored rows behind the program's back. */
function change(sql: string, ...values: unknown[]): void {
  const client = new Database(databaseFile(data));
  client.pragma('ignore_check_constraints = ON');
  expect(client.prepare(sql).run(...values).changes).toBeGreaterThan(0);
  client.close();
}

const told = async ({ ask }: Running) => (await ask('app.info', {})).problems;

const strengthen =
  "update cards set data = replace(data, '\"hitPoints\":', '\"hitPoints\":1') where kind = 'creature' and key like ?";

describe('a damaged card', () => {
  it('of the program is put back from its files, with a line in the log and nobody bothered', async () => {
    const faces = async () => (await (await start()).ask('packs.faces', {})).cards;
    const before = await faces();
    running!.close();
    change(strengthen, 'skyfell/%');
    expect(await faces()).toEqual(before);
    expect(await told(running!)).toEqual([]);
    expect(contentLines(data).join()).toContain('skyfell was damaged and is put back');
    expect(await running!.ask('database.check', {})).toEqual({ problems: [] });
    running!.close();
  });

  it('from outside is set aside with its pack, kept as a file, and a backup is offered', async () => {
    change(strengthen, 'tin-parade/%');
    const { ask, bugs, close } = await start();
    expect(await told(running!)).toMatchObject([
      {
        code: expect.stringMatching(/^pack-damaged/),
        offer: 'backups',
        sentence: expect.stringContaining('Tin Parade'),
      },
    ]);
    expect((await ask('packs.list', {})).packs.map(({ id }) => id)).not.toContain('tin-parade');
    const kept = readdirSync(data).find((name) => name.startsWith('damaged-pack-'))!;
    expect(JSON.parse(readFileSync(join(data, kept), 'utf8'))).toMatchObject({ key: 'tin-parade' });
    expect(bugs).toEqual([]);
    close();
  });
});

describe('a damaged manifest', () => {
  it('does not stop the program: the pack is put back', async () => {
    change("update packs set manifest = substr(manifest, 2) where key = 'skyfell'");
    const { ask, close } = await start();
    expect((await ask('packs.list', {})).packs.map(({ id }) => id)).toContain('skyfell');
    expect(await told(running!)).toEqual([]);
    close();
  });

  it('is not used where the program’s own files are damaged too', async () => {
    change("update packs set manifest = substr(manifest, 2) where key = 'skyfell'");
    const broken = join(folder, 'broken-program');
    cpSync(program, broken, { recursive: true });
    rmSync(join(broken, 'resources/packs/skyfell/orders.json'));
    const started = await startOn(data, broken);
    if ('failure' in started) throw new Error(started.failure);
    expect((await told(started)).map(({ code }) => code.replace(/\..*/, ''))).toEqual([
      'pack-damaged',
      'builtin-pack-damaged',
    ]);
    expect((await started.ask('packs.list', {})).packs.map(({ id }) => id)).not.toContain('skyfell');
    started.close();
  });
});

describe('a damaged warband', () => {
  it('goes back to its last sound version, says so, and what was stored is kept', async () => {
    change(
      'update warband_versions set list = replace(list, \'"copies":2\', \'"copies":3\') where warband_id = 1 and number = 2',
    );
    const { ask, close } = await start();
    const { versions } = await ask('warbands.versions', { id: '1' });
    expect(versions.map(({ label }) => label)).toEqual(['damaged', 'first']);
    expect(await ask('warbands.compare', { id: '1', from: 1, to: 2 })).toEqual({ changes: [] });
    expect(await told(running!)).toMatchObject([{ code: 'warband-damaged.1.2', offer: 'backups' }]);
    expect(readdirSync(data).some((name) => name.startsWith('damaged-warband-'))).toBe(true);
    close();
  });

  it('keeps a list whose fingerprint alone is damaged', async () => {
    change("update warband_versions set hash = 'x' || substr(hash, 2) where warband_id = 1 and number = 2");
    await start();
    expect(await told(running!)).toEqual([]);
    running!.close();
  });

  it('with another note is told, once', async () => {
    change("update warbands set note = 'Whbt' where id = 2");
    await start();
    expect((await told(running!)).map(({ code }) => code)).toEqual(['warband-changed.2']);
    running!.close();
    await start();
    expect(await told(running!)).toEqual([]);
    running!.close();
  });
});

describe('a damaged setting', () => {
  it('is back at its default, alone', async () => {
    change("update settings set value = '\"contrast\"' where key = 'appearance.theme'");
    const { ask, close } = await start();
    expect((await ask('settings.get', {})).appearance).toMatchObject({ theme: 'dark', textScale: 120 });
    expect((await told(running!)).map(({ code }) => code)).toEqual(['setting-damaged.appearance.theme']);
    close();
  });

  /** No UTF-8: what is read back is not what is stored. */
  const unreadable = "cast(x'6170e5' as text)";

  it('is as it was where only the name on its seal is unreadable, and nobody is told', async () => {
    change(`update content_seals set key = ${unreadable} where key = 'appearance.theme'`);
    for (let times = 0; times < 2; times++) {
      const { ask, close } = await start();
      expect(await told(running!)).toEqual([]);
      expect((await ask('settings.get', {})).appearance).toMatchObject({ textScale: 120 });
      close();
    }
    change("update content_seals set seal = seal where key = 'appearance.theme'");
  });

  it('that is gone is told once, also where its name is unreadable', async () => {
    change(`update content_seals set key = ${unreadable} where key = 'appearance.theme'`);
    change("delete from settings where key = 'appearance.theme'");
    await start();
    expect(await told(running!)).toHaveLength(1);
    running!.close();
    await start();
    expect(await told(running!)).toEqual([]);
    running!.close();
  });
});

describe('what was stored before there were seals', () => {
  it('is sealed at the next start without a word', async () => {
    change('delete from content_seals');
    await start();
    expect(await told(running!)).toEqual([]);
    running!.close();
    change("update settings set value = '\"contrast\"' where key = 'appearance.theme'");
    await start();
    expect(await told(running!)).toHaveLength(1);
    running!.close();
  });
});

describe('the check on demand', () => {
  it('names damaged content and changes nothing', async () => {
    const { ask, close } = await start();
    change(strengthen, 'tin-parade/%');
    change("update warbands set name = 'Nobody' where id = 1");
    const { problems } = await ask('database.check', {});
    expect(problems.join()).toContain('Tin Parade');
    expect(problems.join()).toContain('the warband Nobody');
    expect(await ask('database.check', {})).toEqual({ problems });
    close();
  });
});
