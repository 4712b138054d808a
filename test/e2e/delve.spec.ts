// Delve at the table, by pointer and by keys, from moments of matches: the vault, fights, the wyrm, below, the end, replay.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startHost } from '../support/host.ts';
import { journeys } from './delve-moments.ts';
import { expect, test } from './fixture.ts';
import { andThen, atOnce, promptOf, sitAt } from './table-kit.ts';

const found = journeys(
  'begins',
  'untouched',
  'inside',
  'meets',
  'flees',
  'counters',
  'hoard',
  'below',
  'leaves',
  'home',
  'dying',
  'undo',
);
test.use({ found });

const ended = (page: Page) => page.locator('.ended');
const choice = (page: Page, name: RegExp) => page.locator('[data-option]').filter({ hasText: name });

/** Presses the middle of a space that is marked on the board. */
async function pressReach(page: Page, nth = 0): Promise<void> {
  const reach = page.locator('[data-reach]').nth(nth);
  // The board takes its size after it is there; this waits until nothing moves.
  await reach.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await reach.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a journey by pointer: a Tower, steps on the board, each told in the list and the log', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('begins'));
  expect(await promptOf(page)).toBe('Mira: choose the Tower to go in by');
  await expect(page.locator('[data-reach]')).toHaveCount(4);
  await andThen(page, () => pressReach(page, 1));
  await expect(page.getByLabel('Log').getByText('stands in')).toBeVisible();
  await expect(choice(page, /^↓/)).toBeVisible();
  await app.axe();
  await andThen(page, () => pressReach(page));
  await expect(page.getByLabel('Log').getByText('opens').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^The day, space \d+ of 26/ })).toBeVisible();
});

test('by keys alone: an arrow picks the way, Space takes it; the focus never falls to the page', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('inside'));
  const side = (await page.locator('[data-option] kbd').first().innerText()).trim();
  const arrow = { '↑': 'ArrowUp', '→': 'ArrowRight', '↓': 'ArrowDown', '←': 'ArrowLeft' }[side]!;
  await page.keyboard.press(arrow);
  await expect(page.locator('button.main')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('button.main')).toBeHidden();
  await page.keyboard.press('b');
  const cursor = page.locator('button.cursor');
  await expect(cursor).toBeFocused();
  await expect(cursor).toHaveAttribute('aria-label', /you stand here as Kessa Thornwood/);
  await page.keyboard.press(arrow);
  await app.axe();
  await andThen(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('body')).not.toBeFocused();
});

test('what cannot be done says why, with its rule; nothing begun cannot be taken back', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('inside'));
  const vault = page.getByRole('application', { name: /^Gloamvault/ });
  const { x, y, width, height } = (await vault.boundingBox())!;
  await page.mouse.click(x + 0.75 * width, y + 0.7 * height);
  await expect(page.locator('.board .slip a')).toHaveText('D-304');
  await sitAt(page, app, found.route('undo'));
  await andThen(page, () => page.keyboard.press('z'));
  expect(await promptOf(page)).toBe('Mira: choose the Tower to go in by');
});

test('a monster is met: both choices stand on the scene, and attacking deals hands', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('meets'));
  await expect(page.getByRole('region', { name: 'Combat' })).toBeVisible();
  await expect(choice(page, /Try to escape/i)).toBeVisible();
  await app.axe();
  await andThen(page, () => choice(page, /Attack/i).click());
  await expect(page.locator('[data-attack]:enabled')).toHaveCount(5);
  await page.keyboard.press('b');
  await expect(page.getByRole('application', { name: /^Gloamvault/ })).toBeVisible();
  await page.keyboard.press('b');
  await andThen(page, () => page.locator('[data-attack]:enabled').first().click());
});

test('an escape is tried: both cards are told by what they are worth in flight', async ({ page, app }) => {
  await sitAt(page, app, found.route('flees'));
  await expect(page.getByRole('region', { name: 'Escape' })).toBeVisible();
  await andThen(page, () => choice(page, /Try to escape/i).click());
  const told = page.getByLabel('Log').getByText(/(gets away|does not get away|cannot).*[1-6] against [1-6]/);
  await expect(told.first()).toBeAttached();
  await app.axe();
});

test('a program killed in the vault goes on where it stood', async ({ page }) => {
  const host = await startHost();
  await page.goto(host.address);
  await page.locator('main h1').waitFor();
  await page.goto(`${new URL(host.address).origin}/#/play`);
  await page.getByRole('button', { name: /^Delve/ }).click();
  await page.getByRole('switch', { name: 'Knock-out' }).waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table[data-busy=false] [data-option]').first().waitFor();
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('1');
    await andThen(page, () => page.keyboard.press('Space'));
  }
  const [prompt, log] = [await promptOf(page), await page.getByRole('list', { name: 'Log' }).innerText()];
  const isGone = new Promise((resolve) => host.process.once('exit', resolve));
  host.process.kill('SIGKILL');
  await isGone;
  const second = await startHost({ dataFolder: host.dataFolder });
  try {
    await page.goto(second.address);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.table[data-busy=false]').waitFor();
    expect(await promptOf(page)).toBe(prompt);
    expect(await page.getByRole('list', { name: 'Log' }).innerText()).toBe(log);
  } finally {
    await second.stop();
  }
});

test('a counterattack: cards that cannot join are sunk, stopping is a choice', async ({ page, app }) => {
  await sitAt(page, app, found.route('counters'));
  expect(await promptOf(page)).toMatch(/add a card to the counterattack, or stop$/);
  const joins = page.locator('[data-attack]:enabled');
  expect(await joins.count()).toBeLessThan(await page.locator('[data-attack]').count());
  await app.axe();
  await andThen(page, () => choice(page, /Stop here/i).click());
});

test('beside the wyrm both fates are told before the card is turned', async ({ page, app }) => {
  await sitAt(page, app, found.route('hoard'));
  await expect(page.getByRole('region', { name: 'He wakes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'At stake' })).toBeVisible();
  await app.axe();
  await andThen(page, () => choice(page, /Turn a Dragon card/i).click());
});

test('below, the drift and the pile are shown; another card is drawn by keys', async ({ page, app }) => {
  await sitAt(page, app, found.route('below'));
  await expect(page.getByRole('region', { name: 'Where it may come up' })).toBeVisible();
  await app.axe();
  await andThen(page, () => page.keyboard.press('Space'));
});

test('whoever leaves by a Tower with Loot sees the journey drawn on the map', async ({ page, app }) => {
  await sitAt(page, app, found.route('leaves'));
  await andThen(page, () => choice(page, /Leave the vault/i).click());
  await expect(ended(page)).toContainText('Home again');
  await expect(page.locator('.stop').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Behind the next side' })).toBeVisible();
  await expect(ended(page)).toContainText(/journeys? (in the ledger of those )?made alone/);
  await app.axe();
  await page.getByRole('button', { name: 'Same vault' }).click();
  await expect(page.locator('.table[data-busy=false] [data-reach]')).toHaveCount(4);
});

test('the ledger of best journeys: sent as a file, tried again, and not believed if altered', async ({
  page,
  app,
}) => {
  await atOnce(page, app);
  await app.open('#/play');
  await page.getByRole('button', { name: /^Delve/ }).click();
  await page.getByRole('radio', { name: 'Alone' }).check();
  const ledger = page.getByRole('region', { name: 'Best journeys alone' });
  const line = ledger.getByRole('listitem').first();
  await expect(line).toContainText('gold');
  const saved = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Save as a file/ }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  const altered = text.replace(/"seed":\d+/, '"seed":7');
  const take = (name: string, content: string) =>
    ledger.locator('input[type=file]').setInputFiles({
      ...{ name, mimeType: 'application/json' },
      buffer: Buffer.from(content),
    });
  await take('altered.json', altered);
  await expect(page.getByText('damaged or changed since it was written')).toBeVisible();
  await take('journey.json', text);
  await expect(page.getByText('stands in your history already')).toBeVisible();
  await page.getByRole('radio', { name: 'Vault of the day' }).check();
  await expect(page.getByText('The day draws the hero.')).toBeVisible();
  await app.axe();
  await line.getByRole('button', { name: /^Try it/ }).click();
  await expect(page.locator('.table[data-busy=false] [data-reach]')).toHaveCount(4);
});

test('a death by keys tells how it came; the match goes on after a reload and is told again in the history', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('dying'));
  await page.reload();
  await page.locator('.table[data-busy=false]').waitFor();
  for (let press = 0; press < 60 && !(await ended(page).isVisible()); press++) {
    const revision = await page.locator('.table').getAttribute('data-revision');
    await page.keyboard.press('n');
    await page.keyboard.press('Space');
    await expect(
      page.locator(`.table[data-busy=false]:not([data-revision="${String(revision)}"])`),
    ).toBeVisible();
  }
  await expect(ended(page)).toContainText('Here ends the journey of');
  await app.axe();
  await page.getByRole('link', { name: 'Watch it' }).click();
  await expect(page.getByRole('application', { name: /^Gloamvault/ })).toBeVisible();
  await app.axe();
});

test('four go in, three of them bots, and it comes round again', async ({ page, app }) => {
  await atOnce(page, app);
  await app.open('#/play');
  await page.getByRole('button', { name: /^Delve/ }).click();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const name of ['Tobin', 'Ysolde', 'Corvane'])
    await page.getByLabel(`Who plays ${name}`).selectOption({ index: 1 });
  await page.getByRole('switch', { name: 'The rules play the monsters' }).check();
  await app.axe();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.table[data-busy=false] [data-option]').first()).toBeVisible();
  await page.keyboard.press('1');
  await andThen(page, () => page.keyboard.press('Space'));
  // Three bots choose their Towers and make their first turns; then it is the person's again.
  await expect(page.locator('.table[data-busy=false] .prompt p')).toHaveText(/^Mira: .*(step|search)/);
  await expect(page.locator('[data-hero]')).toHaveCount(4);
  await app.axe();
});
