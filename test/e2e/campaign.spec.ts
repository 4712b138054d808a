// The campaign from its first page to its chronicle, each page by the keys or the pointer and each looked at by axe.
import type { Page } from '@playwright/test';
import { campaignsAt } from './campaign-moments.ts';
import { expect, test } from './fixture.ts';

const stands = campaignsAt('secondAct', 'bundles', 'laterMuster', 'event', 'ending', 'wayDown');
test.use({ found: { fill: stands.fill } });

const strip = (page: Page) => page.getByRole('region', { name: 'State of the campaign' });
const readOn = (page: Page) => page.getByRole('button', { name: 'Read on' });

test('a campaign is begun: court, level and form are chosen, its first pages read, its map laid out', async ({
  app,
  page,
}) => {
  await app.open('#/campaign');
  await page.getByRole('radio', { name: /Hearthroad/ }).check();
  await page.getByRole('radio', { name: 'Oath' }).check();
  await page.getByLabel('Number of the campaign').fill('11');
  await app.axe();
  await page.getByRole('button', { name: 'Light the lamps' }).click();
  await expect(page.getByRole('heading', { name: 'The Six Candles', level: 2 })).toBeFocused();
  await expect(strip(page)).toContainText('Kindling');
  await app.axe();
  const map = page.getByRole('group', { name: 'The province' });
  const text = page.locator('.story-sheet .text');
  const turned = async (deed: () => Promise<void>) => {
    const before = await text.textContent();
    await deed();
    // The text goes when the map comes: nobody waits for it for ever.
    await expect
      .poll(async () => {
        const now = (await text.allTextContents()).join('');
        return (await map.isVisible()) || (now !== '' && now !== before);
      })
      .toBe(true);
  };
  await turned(() => page.keyboard.press('Enter'));
  // Scenes and events come first; the last answer of an event is open to all (C-3).
  while (!(await map.isVisible())) {
    await turned(async () =>
      (await readOn(page).isVisible()) ? readOn(page).click() : page.locator('.choice').last().click(),
    );
  }
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('oath');
  await app.axe();
});

test('the map is walked by the keys, and a letter says what a place will do', async ({ app, page }) => {
  await app.open(stands.route('secondAct'));
  const places = page.getByRole('group', { name: 'The province' }).getByRole('button');
  await places.first().focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('ArrowLeft');
  const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  const title = second!.split(':')[0]!;
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await app.axe();
});

/** Through the menu's button: Esc would first skip what is still being shown. */
async function surrender(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
}

test('three clicks lead from the map to a battle; what was begun outlives a reload; giving up is reckoned', async ({
  app,
  page,
}) => {
  await app.open(stands.route('secondAct'));
  // First click: a place within reach where a battle waits.
  await page
    .getByRole('button', { name: /Warband battle, \d/ })
    .and(page.locator(':not([aria-label*="no open road yet"])'))
    .first()
    .click();
  await page.getByRole('button', { name: 'March', exact: false }).and(page.locator('.march')).click();
  await app.axe();
  await page.getByRole('button', { name: 'To the field' }).click();
  await expect(page).toHaveURL(/#\/match\/\d+/);
  const table = page.url();
  await page.reload();
  expect(page.url()).toBe(table);
  await surrender(page);
  await page.getByRole('link', { name: 'On with the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Lost', level: 2 })).toBeVisible();
  await expect(page.getByText('As the letter said')).toBeVisible();
  await app.axe();
  await readOn(page).click();
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await page.getByRole('button', { name: 'Where did it turn?' }).click();
  // Whoever gives up at once is not told where it turned.
  await expect(page.getByText('It never turned much at once.')).toBeVisible();
  await app.axe();
  await app.open('#/history');
  await expect(page.getByText('of a campaign').first()).toBeVisible();
});

test('other games decide too: a letter says what comes by degrees, Ground keeps a place, one goes down and is told of', async ({
  app,
  page,
}) => {
  await app.open(stands.route('wayDown'));
  const map = page.getByRole('group', { name: 'The province' });
  await map
    .getByRole('button', { name: /Salient/ })
    .first()
    .click();
  await expect(page.getByText('At a lead of 2, 3, and 4, each, if won').first()).toBeVisible();
  await app.axe();
  const secure = page.getByRole('button', { name: /Secure it/ });
  for (const place of await map.getByRole('button', { name: /march(es)? left/ }).all()) {
    await place.click();
    if (await secure.isVisible()) break;
  }
  await secure.click();
  await expect(page.getByText('Your Ground lies before it')).toBeVisible();
  await map.getByRole('button', { name: /Delve/ }).first().click();
  await expect(page.getByText('At 1, 3, and 6 Treasures carried out, each').first()).toBeVisible();
  await page.getByRole('button', { name: 'March', exact: false }).and(page.locator('.march')).click();
  await expect(page.getByText('Go down for keeps')).toBeVisible();
  await app.axe();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/match\/\d+/);
  await surrender(page);
  await page.getByRole('link', { name: 'On with the campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Lost', level: 2 })).toBeVisible();
  await app.axe();
});

test('a won battle is reckoned: one bundle of three, then one honour of two', async ({ app, page }) => {
  await app.open(stands.route('bundles'));
  await expect(page.getByRole('heading', { name: 'Won', level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take these' })).toHaveCount(3);
  await app.axe();
  await page.keyboard.press('2');
  await expect(page.getByText('One honour of two')).toBeVisible();
  await app.axe();
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Those with names' })).not.toContainText(
    'Nobody has a name yet',
  );
  await app.axe();
});

test('at the muster a veteran is seated, taken back by undo, and a card goes one way only', async ({
  app,
  page,
}) => {
  await app.open(stands.route('laterMuster'));
  const take = page.getByRole('button', { name: /^Take along: / });
  const name = (await take.first().getAttribute('aria-label'))!.replace('Take along: ', '');
  await take.first().click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await app.axe();
  await page.keyboard.press('z');
  await expect(page.getByRole('article', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Change cards' }).click();
  await app.axe();
});

test('a weighed answer shows in the counters before it is given; the answer is the number pressed', async ({
  app,
  page,
}) => {
  await app.open(stands.route('event'));
  const choices = page.locator('.choice');
  await choices.first().focus();
  await app.axe();
  const title = await page.locator('.story-sheet h2').textContent();
  await page.keyboard.press(String(await choices.count()));
  await expect(page.locator('.story-sheet h2').filter({ hasText: title! })).toBeHidden();
});

test('a page is turned back: another way begins beside the old one', async ({ app, page }) => {
  await app.open(stands.route('secondAct'));
  const before = page.url();
  await page.getByRole('button', { name: 'Turn back a page' }).click();
  await expect(page.getByRole('button', { name: /^Begin again from here: march 2/ })).toBeVisible();
  await app.axe();
  await page.getByRole('button', { name: /^Begin again from here: march 2/ }).click();
  await expect(strip(page)).toContainText('March 2');
  expect(page.url()).not.toBe(before);
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByText('Another way, from a page turned back')).toBeVisible();
  await app.axe();
});

test('an ending is told, its chronicle leafed through and taken along', async ({ app, page }) => {
  await app.open(stands.route('ending'));
  await expect(page.getByText('The courts')).toBeVisible();
  await app.axe();
  await page.getByRole('link', { name: 'Read the chronicle' }).click();
  const last = await page.locator('.book h2').textContent();
  await app.axe();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.book h2').filter({ hasText: last! })).toBeHidden();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One page to keep' }).click();
  expect((await arrives).suggestedFilename()).toMatch(/\.html$/);
});

test('Home lays the campaign under way on the table', async ({ app, page }) => {
  await app.open('#/');
  await expect(page.getByRole('img', { name: 'The province' })).toBeVisible();
  await app.axe();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/(campaign|match)\/\d+/);
});
