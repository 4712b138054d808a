// Photographs every screen in every theme, size and text scale into reports/screens, through the real program.
// Run: npm run screenshots [-- part-of-a-file-name]. For looking at, not for asserting.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { root } from '../../electron/launch/machine.js';
import { browserOptions } from './browser.ts';
import { startHost } from './host.ts';
import { screenRoutes } from './screens.ts';

const themes = { dark: 'Candlelight', light: 'Daylight', contrast: 'High contrast' };
const views = [
  { width: 1280, height: 800, scale: 100 },
  { width: 1920, height: 1080, scale: 100 },
  { width: 1280, height: 800, scale: 200 },
];
const wanted = process.argv[2] ?? '';
const folder = join(root, 'reports', 'screens');

mkdirSync(folder, { recursive: true });
const host = await startHost();
const browser = await chromium.launch(await browserOptions());
try {
  await photographAll(host.address);
} finally {
  await browser.close();
  await host.stop();
}

async function photographAll(address: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(address);
  for (const [theme, name] of Object.entries(themes))
    for (const view of views) {
      await prepare(page, name, view);
      for (const route of screenRoutes)
        await photograph(page, route, `${theme}-${String(view.width)}-${String(view.scale)}`);
    }
}

/** Chooses the theme and the text scale as a person would. */
async function prepare(
  page: Page,
  theme: string,
  { width, height, scale }: (typeof views)[number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await open(page, 'settings');
  await page.getByRole('radio', { name: theme }).check();
  await page.getByRole('slider', { name: 'Size of text' }).fill(String(scale));
}

async function photograph(page: Page, route: string, manner: string): Promise<void> {
  const name = `${route.replace('/', '-') || 'home'}-${manner}`;
  if (!name.includes(wanted)) return;
  await open(page, route);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

async function open(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/${route}`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
