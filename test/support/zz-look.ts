import { chromium } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { startHost } from './host.ts';
const host = await startHost();
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
const shot = async (name: string) => { await page.waitForTimeout(350); await page.screenshot({ path: `/tmp/shots/${name}.png` }); };
const go = async (hash: string) => { await page.evaluate((h) => (location.hash = h), hash); await page.waitForTimeout(500); };
try {
  await page.goto(host.address);
  await page.waitForTimeout(800);
  await go('#/campaign');
  await shot('shelf');
  await page.evaluate(async () => {});
  const begin = async (seed: string) => {
    await go('#/campaign');
    await page.getByLabel('Number of the campaign').fill(seed.replace('9008','7'));
    await page.getByRole('button', { name: 'Light the lamps' }).click();
    await page.waitForTimeout(900);
  };
  await begin('9008');
  const kinds: Record<string, boolean> = {};
  for (let i = 0; i < 60; i++) {
    const name = await page.evaluate(() => {
      const has = (s: string) => document.querySelector(s) !== null;
      if (has('.map .letter')) return 'map';
      if (has('.choice') && has('.story-sheet')) return 'event';
      if (has('.candle-sheet')) return 'candle';
      if (has('.told-sheet')) return 'told';
      if (has('.bundle')) return 'bundles';
      if (has('.mark-choice')) return 'mark';
      if (has('.stall')) return 'market';
      if (has('.muster')) return 'muster';
      if (has('.ending-sheet')) return 'ending';
      if (has('.story-sheet')) return 'scene';
      return 'other';
    });
    if (!kinds[name]) { kinds[name] = true; console.log(name); await shot(name); }
    if (name === 'ending') break;
    const press = async (n: RegExp) => { const b = page.getByRole('button', { name: n }).first(); if (await b.count()) { await b.click(); return true; } return false; };
    if (name === 'map') { const battles = page.locator('g.place.open[aria-label*="Warband battle"]'); for (let k = 0; k < (await battles.count()); k++) { await battles.nth(k).click({ force: true }); await page.waitForTimeout(200); if (await page.getByRole('button', { name: /^March/ }).count()) break; } await shot('letter'); if (!(await press(/^March/))) { const open = page.locator('g.place.open'); await open.nth(i % (await open.count())).click({ force: true }); } }
    else if (name === 'event' || name === 'candle') await page.locator('.choice:not([aria-disabled=true])').last().click();
    else if (name === 'told') await press(/Read on/);
    else if (name === 'bundles') await page.getByRole('button', { name: 'Take these' }).nth(1).click();
    else if (name === 'mark') await page.locator('.mark-choice ol .button').first().click();
    else if (name === 'market') await press(/Leave the market/);
    else if (name === 'muster') { const s = page.getByRole('button', { name: /^Take .* along/ }); for (let k = 0; k < 4 && (await s.count()) > 0; k++) { await s.first().click(); await page.waitForTimeout(250); } await shot('muster'); await shot('muster2'); await press(/To the field/); await page.waitForTimeout(2500); await shot('table'); await page.keyboard.press('Escape'); await page.waitForTimeout(500); const b = page.getByRole('button', { name: /Leave|Surrender|Give up/ }); console.log('table', await page.evaluate(() => location.hash), await b.count()); break; }
    else if (name === 'scene') { if (!(await press(/Read on|To the end|Hear of it/))) break; }
    else { console.log('stuck'); break; }
    await page.waitForTimeout(450);
  }
  await page.getByRole('button', { name: 'Roster' }).click(); await shot('roster'); await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turn back a page' }).first().click(); await shot('turnback'); await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Chronicle/ }).first().click(); await page.waitForTimeout(700); await shot('chronicle');
  await go('#/campaign'); await shot('shelf2');
} finally { await browser.close(); await host.stop(); }
