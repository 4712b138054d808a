// History as a person meets it: an empty ledger, a match taken in, replayed, noted, played on from, deleted and back.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playMatches } from '../support/played-match.ts';
import { type App, expect, test } from './fixture.ts';

test.describe.configure({ mode: 'serial' });

let folder: string;
let files: string[];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deepmarch-matches-'));
  const texts = await playMatches([
    {
      players: ['Mira', 'Tobin'],
      warbands: ['barrow-court/the-toll', 'lantern-watch/the-iron-line'],
      seed: 1, // more than 400 actions
      answers: 400,
    },
    {
      players: ['Ysolde', 'Tobin'],
      warbands: ['drowned-bell/the-pull', 'lantern-watch/the-iron-line'],
      seed: 12,
      answers: 60,
    },
  ]);
  files = texts.map((text, index) => {
    const file = join(folder, `match-${String(index)}.json`);
    writeFileSync(file, text);
    return file;
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the match' });
const ledger = (page: Page) => page.getByRole('region', { name: 'Matches fought' });
const picker = (page: Page) => page.locator('input[type=file]');

async function openMatch(page: Page, app: App, name: RegExp) {
  await app.open('#/history');
  const link = ledger(page).getByRole('link', { name });
  const target = await link.getAttribute('href');
  await link.click();
  // Another match may be laid out still.
  await page.waitForURL((url) => target !== null && url.hash === target);
  await expect(link).toHaveAttribute('aria-current');
  await slider(page).waitFor();
}

test('an empty ledger says what will appear, and so do the statistics', async ({ page, app }) => {
  await app.open('#/history');
  await expect(page.getByText('No match fought yet')).toBeVisible();
  await app.axe();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('Nothing to count yet')).toBeVisible();
  await app.axe();
});

test('a file that is no match is refused in plain words', async ({ page, app }) => {
  await app.open('#/history');
  await picker(page).setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /match/i }).first(),
  ).toBeVisible();
  await expect(page.getByText('No match fought yet')).toBeVisible();
});

test('a match file is replayed, added and laid out', async ({ page, app }) => {
  await app.open('#/history');
  for (const file of files) {
    await picker(page).setInputFiles(file);
    await expect(page.getByText('The match was replayed to the same end and added.')).toBeVisible();
    await slider(page).waitFor();
    await page.getByRole('button', { name: 'Put away' }).first().click();
  }
  await expect(ledger(page).getByRole('link')).toHaveCount(2);
  await picker(page).setInputFiles(files[0]!);
  await expect(page.getByText('This match is in the list already.')).toBeVisible();
});

test('a match is walked by step, turn and slider, by keys and buttons', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  const length = Number(await slider(page).getAttribute('max'));
  await expect(slider(page)).toHaveValue(String(length));
  await page.getByRole('heading', { name: 'History' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue(String(length - 1));
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'A turn on' }).click();
  await page.getByRole('button', { name: 'A turn on' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn [12], step/);
  await page.keyboard.press('Control+ArrowLeft');
  await slider(page).fill(String(Math.floor(length / 2)));
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`step ${String(Math.floor(length / 2))} of`),
  );
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const before = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').count();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect
    .poll(() => page.getByRole('list', { name: 'Log' }).getByRole('listitem').count())
    .toBeGreaterThan(before);
  await app.axe();
});

/** Where every piece stands in the moment that is shown. */
async function piecesAt(page: Page, step: number): Promise<string> {
  await slider(page).fill(String(step));
  await page.locator(`.stage[data-step="${String(step)}"]`).waitFor();
  const pieces = page.locator('.stage .place[data-creature]');
  return pieces
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('style') ?? ''} ${each.textContent}`))
    .then((each) => each.join('; '));
}

test('any moment of more than 400 actions is the same from wherever one comes', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  const length = Number(await slider(page).getAttribute('max'));
  expect(length).toBeGreaterThan(400);
  const steps = [60, 199, 200, 201, 333, length - 1];
  const onward = new Map<number, string>();
  for (const step of steps) onward.set(step, await piecesAt(page, step));
  expect(new Set(onward.values()).size, 'moments that differ').toBeGreaterThan(3);
  for (const step of [333, 60, length - 1, 200, 199, 201])
    expect(await piecesAt(page, step), String(step)).toBe(onward.get(step));
});

test('Esc leads from one match to the ledger, and only then home; the tabs stand in one row', async ({
  page,
  app,
}) => {
  await openMatch(page, app, /The Toll/);
  await expect(page).toHaveURL(/#\/history\/\d+$/);
  const tabs = page.getByRole('group', { name: 'About this match' }).getByRole('button');
  await expect(tabs).toHaveCount(5);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/history$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Deepmarch' })).toBeVisible();
});

test('it plays by itself, and through either side’s eyes', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => slider(page).inputValue().then(Number)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Mira', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mira', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('heading', { name: 'History' }).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Tobin', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'as a table' }).click();
  await expect(page.getByRole('rowheader', { name: 'Mira' })).toBeVisible();
  await app.axe();
});

test('each side’s eyes see its own hand and no other', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  await slider(page).fill('200');
  await page.getByRole('button', { name: 'Hands', exact: true }).click();
  const [mira, tobin] = ['Mira', 'Tobin'].map((name) => page.getByRole('region', { name: `${name}’s hand` }));
  await expect(mira!.getByRole('listitem').first()).toBeVisible();
  await expect(tobin!.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tobin', exact: true }).click();
  await expect(mira!).toContainText(/Face down: creatures \d+, orders \d+/);
  await tobin!.getByRole('button').first().focus();
  await expect(page.locator('.preview')).toBeVisible();
  await app.axe();
});

test('a note and tags are kept and found again', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByLabel('Note', { exact: true }).fill('The bridge held.');
  await page.getByLabel('Tags').fill('close, bridge');
  await page.getByLabel('Tags').blur();
  await expect(ledger(page).getByRole('link', { name: /bridge/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search matches' }).fill('bridge');
  await expect(ledger(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Search matches' }).fill('nobody like this');
  await expect(page.getByText('No match is like that')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search matches' }).fill('');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: /^Player/ }).selectOption('Ysolde');
  await expect(ledger(page).getByRole('link')).toHaveCount(1);
  await app.axe();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(ledger(page).getByRole('link')).toHaveCount(2);
});

test('statistics count by warband, commander, opponent and card', async ({ page, app }) => {
  await app.open('#/history/statistics');
  await expect(page.getByText('From 2 finished matches')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'By warband' }).getByRole('rowheader', { name: 'The Iron Line' }),
  ).toBeVisible();
  const byCard = page.getByRole('region', { name: 'By card' });
  await byCard.getByRole('button', { name: 'Name' }).click();
  await expect(byCard.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Whose matches').selectOption('Ysolde');
  await expect(page.getByText('From one finished match')).toBeVisible();
  await app.axe();
});

test('an exported match is the file it came from, and brings a deleted match back to replay', async ({
  page,
  app,
}) => {
  await openMatch(page, app, /The Pull/);
  const end = await slider(page).getAttribute('max');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await download).path();
  const { actions, seed } = JSON.parse(readFileSync(path, 'utf8')) as { actions: unknown[]; seed: number };
  const given = JSON.parse(readFileSync(files[1]!, 'utf8')) as { actions: unknown[]; seed: number };
  expect({ actions, seed }).toEqual({ actions: given.actions, seed: given.seed });

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(ledger(page).getByRole('link')).toHaveCount(1);
  await picker(page).setInputFiles(path);
  await expect(page.getByText('The match was replayed to the same end and added.')).toBeVisible();
  await expect(ledger(page).getByRole('link', { name: /The Pull/ })).toHaveCount(1);
  await expect(slider(page)).toHaveAttribute('max', end!);
  await app.axe();
});

test('one can play on from any moment', async ({ page, app }) => {
  await openMatch(page, app, /The Toll/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('The match is over here')).toBeVisible();
  await page.keyboard.press('Escape');
  await slider(page).fill('40');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /step 40 of/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await app.axe();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveTitle('Match · Deepmarch');
});

test('an analysis shows the chances, and a turn can be tried again', async ({ page, app }) => {
  test.setTimeout(120_000);
  await openMatch(page, app, /The Toll/);
  await page.getByRole('button', { name: 'Chances to win' }).click();
  const graph = page.getByRole('img', { name: /^Chance to win by step/ });
  await expect(graph).toBeVisible({ timeout: 60_000 });
  await app.axe();
  await page.getByRole('button', { name: 'as a table' }).click();
  await expect(page.getByRole('cell', { name: /^\d+ %$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Morale', exact: true }).click();
  await page.getByRole('button', { name: 'as a graph' }).click();
  await expect(page.getByRole('img', { name: /^Morale by turn/ })).toBeVisible();

  const again = page.getByRole('button', { name: /^Try turn \d+ again$/ }).first();
  const turn = /\d+/.exec((await again.getAttribute('aria-label'))!)![0];
  await again.click();
  const dialog = page.getByRole('dialog', { name: `Try turn ${turn} again` });
  await dialog.getByLabel('Who plays Tobin').selectOption('soldier');
  await app.axe();
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Turn ${turn}`);
});

test('a deleted match comes back with Undo', async ({ page, app }) => {
  await openMatch(page, app, /The Pull/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(ledger(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ledger(page).getByRole('link')).toHaveCount(2);
});
