/** Every file that leaves the desktop window: through the preload script, the contract and the system's dialog. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../../shared/ipc.ts';
import { emptyList } from '../../shared/warbands.ts';
import { type Desktop, folderFor, good, startDesktop } from '../support/desktop.ts';
import { playMatches } from '../support/played-match.ts';

type Wanted = Input<'app.save'>['file'];

let matchText: string;
beforeAll(async () => {
  const warbands = ['drowned-bell/the-pull', 'lantern-watch/the-iron-line'] as [string, string];
  [matchText = ''] = await playMatches([{ players: ['Ysolde', 'Tobin'], warbands, seed: 12, answers: 10 }]);
});

async function desk(): Promise<Desktop & { documents: string }> {
  const documents = folderFor('documents');
  return { ...(await startDesktop(folderFor('data'), { paths: { documents } })), documents };
}

/** Asks for a file and answers the dialog with a name in the documents, or by closing it. */
async function save(
  { api, dialogs, documents }: Awaited<ReturnType<typeof desk>>,
  file: Wanted,
  as?: string,
) {
  const opened = dialogs.nextSave();
  const saved = api.app.save({ file });
  const dialog = await opened;
  if (as === undefined) dialog.cancel();
  else dialog.choose(join(documents, as));
  return { dialog, answer: await saved };
}

describe('saving from the desktop window', () => {
  it('a match writes its file, which another program takes in', async () => {
    const here = await desk();
    const { id } = await good(here.api.history.import({ text: matchText }));
    const { dialog, answer } = await save(here, { kind: 'match', id }, 'shared.json');
    expect(answer).toEqual({
      ok: true,
      value: { outcome: 'saved', name: 'shared.json', folder: here.documents },
    });
    expect(dialog.parent).toBe(here.window);
    expect(dialog.options.defaultPath).toMatch(/match-\d{4}-\d\d-\d\d-ysolde-tobin\.json$/u);
    const text = readFileSync(join(here.documents, 'shared.json'), 'utf8');
    expect(text).toBe((await good(here.api.history.export({ id }))).text);
    const there = await desk();
    expect(await good(there.api.history.import({ text }))).toMatchObject({ isKnown: false });
  });

  it('a warband writes its file, which is read as the same warband', async () => {
    const here = await desk();
    const { list } = await good(here.api.warbands.open({ id: 'lantern-watch/the-iron-line' }));
    const { dialog } = await save(here, { kind: 'warband', name: 'CON', list }, 'line.warband.json');
    expect(dialog.options.defaultPath).toBe(join(here.documents, 'con-warband.warband.json'));
    const text = readFileSync(join(here.documents, 'line.warband.json'), 'utf8');
    expect(await good(here.api.warbands.read({ text }))).toMatchObject({
      ...{ name: 'CON', list, form: 'file', troubles: [] },
    });
  });

  it('the log writes its lines', async () => {
    const here = await desk();
    const { dialog } = await save(here, { kind: 'log' }, 'log.txt');
    expect(dialog.options.filters?.[0]).toEqual({ name: 'Text', extensions: ['txt'] });
    const { lines } = await good(here.api.app.log());
    expect(lines.length).toBeGreaterThan(0);
    expect(readFileSync(join(here.documents, 'log.txt'), 'utf8')).toBe(`${lines.join('\n')}\n`);
  });

  it('asks before a file is replaced, and opens where the last one went', async () => {
    const here = await desk();
    mkdirSync(join(here.documents, 'games'));
    const { dialog } = await save(here, { kind: 'log' }, join('games', 'log.txt'));
    expect(dialog.options.properties).toContain('showOverwriteConfirmation');
    const { dialog: next } = await save(here, { kind: 'log' });
    expect(next.options.defaultPath).toMatch(join(here.documents, 'games', 'deepmarch-log-'));
  });

  it('opens somewhere also on a system that names no folder for documents', async () => {
    const { api, dialogs } = await startDesktop(folderFor('data'));
    const opened = dialogs.nextSave();
    const saved = api.app.save({ file: { kind: 'log' } });
    const { options, cancel } = await opened;
    expect(options.defaultPath).toMatch(/^\/.+\/deepmarch-log-/u);
    cancel();
    await good(saved);
  });
});

describe('saving that comes to nothing', () => {
  it('because the dialog was closed is no failure', async () => {
    const here = await desk();
    const { answer } = await save(here, { kind: 'log' });
    expect(answer).toEqual({ ok: true, value: { outcome: 'cancelled' } });
    expect(readdirSync(here.documents)).toEqual([]);
  });

  it('because the place cannot be written is told, and can be tried again', async () => {
    const here = await desk();
    mkdirSync(join(here.documents, 'taken.txt'));
    const { answer } = await save(here, { kind: 'log' }, 'taken.txt');
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-saved-no-permission' } });
    expect((await save(here, { kind: 'log' }, 'log.txt')).answer.ok).toBe(true);
    expect(readdirSync(here.documents).toSorted()).toEqual(['log.txt', 'taken.txt']);
  });

  it('because there is no such match opens no dialog', async () => {
    const { api, dialogs } = await desk();
    expect(await api.app.save({ file: { kind: 'match', id: 999 } })).toMatchObject({
      error: { code: 'no-such-match' },
    });
    expect(dialogs.saves()).toBe(0);
  });

  it('because it is no file of the program’s is refused unread', async () => {
    const { api, dialogs } = await desk();
    const wrong = [
      { kind: 'text', name: '../../.bashrc', text: 'x' },
      { kind: 'match', id: 1, name: 'x' },
      { kind: 'warband', name: '', list: emptyList },
    ] as unknown as Wanted[];
    for (const file of wrong)
      expect(await api.app.save({ file })).toMatchObject({ error: { code: 'bad-payload' } });
    expect(dialogs.saves()).toBe(0);
  });

  it('because another dialog is open is told', async () => {
    const { api, dialogs } = await desk();
    const opened = dialogs.nextSave();
    const first = api.app.save({ file: { kind: 'log' } });
    const { cancel } = await opened;
    expect(await api.app.save({ file: { kind: 'log' } })).toMatchObject({
      error: { code: 'save-dialog-open' },
    });
    cancel();
    await good(first);
    expect(dialogs.saves()).toBe(1);
  });

  it('because the window was closed over the dialog ends the program and leaves the old file', async () => {
    const { api, app, dialogs, window, documents } = await desk();
    writeFileSync(join(documents, 'log.txt'), 'old');
    const opened = dialogs.nextSave();
    const saved = api.app.save({ file: { kind: 'log' } });
    await opened;
    window.close();
    expect(await app.ended).toBe(0);
    expect(await good(saved)).toEqual({ outcome: 'cancelled' });
    expect(readFileSync(join(documents, 'log.txt'), 'utf8')).toBe('old');
  });
});
