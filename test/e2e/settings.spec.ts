// Settings hold at once, are kept, reach every window, and can be taken back.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const rootAttribute = (page: Page, name: string) => page.locator('html').getAttribute(`data-${name}`);
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test.beforeEach(async ({ page, app }) => {
  await app.open('#/settings');
  const resets = page.getByRole('button', { name: 'Reset' });
  await expect(resets).toHaveCount(3);
  for (const reset of await resets.all()) await reset.click();
  await expect(page.getByRole('radio', { name: 'Candlelight' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Size of text' })).toHaveValue('100');
  await expect(page.getByRole('radio', { name: 'As the system', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Silence' })).not.toBeChecked();
});

test.describe('appearance', () => {
  for (const [name, theme] of [
    ['Daylight', 'light'],
    ['High contrast', 'contrast'],
  ] as const)
    test(`${name} is applied at once and kept over a reload`, async ({ page }) => {
      const before = await page.evaluate(() => getComputedStyle(document.body).color);
      await page.getByRole('radio', { name }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(before);
      await page.reload();
      await expect(page.getByRole('radio', { name })).toBeChecked();
      expect(await rootAttribute(page, 'theme')).toBe(theme);
    });

  test('the theme can follow the system', async ({ page }) => {
    await page.getByRole('radio', { name: 'As the system dark' }).check();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the size of text changes with the arrows, at once and for good', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Size of text' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await fontSize(page)).toBe('16.8px');
    await page.keyboard.press('End');
    expect(await fontSize(page)).toBe('32px');
    await page.keyboard.press('Home');
    expect(await fontSize(page)).toBe('12.8px');
    await page.reload();
    await expect(slider).toHaveValue('80');
    expect(await fontSize(page)).toBe('12.8px');
  });

  test('the readable face is used everywhere', async ({ page }) => {
    await page.getByRole('radio', { name: /Atkinson/ }).check();
    for (const selector of ['body', 'h1'])
      expect(
        await page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).fontFamily),
      ).toContain('Atkinson Hyperlegible');
  });

  test('reduced motion stills the candles, by choice or by the system', async ({ page, app }) => {
    const flame = () =>
      expect.poll(() =>
        page.evaluate(
          () => getComputedStyle(document.querySelector('.flame') ?? document.body).animationName,
        ),
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await app.open('#/');
    await flame().toContain('flicker');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await flame().toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await flame().toContain('flicker');

    await app.open('#/settings');
    await page.getByRole('radio', { name: 'Reduced' }).check();
    await app.open('#/');
    await expect(page.locator('.flame').first()).toBeAttached();
    await flame().toBe('none');
  });

  test('a section is reset without touching another', async ({ page }) => {
    await page.getByRole('radio', { name: 'Daylight' }).check();
    await page.getByRole('slider', { name: 'All sound' }).fill('20');
    await page.getByRole('region', { name: 'Reading' }).getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('radio', { name: 'Candlelight' })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'All sound' })).toHaveValue('20');
  });

  test('a change reaches another window', async ({ page, app, context }) => {
    const other = await context.newPage();
    await other.goto(`${new URL(app.host.address).origin}/#/settings`);
    await page.getByRole('radio', { name: 'Daylight' }).check();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await other.close();
  });
});

test.describe('sound', () => {
  test('volumes and silence are kept; silence closes the samples', async ({ page }) => {
    await page.getByRole('slider', { name: 'Hearth and bells' }).fill('35');
    await page.getByRole('switch', { name: 'Silence' }).check();
    await expect(page.getByRole('button', { name: 'Listen to All sound' })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('slider', { name: 'Hearth and bells' })).toHaveValue('35');
    await expect(page.getByRole('switch', { name: 'Silence' })).toBeChecked();
  });

  test('a sample is synthesised and played at the chosen volume', async ({ page, app }) => {
    await page.addInitScript(() => {
      const played: number[] = [];
      Object.assign(globalThis, { played });
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        played.push(this.buffer?.length ?? 0);
        start.apply(this, when);
      };
    });
    await app.open('#/settings');
    await page.reload();
    await page.getByRole('button', { name: 'Listen to Blades and cards' }).click();
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(globalThis, 'played') as number[])[0]))
      .toBeGreaterThan(1000);
  });
});

test.describe('the ledger', () => {
  test('says where the data lies and which version this is', async ({ page }) => {
    const ledger = page.getByRole('region', { name: 'The ledger' });
    await expect(ledger).toContainText(/\d+\.\d+\.\d+, database format \d+/);
    await expect(ledger.locator('code')).not.toBeEmpty();
  });

  test('a copy is made, restored after a question, and the restore taken back', async ({ page }) => {
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByText('A safety copy has been made.')).toBeVisible();
    await page.getByRole('radio', { name: 'Daylight' }).check();

    const copy = page.getByRole('listitem').filter({ hasText: 'by you' }).first();
    await copy.getByRole('button', { name: /^Restore/ }).click();
    const question = page.getByRole('dialog', { name: 'Go back to this copy?' });
    await question.getByRole('button', { name: 'Leave it' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await copy.getByRole('button', { name: /^Restore/ }).click();
    await question.getByRole('button', { name: 'Restore it' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Everything is as it was before the restore.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the database is checked and the answer said', async ({ page }) => {
    await page.getByRole('button', { name: 'Check the database' }).click();
    await expect(page.getByRole('status')).toContainText('The database is sound.');
  });

  test('the log can be read and saved', async ({ page }) => {
    await page.getByRole('button', { name: 'Show the log' }).click();
    const log = page.getByRole('dialog', { name: /log/ });
    await expect(log.getByRole('listitem').first()).not.toBeEmpty();
    const arrives = page.waitForEvent('download');
    await log.getByRole('button', { name: 'Save the log' }).click();
    expect((await arrives).suggestedFilename()).toMatch(/^deepmarch-log-.*\.txt$/);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  });
});
