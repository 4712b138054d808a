// Deepwarren at the table, by pointer and by keys, from moments of matches: tile, event, move, attack, end, replay.
import type { Page } from '@playwright/test';
import { crawls } from './dungeon-moments.ts';
import { expect, test } from './fixture.ts';
import { andThen, promptOf, sitAt } from './table-kit.ts';

const found = crawls('firstTile', 'untouched', 'event', 'move', 'undo', 'late', 'ends');
test.use({ found });

const ghost = (page: Page) => page.locator('[data-ghost]');
const tiles = (page: Page) => page.locator('[data-tile]').count();

/** Moves the pointer to the middle of something drawn. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** The map lies still: what is pointed at is where it was measured. */
const still = (page: Page) =>
  page
    .locator('.world')
    .evaluate((world) => Promise.all(world.getAnimations().map(({ finished }) => finished)));

test('a tile lies under the pointer, turns by wheel and buttons, and is laid with a press', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('firstTile'));
  expect(await promptOf(page)).toMatch(/^Mira: lay .+ in a marked cell$/);
  await still(page);
  const cell = (await page.locator('g[data-cell]').first().getAttribute('data-cell'))!;
  await pointAt(page, 'g[data-cell]');
  await expect(ghost(page)).toHaveAttribute('data-ghost', cell);
  await expect(page.getByText('Open exits in the dungeon')).toBeVisible();
  const turn = await ghost(page).getAttribute('data-turn');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(ghost(page)).not.toHaveAttribute('data-turn', turn!);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect(ghost(page)).toHaveAttribute('data-turn', turn!);
  await pointAt(page, '[data-ghost] .ghostEdge');
  await page.mouse.wheel(0, 100);
  await expect(ghost(page)).not.toHaveAttribute('data-turn', turn!);
  await app.axe();
  const before = await tiles(page);
  await andThen(page, () => page.mouse.down().then(() => page.mouse.up()));
  expect(await tiles(page)).toBe(before + 1);
});

test('the same by keys alone: next cell, turn, lay; the focus never falls to the page', async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitAt(page, app, found.route('event'));
  expect(await promptOf(page)).toMatch(/choose a space$/);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  const cursor = page.locator('button.cursor');
  await expect(cursor).toBeFocused();
  await expect(cursor).toHaveAttribute('aria-label', /^tile at .+ can come here$/);
  await expect(page.getByRole('button', { name: /^Place it here/ })).toBeVisible();
  await app.axe();
  const tokens = await page.locator('[data-token]').count();
  await andThen(page, () => page.keyboard.press('Space'));
  expect(await page.locator('[data-token]').count()).toBe(tokens + 1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('body')).not.toBeFocused();
});

test('what cannot be done says why, with its rule', async ({ page, app }) => {
  await sitAt(page, app, found.route('late'));
  await still(page);
  await pointAt(page, '[data-tile="0"]');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.board .slip a').filter({ hasText: /^T-\d+$/ })).toBeVisible();
});

test('a move shows its way and what could happen there; threats and tiles left are a key away', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('move'));
  const here = page.getByRole('button', { name: /^Move here/ });
  for (let press = 0; press < 6 && !(await here.isVisible()); press++) await page.keyboard.press('n');
  await expect(page.locator('.slip h3').first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Who could be hit next' })).toBeVisible();
  await app.axe();
  await page.keyboard.press('t');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Tiles nobody has laid' })).toBeVisible();
});

test('what would end the game says so first, with the standing, and waits for a second press', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('ends'));
  const warning = page.getByRole('alert', { name: 'This would end the game' });
  for (let press = 0; press < 8 && !(await warning.isVisible()); press++) await page.keyboard.press('n');
  await expect(warning).toContainText('wins');
  await app.axe();
  await andThen(page, () => page.getByRole('button', { name: /^End the game/ }).click());
  // Whoever is hit may still answer with a relic.
  const lets = page.getByRole('button', { name: 'use no relic' });
  if (await lets.isVisible()) await andThen(page, () => lets.click());
  await expect(page.locator('.ended')).toBeVisible();
  await app.axe();
});

test('a choice is taken back as long as nothing was revealed, and the closed button says why', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('undo'));
  await andThen(page, () => page.keyboard.press('z'));
  expect(await promptOf(page)).toContain('move');
  await sitAt(page, app, found.route('untouched'));
  await expect(page.getByRole('button', { name: /Undo/ })).toBeDisabled();
  await page.keyboard.press('z');
  await expect(page.locator('.board .slip a').filter({ hasText: 'T-1104' })).toBeVisible();
});

test('a match is played to its end by persons’ keys and told again in the history', async ({ page, app }) => {
  await sitAt(page, app, found.route('late'));
  const over = page.locator('.ended');
  const sure = page.getByRole('button', { name: /^End the game/ });
  for (let press = 0; press < 40 && !(await over.isVisible()); press++) {
    const revision = await page.locator('.table').getAttribute('data-revision');
    const later = page.locator(`.table[data-busy=false]:not([data-revision="${String(revision)}"])`);
    await page.keyboard.press('n');
    await page.keyboard.press('Space');
    await expect(later.or(sure).first()).toBeVisible();
    // What would end the game is pressed twice.
    if (await sure.isVisible()) await page.keyboard.press('Space');
    await expect(later).toBeVisible();
  }
  await expect(over).toContainText(/points/);
  await page.getByRole('link', { name: 'History' }).last().click();
  await expect(page.getByRole('application', { name: /^The dungeon/ })).toBeVisible();
  await app.axe();
});
