// The built desktop program with its page, on a stand-in of Electron: every export by its button, and closing.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ensureBuilt } from '../support/built.ts';
import { showPage, startBuilt } from '../support/desktop-page.ts';
import type { Electron } from '../support/electron/index.ts';
import { playMatches } from '../support/played-match.ts';

let folder: string;
let documents: string;
let program: Electron;

test.beforeEach(async () => {
  ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'deepmarch-desktop-'));
  documents = mkdtempSync(join(tmpdir(), 'deepmarch-documents-'));
  program = await startBuilt(join(folder, 'data'), documents);
});

test.afterEach(() => {
  program.app.quit();
  for (const each of [folder, documents]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
});

/** Presses a button that saves, and answers the dialog it opens. */
async function saveBy(page: Page, button: string, as: string): Promise<string> {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const opened = program.dialogs.nextSave();
  await page.getByRole('button', { name: button }).click();
  const { choose } = await opened;
  choose(join(documents, as));
  await expect(page.getByText(`Saved as ${as} in ${documents}.`)).toBeVisible();
  expect(downloads).toEqual([]);
  return readFileSync(join(documents, as), 'utf8');
}

test('a match is exported and the file taken in again', async ({ page }) => {
  const [text = ''] = await playMatches([
    {
      players: ['Ysolde', 'Tobin'],
      warbands: ['drowned-bell/the-pull', 'lantern-watch/the-iron-line'],
      ...{ seed: 12, answers: 20 },
    },
  ]);
  await showPage(page, program, '#/history');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('The match was replayed to the same end and added.')).toBeVisible();
  const saved = await saveBy(page, 'Export', 'shared.json');
  expect((JSON.parse(saved) as { actions: unknown }).actions).toEqual(
    (JSON.parse(text) as { actions: unknown }).actions,
  );
});

test('a warband is saved as a file; closing the dialog saves nothing', async ({ page }) => {
  await showPage(page, program, '#/warbands');
  await page.getByRole('button', { name: 'Copy The Iron Line', exact: true }).first().click();
  await page.getByRole('button', { name: 'Export' }).click();
  const opened = program.dialogs.nextSave();
  await page.getByRole('button', { name: 'Save the file' }).click();
  (await opened).cancel();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  expect(readdirSync(documents)).toEqual([]);
  const saved = await saveBy(page, 'Save the file', 'line.warband.json');
  expect(JSON.parse(saved)).toMatchObject({ deepmarch: 'warband', name: 'The Iron Line (copy)' });
});

test('the log is saved; a place that cannot be written is told in words', async ({ page }) => {
  await showPage(page, program, '#/settings');
  await page.getByRole('button', { name: 'Show the log' }).click();
  expect(await saveBy(page, 'Save the log', 'log.txt')).toContain('program:');
  const opened = program.dialogs.nextSave();
  await page.getByRole('button', { name: 'Save the log' }).click();
  (await opened).choose(join(documents, 'no', 'such', 'folder.txt'));
  await expect(page.getByText(/The file cannot be written there\..*Nothing was saved/)).toBeVisible();
});

test('a change made just before the window closes is kept', async ({ page }) => {
  await showPage(page, program, '#/warbands');
  await page.getByRole('button', { name: 'Copy The Iron Line', exact: true }).first().click();
  const more = page.getByRole('button', { name: 'One more Halberdier' });
  await more.waitFor();
  const isStopped = await more.evaluate((button: HTMLElement) => {
    // In one go, so that no moment passes in which it would be saved anyway.
    button.click();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isStopped).toBe(true);
  expect(await program.app.ended).toBe(0);

  program = await startBuilt(join(folder, 'data'), documents);
  const next = await page.context().newPage();
  await showPage(next, program, '#/warbands');
  await next.getByRole('link', { name: 'The Iron Line (copy)' }).first().click();
  await expect(next.getByRole('button', { name: /^Halberdier Level \d, 4 copies/ })).toBeVisible();
});
