// The rulebook in a real browser: search, contents, addresses, marks, keys, sizes, themes.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const opened = (page: Page) => page.locator('[data-open]');
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the rules' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

/** The ids of elements that stick out sideways or cut off what they hold. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const isClipping = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' || textOverflow === 'ellipsis';
      return (
        isCut && element.scrollWidth > element.clientWidth + 1 && !element.closest('.visually-hidden, .ruler')
      );
    };
    return [...document.querySelectorAll('main, main *')]
      .filter(isClipping)
      .map((element) => element.className);
  });

test.describe('opening the rulebook', () => {
  test('begins with the five minutes a newcomer needs', async ({ page, app }) => {
    await app.open('#/rulebook');
    await expect(page.getByRole('heading', { name: 'How to play in five minutes', level: 2 })).toBeVisible();
    await app.axe();
  });

  test('leads from any address to its rule', async ({ page, app }) => {
    await app.open('#/rulebook/W-513');
    await expect(opened(page)).toContainText('The move ends in the first square entered');
    await expect(opened(page)).toBeInViewport();
    await expect(page.getByRole('img', { name: /^Stopped/ })).toBeAttached();
    await app.axe();
  });

  test('says so when an address leads nowhere', async ({ page, app }) => {
    await app.open('#/rulebook/W-999');
    await expect(page.getByText('This book has no W-999.')).toBeVisible();
  });

  test('opens from anywhere with F1', async ({ page, app }) => {
    await app.open('#/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('F1');
    await expect(page).toHaveURL(/#\/rulebook/);
    await expect(contents(page)).toBeVisible();
  });
});

test.describe('searching', () => {
  test('counts places by chapter, marks the words and goes from place to place', async ({ page, app }) => {
    await app.open('#/rulebook');
    await contents(page).waitFor();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('adjacent to an enemy');
    await expect(page.getByText('6 places in 3 chapters')).toBeVisible();
    await expect(contents(page).getByRole('link', { name: /Movement 4 places found/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/W-513$/);
    await expect(opened(page).locator('mark')).toHaveText('adjacent to an enemy');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/W-514$/);
    await page.keyboard.press('Shift+N');
    await expect(page).toHaveURL(/W-513$/);
    await app.axe();
  });

  for (const number of ['W-513', 'w513', '513'])
    test(`finds a rule by ${number}`, async ({ page, app }) => {
      await app.open('#/rulebook');
      await search(page).fill(number);
      await search(page).press('Enter');
      await expect(page).toHaveURL(/#\/rulebook\/warband\/W-513$/);
    });

  test('says when nothing is found, and Esc clears the field before it leaves the book', async ({
    page,
    app,
  }) => {
    await app.open('#/rulebook/W-101');
    await search(page).fill('quixotic marmalade');
    await expect(page.getByText('No place in the book holds these words.')).toBeVisible();
    await search(page).press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(/#\/rulebook/);
  });
});

test.describe('the shelf', () => {
  const books = (page: Page) => page.getByRole('navigation', { name: 'Books' });

  test('leads from book to book, and each has numbers of its own', async ({ page, app }) => {
    await app.open('#/rulebook/deepwarren/T-301');
    await expect(opened(page)).toContainText('four phases in fixed order');
    await expect(books(page).locator('[aria-current]')).toHaveText(/Deepwarren/);
    await books(page)
      .getByRole('link', { name: /Warband/ })
      .click();
    await expect(page).toHaveURL(/#\/rulebook\/warband$/);
    await expect(contents(page).getByRole('link', { name: /Movement/ })).toBeVisible();
    await page.goBack();
    await expect(opened(page)).toContainText('four phases in fixed order');
    await app.axe();
  });

  test('is searched book by book or as a whole', async ({ page, app }) => {
    await app.open('#/rulebook/deepwarren');
    await contents(page).waitFor();
    await search(page).fill('w513');
    await expect(page.getByText('No place in the book holds these words.')).toBeVisible();
    await page.getByRole('switch', { name: 'Search all books' }).check();
    await expect(books(page).getByRole('link', { name: /Warband \d+ places? found/ })).toBeVisible();
    await search(page).press('Enter');
    await expect(page).toHaveURL(/#\/rulebook\/warband\/W-513$/);
    await expect(opened(page)).toContainText('The move ends in the first square entered');
    await app.axe();
  });

  test('keeps marks of each book apart', async ({ page, app }) => {
    await app.open('#/rulebook/deepwarren/T-301');
    await page.getByRole('button', { name: 'Keep a mark' }).click();
    await expect(contents(page).getByRole('link', { name: 'T-301 Four phases' })).toBeVisible();
    await books(page)
      .getByRole('link', { name: /Warband/ })
      .click();
    await expect(contents(page).getByText('Keep a mark at a rule, and it waits for you here.')).toBeVisible();
  });
});

test.describe('reading', () => {
  test('goes by contents, related rules and links in the text, and back again', async ({ page, app }) => {
    await app.open('#/rulebook');
    await contents(page)
      .getByRole('link', { name: /Movement/ })
      .click();
    await expect(page).toHaveURL(/W-501$/);
    await contents(page)
      .getByRole('link', { name: /The stop rule/ })
      .click();
    await expect(opened(page)).toContainText('The stop rule');
    await expect(opened(page)).toBeFocused();
    await page.getByRole('link', { name: 'R-41 Adjacent' }).first().click();
    await expect(page).toHaveURL(/R-41$/);
    await page.goBack();
    await expect(opened(page)).toContainText('The stop rule');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(/W-501$/);
    await page.goForward();
    await expect(page).toHaveURL(/W-513$/);
  });

  test('keeps marks over a reload', async ({ page, app }) => {
    await app.open('#/rulebook/W-815');
    await page.getByRole('button', { name: 'Keep a mark' }).click();
    await expect(contents(page).getByRole('link', { name: /W-815/ })).toBeVisible();
    await page.reload();
    const marked = page.getByRole('button', { name: 'Take the mark away' });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await marked.click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Keep a mark' })).toBeVisible();
  });

  test('needs no mouse', async ({ page, app }) => {
    await app.open('#/rulebook');
    await contents(page).waitFor();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/W-101$/);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(opened(page)).toBeFocused();
    await page.keyboard.press('m');
    const mark = page.getByRole('button', { name: 'Take the mark away' });
    await expect(mark).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Keep a mark' })).toBeVisible();
  });

  test('copies a rule with its number', async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.open('#/rulebook/W-517');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('The rule is copied.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe('W-517 Walls. Walls cannot be entered or crossed.');
  });
});

test.describe('on paper', () => {
  test('prints the whole chapter and nothing around it', async ({ page, app }) => {
    await app.open('#/rulebook/W-513');
    await opened(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(contents(page)).toBeHidden();
    const scrolled = await page
      .locator('.scroll')
      .evaluateAll((pages) => pages.filter((each) => each.scrollHeight > each.clientHeight).length);
    expect(scrolled).toBe(0);
  });
});

test.describe('on every window', () => {
  test('is a spread of two pages where there is room', async ({ page, app }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await app.open('#/rulebook/E-40');
    await expect(page.locator('.page')).toHaveCount(2);
    expect(await clipped(page)).toEqual([]);
    await app.axe();
  });

  test('is one page on a laptop', async ({ page, app }) => {
    await app.open('#/rulebook/E-40');
    await expect(page.locator('.page')).toHaveCount(1);
    await expect(page.getByRole('img', { name: /^Clear shot/ })).toBeAttached();
    expect(await clipped(page)).toEqual([]);
  });

  for (const theme of ['dark', 'light', 'contrast'])
    test(`can be read with text of 200 % in the ${theme} theme`, async ({ page, app }) => {
      await app.open('#/rulebook/W-720');
      await opened(page).waitFor();
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
        document.documentElement.style.fontSize = '200%';
      }, theme);
      await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible();
      expect(await clipped(page)).toEqual([]);
      await app.axe();
    });
});
