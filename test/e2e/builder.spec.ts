// Warbands in a real browser: building one by keys alone, mending, versions, sharing, printing, putting away.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const cards = (page: Page) => page.getByRole('grid', { name: 'Cards found' });
const roll = (page: Page) => page.getByRole('region', { name: 'The warband' });
const verdict = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const isReady = (page: Page) => expect(verdict(page, 'Ready to march')).toBeVisible();
const isSaved = (page: Page) => expect(roll(page).getByText(/^Version \d+ · saved$/)).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');

/** Goes on with Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

/** Searches by keys and goes to the first card found. */
async function searchFor(page: Page, words: string, first: RegExp): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await expect(cards(page).getByRole('gridcell', { name: first }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cards(page).locator(':focus')).toHaveAccessibleName(first);
}

/** So many copies of the card with the focus, and of those after it. */
async function addCards(page: Page, different: number, copies: number): Promise<void> {
  for (let card = 0; card < different; card++) {
    for (let copy = 0; copy < copies; copy++) await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
}

/** Brings a warband in as text and opens it. */
async function importText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog(page).getByLabel('Text or code').fill(text);
  await dialog(page).getByRole('button', { name: 'Read it' }).click();
  await dialog(page).getByRole('button', { name: /^Take/ }).click();
  await expect(roll(page)).toBeVisible();
}

/** A ready-made warband, copied and opened. */
async function openCopy(page: Page, name = 'The Iron Line'): Promise<void> {
  await page
    .getByRole('button', { name: `Copy ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `${name} (copy)`, level: 1 })).toBeVisible();
}

/** What is written under Export. */
async function exported(page: Page, form: 'As text' | 'As a code'): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await dialog(page).getByRole('textbox', { name: form }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return text;
}

test('ready-made warbands stand ready: looked at, never changed, copied', async ({ page, app }) => {
  await app.open('#/warbands');
  await expect(page.getByRole('link', { name: 'The Iron Line' })).toBeVisible();
  await expect(page.getByText('None mustered yet')).toBeVisible();
  await app.axe();
  await page.getByRole('link', { name: 'The Iron Line' }).click();
  await isReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await cards(page).getByRole('gridcell').first().click();
  await expect(page.getByText('Ready-made: copy it to change it.').first()).toBeVisible();
  await isReady(page);
  await page.getByRole('button', { name: 'Copy to change it' }).click();
  await expect(page.getByRole('heading', { name: 'The Iron Line (copy)', level: 1 })).toBeFocused();
});

test('a legal warband is built without a mouse', async ({ page, app }) => {
  await app.open('#/warbands');
  await page.getByRole('link', { name: 'The Iron Line', exact: true }).waitFor();
  await tabTo(page, /^Muster a warband$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New warband', level: 1 })).toBeFocused();
  await expect(verdict(page, 'Not yet ready to march')).toBeVisible();

  await searchFor(page, 'type:commander pack:skyfell', /Commander/i);
  await page.keyboard.press('Enter');
  await searchFor(page, 'type:creature pack:skyfell', /Level \d(?!.*order)/i);
  await addCards(page, 3, 4);
  await expect(roll(page).getByRole('heading', { name: 'Creatures 12' })).toBeVisible();
  await searchFor(page, 'type:order pack:skyfell', / order/i);
  await addCards(page, 8, 4);
  await expect(roll(page).getByRole('heading', { name: 'Orders 32' })).toBeVisible();
  // One too many is taken out again with Shift.
  await page.keyboard.press('Enter');
  await expect(roll(page).getByRole('heading', { name: 'Orders 33' })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(roll(page).getByRole('heading', { name: 'Orders 32' })).toBeVisible();

  await tabTo(page, /^Choose a tile$/);
  await page.keyboard.press('Enter');
  for (const tile of [/^Eyrie shelf/, /^Whistling stair/, /Skyfell Aerie$/]) {
    await tabTo(page, tile);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await tabTo(page, /Skyfell Aerie$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await isReady(page);
  await isSaved(page);
  await app.axe();

  await page.reload();
  await isReady(page);
  await expect(roll(page).getByRole('heading', { name: 'Orders 32' })).toBeVisible();
});

test('the roll is walked and changed by keys, and every step can be taken back', async ({ page, app }) => {
  await app.open('#/warbands');
  await openCopy(page);
  const creatures = roll(page).getByRole('heading', { name: /^Creatures/ });
  await expect(creatures).toHaveText(/12$/);
  await tabTo(page, /Level \d, \d cop/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(creatures).toHaveText(/13$/);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+Enter');
  await expect(creatures).toHaveText(/11/);
  await expect(verdict(page, 'Not yet ready to march')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(creatures).toHaveText(/12$/);
  await page.keyboard.press('ControlOrMeta+Y');
  await expect(creatures).toHaveText(/11/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await isReady(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Opening hands' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  await app.axe();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Warbands', level: 1 })).toBeFocused();
});

test('a card is dragged into the roll, and out of it again', async ({ page, app }) => {
  await app.open('#/warbands');
  await openCopy(page);
  await page.keyboard.press('/');
  await page.keyboard.type('bramblekin');
  const bramblekin = cards(page).getByRole('gridcell', { name: /^Bramblekin/ });
  await bramblekin.dragTo(roll(page));
  const row = roll(page).getByRole('button', { name: /^Bramblekin Level 1, 1 copy/ });
  await expect(row).toBeVisible();
  await row.dragTo(bramblekin);
  await expect(row).toBeHidden();
});

test.describe('each kind of illegal list names its rule and is mended by its button', () => {
  const orders = ['Press Together', 'Push Back', 'All Together', 'Blinding Beam'];
  const lists = [
    { rule: 'W-952', words: '4 orders of at least 30.', text: 'Orders\n4 Push Back', fix: /^Add 26 orders$/ },
    {
      rule: 'W-951',
      words: '1 creatures of at least 12.',
      text: 'Creatures\n1 Halberdier',
      fix: /^Add 11 creatures$/,
    },
    { rule: 'W-952', words: '7 copies of Push Back', text: 'Orders\n7 Push Back', fix: /^Take out 3$/ },
    {
      rule: 'W-953',
      words: 'exactly one commander; this one has 2.',
      text: 'Commander\n1 Marshal Brannoc Tallow\n1 Mother Sloe',
      fix: /^Keep Marshal Brannoc Tallow alone$/,
    },
    {
      rule: 'W-950',
      words: 'No enabled pack has the card ember-crown/ash.',
      text: 'Orders\n3 Ash [ember-crown/ash]',
      fix: /^Take it out$/,
    },
    {
      rule: 'W-103',
      words: 'two large and two small tiles',
      text: `Orders\n1 ${orders[0]!}`,
      fix: /^Lay out a right set of tiles$/,
    },
  ];
  for (const { rule, words, text, fix } of lists)
    test(`${rule}: ${words}`, async ({ page, app }) => {
      await app.open('#/warbands');
      await importText(page, text);
      const problem = page.getByRole('listitem').filter({ hasText: words });
      await expect(problem.getByRole('link', { name: rule })).toBeVisible();
      await problem.getByRole('button', { name: fix }).click();
      await expect(problem).toBeHidden();
      await page.getByRole('button', { name: 'Mend all' }).click();
      await isReady(page);
      // The button is gone; the keys are on what is left of its place.
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(verdict(page, 'Not yet ready to march')).toBeVisible();
    });
});

const cardsOf = (text: string): string => text.slice(text.indexOf('\n'));

test.describe('sharing', () => {
  test('text and code bring the same warband back', async ({ page, app }) => {
    await app.open('#/warbands');
    await openCopy(page);
    const text = await exported(page, 'As text');
    const code = await exported(page, 'As a code');
    expect(text).toContain('3 Halberdier [The Lantern Watch]');
    await page.getByRole('link', { name: '‹ All warbands' }).click();
    await importText(page, code);
    await isReady(page);
    // Beside the one it came from it goes by a name of its own.
    const again = await exported(page, 'As text');
    expect(cardsOf(again)).toBe(cardsOf(text));
    expect(again).not.toBe(text);
  });

  test('lines that were not understood are told one by one, with what was meant', async ({ page, app }) => {
    await app.open('#/warbands');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog(page).getByLabel('Text or code').fill('2 Halberdeir\n4 x\n1 Push Back');
    await dialog(page).getByRole('button', { name: 'Read it' }).click();
    await expect(dialog(page).getByText('1 card understood, 2 lines not.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText(
      'names no card',
    );
    await dialog(page).getByRole('combobox').selectOption({ label: 'Halberdier (The Lantern Watch)' });
    await app.axe();
    await dialog(page).getByRole('button', { name: 'Take over the rest, without 1 line' }).click();
    await expect(roll(page).getByRole('button', { name: /^Halberdier Level \d, 2 copies/ })).toBeVisible();
  });

  test('a paste of ten million letters, a damaged code and a picture are refused in words', async ({
    page,
    app,
  }) => {
    await app.open('#/warbands');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const field = dialog(page).getByLabel('Text or code');
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '4 x nothing\n'.repeat(850_000));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(dialog(page).getByText(/No warband is: nothing was read/)).toBeVisible();
    await field.fill('DM1-FFRoZSBMb25nIFJvbGwgKGNvcHkpAQ');
    await dialog(page).getByRole('button', { name: 'Read it' }).click();
    await expect(dialog(page).getByText(/This code is damaged/)).toBeVisible();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'a.json',
        mimeType: 'image/png',
        buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3]),
      });
    await expect(dialog(page).getByText(/This is no text/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^Take/ })).toBeDisabled();
  });

  test('the printed sheet stands alone on the page', async ({ page, app }) => {
    await app.open('#/warbands');
    await openCopy(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await app.axe();
    await page.evaluate(() => (window.print = () => undefined));
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > .print-sheet')).toBeVisible();
    await expect(page.locator('#app')).toBeHidden();
    await expect(page.locator('body > .print-sheet')).toContainText('Halberdier');
    // Nothing said that printing is over; the next sheet still stands alone.
    await page.emulateMedia({ media: 'screen' });
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body > .print-sheet')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('body > .print-sheet')).toHaveCount(0);
  });

  test('a saved file is read as the same warband', async ({ page, app }) => {
    await app.open('#/warbands');
    await openCopy(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const arrives = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Save the file' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.warband\.json$/);
    await expect(
      page.getByText(`Saved as ${download.suggestedFilename()} among your downloads.`),
    ).toBeVisible();
    await app.open('#/warbands');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await download.path());
    await expect(dialog(page).getByText(/^All \d+ cards were understood/)).toBeVisible();
  });
});

test('versions are named, compared and gone back to', async ({ page, app }) => {
  await app.open('#/warbands');
  await openCopy(page);
  const versions = page.getByRole('button', { name: 'Versions' });
  await versions.click();
  await dialog(page).getByLabel('Name of version 1').fill('As it came');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: /As it came/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One more Halberdier' }).click({ force: true });
  await expect(roll(page).getByText('Version 2 · saved')).toBeVisible();
  await versions.click();
  await expect(dialog(page).getByText('From version 1 to version 2')).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: '+1' })).toContainText('Halberdier');
  await app.axe();
  await dialog(page).getByRole('button', { name: 'Go back to this one' }).click();
  await expect(roll(page).getByText('Version 3 · saved')).toBeVisible();
  await expect(roll(page).getByRole('button', { name: /^Halberdier Level \d, 3 copies/ })).toBeVisible();
});

test('warbands are renamed, tagged, found, archived and deleted, and the last is taken back', async ({
  page,
  app,
}) => {
  await app.open('#/warbands');
  await openCopy(page, 'The Pull');
  await page.getByRole('button', { name: 'Name and notes' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Undertow');
  await dialog(page).getByLabel(/^Tags/).fill('slow, wet');
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { name: 'Undertow', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '‹ All warbands' }).click();
  await page.getByRole('searchbox', { name: 'Find a warband' }).fill('wet');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Undertow' }) });
  await expect(line).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Iron Line', exact: true })).toBeHidden();
  await line.getByRole('button', { name: 'Delete' }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Archive' }).click();
  await expect(line).toBeHidden();
  await page.getByRole('switch', { name: 'Show archived' }).check();
  await expect(line).toContainText('Archived');
});

for (const [width, height, scale] of [
  [1920, 1080, 100],
  [1280, 800, 100],
  [1280, 800, 200],
] as const)
  test(`nothing runs out of the builder at ${String(width)} × ${String(height)}, text ${String(scale)} %`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height });
    await app.open('#/warbands');
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${String(size)}%`), scale);
    await openCopy(page);
    for (const pane of scale === 200 ? ['Cards', 'Warband', 'Judgement'] : ['']) {
      if (pane) await page.getByRole('button', { name: pane, exact: true }).first().click();
      expect(await beyondThePage(page), pane).toEqual([]);
    }
    await app.axe();
  });

const beyondThePage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label, li)')]
      .filter((element) => {
        const isInSight = element.checkVisibility() && !element.closest('[role=grid], table');
        return isInSight && element.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((element) => element.textContent?.trim().slice(0, 40)),
  );

test('trial games go on wherever one is, tell how far they are, and are stopped from anywhere', async ({
  page,
  app,
}) => {
  await app.open('#/warbands');
  await openCopy(page, 'The Iron Line');
  await page.getByRole('button', { name: 'Try 100 games' }).click();
  const place = page.getByRole('button', {
    name: /^Trial games of The Iron Line \(copy\)[ \d]*: \d+ of 100/,
  });
  await expect(place).toBeVisible();
  await page.evaluate(() => (location.hash = '#/rulebook'));
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('The Iron Line (copy)');
  await expect(dialog(page).getByRole('progressbar', { name: 'Games played' })).toBeVisible();
  await app.axe();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(place).toBeHidden();
  await expect(dialog(page)).toContainText('Stopped.');
});
