import { journeys } from './delve-moments.ts';
import { test } from './fixture.ts';
import { andThen, atOnce, sitAt } from './table-kit.ts';
const found = journeys('begins', 'inside', 'meets', 'counters', 'hoard', 'below', 'leaves', 'dying', 'four', 'home');
test.use({ found });
const sizes = [
  [1280, 800],
  [1920, 1080],
] as const;
for (const [width, height] of sizes)
  test(`shots ${String(width)}`, async ({ page, app }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const shot = (name: string) => page.screenshot({ path: `/tmp/dv/shots/${name}-${String(width)}.png` });
    await atOnce(page, app);
    await app.open('#/play');
    await page.getByRole('button', { name: /^Delve/ }).click();
    await page.waitForTimeout(500);
    await shot('setup');
    await page.getByRole('radio', { name: 'Alone' }).check();
    await page.waitForTimeout(300);
    await shot('alone');
    await page.getByRole('radio', { name: 'Vault of the day' }).check();
    await page.waitForTimeout(300);
    await shot('daily');
    for (const name of [
      'begins',
      'inside',
      'meets',
      'counters',
      'hoard',
      'below',
      'four',
      'leaves',
    ] as const) {
      await sitAt(page, app, found.route(name));
      await page.waitForTimeout(600);
      await shot(name);
    }
    if (width === 1280) {
      await andThen(page, () =>
        page
          .locator('[data-option]')
          .filter({ hasText: /Leave the vault/i })
          .click(),
      );
      await page.waitForTimeout(600);
      await shot('home');
    } else {
      await sitAt(page, app, found.route('dying'));
      for (let press = 0; press < 60 && !(await page.locator('.ended').isVisible()); press++) {
        const revision = await page.locator('.table').getAttribute('data-revision');
        await page.keyboard.press('n');
        await page.keyboard.press('Space');
        await page.locator(`.table[data-busy=false]:not([data-revision="${String(revision)}"])`).waitFor();
      }
      await page.waitForTimeout(600);
      await shot('died');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/dv/shots/died-1280.png` });
    }
  });
