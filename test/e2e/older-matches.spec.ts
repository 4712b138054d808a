// Matches of an earlier version, altered and damaged ones, as a person meets them: told in words, with ways on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { databaseFile } from '../../electron/db/file-names.ts';
import { fillWithLanded } from '../support/landed-files.ts';
import { strangeMatchFile } from '../support/strange-match.ts';
import { type App, expect, test } from './fixture.ts';
import { standing } from './moments.ts';

test.describe.configure({ mode: 'serial' });

/** In the folder of that version: a long match, one with a bot that somebody gave up, and one that is still played. */
const [long, givenUp, running] = [1, 2, 3];

const begun = standing({ sound: 'firstTurn', altered: 'manyCards' });
const numberOf = (name: 'sound' | 'altered') => Number(begun.route(name).split('/').at(-1));

async function fill(folder: string): Promise<void> {
  fillWithLanded(folder, '4-51017db');
  await begun.fill(folder);
  const database = new Database(databaseFile(folder));
  database.prepare('update matches set rules_version = 3 where id = ?').run(numberOf('altered'));
  database.prepare("update matches set log = x'00' where id = ?").run(givenUp);
  database.close();
}

test.use({ found: { fill } });

const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the match' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'This match cannot simply go on' });

async function openList(page: Page, app: App) {
  await app.open('#/play');
  await page.getByText(/matches on the table$/).click();
  return page.getByRole('listitem');
}

test('the list of open matches says which cannot simply go on, and any can be deleted and brought back', async ({
  page,
  app,
}) => {
  const lines = await openList(page, app);
  const older = lines.filter({ hasText: 'Ysolde' });
  await expect(older).toContainText('begun by older rules');
  await expect(older.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  const sound = lines.filter({ has: page.getByRole('link', { name: 'Continue' }) });
  await expect(sound).toHaveCount(1);
  await app.axe();
  await sound.getByRole('button', { name: 'Delete the match of Mira · Tobin' }).click();
  await expect(sound).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sound).toHaveCount(1);
});

test('a match of older rules is watched with what everybody may see, and says why no more', async ({
  page,
  app,
}) => {
  const lines = await openList(page, app);
  await lines
    .filter({ hasText: 'Ysolde' })
    .getByRole('button', { name: /^What can be done about/ })
    .click();
  await expect(dialog(page)).toContainText('begun by rules that have changed');
  await app.axe();
  await dialog(page).getByRole('link', { name: 'Watch it' }).click();
  await slider(page).waitFor();
  await expect(page.getByText(/This match is not over/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Eyes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hands', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Mira’s hand' })).toContainText('Face down');
  const fork = page.getByRole('button', { name: 'Play on from here' });
  await expect(fork).toHaveAttribute('aria-disabled', 'true');
  await expect(fork).toHaveAccessibleDescription(/This match is not over/);
  await fork.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'This match is not over' })).toBeVisible();
  await app.axe();
});

test('a table that cannot be opened offers the same; what is refused is said beside it', async ({
  page,
  app,
}) => {
  await app.open(begun.route('altered'));
  await expect(page.getByRole('heading', { name: 'This match cannot simply go on' })).toBeVisible();
  await app.axe();
  await page.getByRole('button', { name: 'Play on by the present rules' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'does not fit the present rules' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on by the present rules' })).toBeDisabled();
  await app.axe();
  await page.getByRole('button', { name: 'Finish it as it stands' }).click();
  await expect(page.getByText('Nobody won. Ended as it stood.')).toBeVisible();
  await expect(page.getByText('The match is in History now, without a winner.')).toBeVisible();
});

test('the present rules take a match over, and it goes on at the table', async ({ page, app }) => {
  await app.open(`#/match/${String(running)}`);
  await page.getByRole('button', { name: 'Play on by the present rules' }).click();
  await expect(page.getByText('the match goes on where it stood')).toBeVisible();
  await expect(page.locator('.table')).toBeVisible();
});

test('home offers the same for the match that waits', async ({ page, app }) => {
  const database = new Database(databaseFile(app.host.dataFolder));
  database.prepare("update matches set arrangement = '{' where id = ?").run(numberOf('sound'));
  database.close();
  await app.open('#/');
  await page.getByRole('button', { name: 'What can be done …' }).click();
  await expect(dialog(page)).toContainText('altered');
  await app.axe();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('a finished match of older rules is watched through every eye, but neither played on nor judged', async ({
  page,
  app,
}) => {
  await app.open(`#/history/${String(long)}`);
  await slider(page).waitFor();
  await expect(page.getByText(/by older rules: it can be watched/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Eyes' })).toBeVisible();
  for (const name of ['Play on from here', 'Chances to win', /^Try turn \d+ again$/]) {
    const button = page.getByRole('button', { name }).first();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/by older rules/);
  }
  await page.getByRole('button', { name: 'Chances to win' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'by older rules' })).toBeVisible();
  await app.axe();
});

test('a match that cannot be shown says why and keeps its result, graph and cards', async ({ page, app }) => {
  await app.open(`#/history/${String(givenUp)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This match cannot be shown' })).toContainText(
    'was damaged on the disk',
  );
  await expect(page.getByText(/Surrender\./)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Morale by turn/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cards of this match' }).getByRole('row')).not.toHaveCount(0);
  await app.axe();
});

test('a strange match from outside breaks only its own lines', async ({ page, app }) => {
  const file = join(app.host.dataFolder, 'strange.json');
  writeFileSync(file, await strangeMatchFile());
  await app.open('#/history');
  await page.locator('input[type=file]').setInputFiles(file);
  await slider(page).waitFor();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be shown here' })).toBeVisible();
  await expect(page.locator('.stage .place[data-creature]').first()).toBeVisible();
  await app.axe();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(page.getByLabel('Note', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The match was deleted.')).toBeVisible();
});

test('a starred match is found by its star and kept whole when room is made', async ({ page, app }) => {
  await app.open(`#/history/${String(long)}`);
  await slider(page).waitFor();
  const ledger = page.getByRole('region', { name: 'Matches fought' });
  const all = await ledger.getByRole('link').count();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Keep .* for ever$/ })
    .click();
  await ledger.getByRole('button', { name: 'Starred' }).click();
  await expect(ledger.getByRole('link')).toHaveCount(1);
  await expect(ledger.getByRole('button', { name: /^Keep .* for ever$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await app.axe();
  expect(all).toBeGreaterThan(1);

  await app.open('#/settings');
  const room = page.getByRole('region', { name: 'Room for matches' });
  await expect(room).toContainText('There is nothing to give up.');
  await room.getByLabel('Matches older than').selectOption('all');
  await expect(room).toContainText(/1 match: \d+ kB/);
  await room.getByRole('button', { name: 'Give it up …' }).click();
  const question = page.getByRole('dialog', { name: 'Give up what shows these matches?' });
  await expect(question).toContainText('This cannot be undone.');
  await app.axe();
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(page.getByText(/^1 match gave up \d+ kB/)).toBeVisible();
  await expect(room).toContainText('There is nothing to give up.');
});
