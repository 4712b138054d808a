// `npm run icons`: draws the application icon in every size the packages need from resources/icons/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserOptions } from '../test/support/browser.ts';

const folder = fileURLToPath(new URL('../resources/icons', import.meta.url));
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

const drawing = readFileSync(join(folder, 'icon.svg')).toString('base64');
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage();
for (const size of sizes) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.screenshot({ path: join(folder, `${size}x${size}.png`), omitBackground: true });
}
await browser.close();
console.log(`Drew ${sizes.length} icons.`);
