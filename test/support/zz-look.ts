import { mkdtempSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { startHost } from './host.ts';
import { campaignsAt } from '../e2e/campaign-moments.ts';
const names = (process.argv[2] ?? 'secondAct,bundles,honour,candle,scar,market,event,help,laterMuster,finale,ending').split(',') as 'event'[];
const [w, h] = (process.argv[3] ?? '1280x800').split('x').map(Number) as [number, number];
const theme = process.argv[4] ?? '';
const scale = process.argv[5];
const folder = mkdtempSync('/tmp/look-');
const found = campaignsAt(...names);
console.time('fill'); await found.fill(folder); console.timeEnd('fill');
const host = await startHost({ dataFolder: folder });
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage({ viewport: { width: w, height: h }, reducedMotion: 'reduce' });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
const shot = async (name: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/shots/${name}-${w}${theme}${scale ?? ''}.png` }); };
const go = async (hash: string) => { await page.evaluate((x) => (location.hash = x), hash); await page.waitForTimeout(500); };
try {
  await page.goto(host.address);
  await page.waitForTimeout(800);
  if (theme || scale) { await go('#/settings'); if (theme) await page.getByRole('radio', { name: theme }).check(); if (scale) await page.getByRole('slider', { name: 'Size of text' }).fill(scale); }
  await go('#/'); await shot('home');
  for (const name of names) { await go(found.route(name)); await shot(name); }
  await go(`${found.route('secondAct' as 'event')}/chronicle`); await page.waitForTimeout(700); await shot('chronicle');
  await go(found.route('secondAct' as 'event'));
  await page.getByRole('button', { name: 'Roster' }).click(); await shot('roster'); await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turn back a page' }).first().click(); await page.waitForTimeout(600); await shot('turnback'); await page.keyboard.press('Escape');
  await go('#/campaign'); await shot('shelf2');
} finally { await browser.close(); await host.stop(); }
