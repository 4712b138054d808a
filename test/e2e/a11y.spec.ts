// axe finds nothing: on every screen, in every theme, at the largest text, and in what opens over a screen.
import type { Page } from '@playwright/test';
import { type App, expect, test } from './fixture.ts';
import { screenRoutes } from '../support/screens.ts';

const themes = ['Candlelight', 'Daylight', 'High contrast'];

async function prepare(page: Page, app: App, theme: string, scale: number) {
  await app.open('#/settings');
  await page.getByRole('radio', { name: theme }).check();
  await page.getByRole('slider', { name: 'Size of text' }).fill(String(scale));
}

async function goTo(page: Page, app: App, route: string) {
  await app.open(`#/${route}`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const manners = [...themes.map((theme) => ({ theme, scale: 100 })), { theme: 'Candlelight', scale: 200 }];

for (const { theme, scale } of manners)
  test(`every screen is accessible by ${theme} at ${String(scale)} %`, async ({ page, app }) => {
    test.slow(true, 'axe looks at ten screens');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(page, app, theme, scale);
    for (const route of screenRoutes)
      await test.step(route || 'home', async () => {
        await goTo(page, app, route);
        await app.axe();
      });
  });

for (const theme of themes)
  test(`dialogs and notices are accessible by ${theme}`, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(page, app, theme, 100);
    await page.getByRole('button', { name: 'Check the database' }).click();
    await expect(page.getByRole('status')).toContainText('sound');
    await app.axe();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await app.axe();
  });

test('text at 200 % is never cut off at 1280 × 800', async ({ page, app }) => {
  await prepare(page, app, 'Candlelight', 200);
  for (const route of screenRoutes)
    await test.step(route || 'home', async () => {
      await goTo(page, app, route);
      expect(await cutOff(page)).toEqual([]);
    });
});

/** Words that stick out of the page, or out of a box that hides what sticks out. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    const isCut = (element: Element): boolean => {
      const { right, left } = element.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) return true;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    return (
      [...document.querySelectorAll('header, header *, main, main *')]
        .filter(
          (element) =>
            element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }),
        )
        // Cards fit their text to their face; `cards.spec.ts` measures that.
        .filter((element) => !element.matches('.visually-hidden, article *'))
        .filter((element) => element.clientWidth > 1 && element.textContent?.trim() && isCut(element))
        .map(
          (element) => `${element.tagName} ${element.className}: ${element.textContent!.trim().slice(0, 30)}`,
        )
    );
  });
