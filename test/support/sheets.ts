// Photographs contact sheets of all cards, pieces, tiles and seals into reports/sheets. For looking at, not for asserting.
// Run: npm run sheets [-- part-of-a-file-name].
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildSupportPage, serveFolder } from '../../.config/support-page.ts';
import { contentOf } from '../../electron/games/deepwarren/index.ts';
import { root } from '../../electron/launch/machine.js';
import { browserOptions } from './browser.ts';
import { packFaces } from './pack-faces.ts';
import type { SheetContent } from './sheets/content.ts';

const wanted = process.argv[2] ?? '';
const folder = join(root, 'reports', 'sheets');
const packs = packFaces(join(root, 'resources', 'packs'));

interface Job {
  name: string;
  content: SheetContent;
  theme?: string;
  /** Size of text in percent. */
  text?: number;
}

const jobs: Job[] = [
  ...packs.flatMap((pack) => [
    { name: `${pack.look.pack}-full`, content: { kind: 'cards', size: 'full', scale: 1, packs: [pack] } },
    { name: `${pack.look.pack}-hand`, content: { kind: 'cards', size: 'hand', scale: 1, packs: [pack] } },
    { name: `${pack.look.pack}-small`, content: { kind: 'cards', size: 'small', scale: 1, packs: [pack] } },
    { name: `${pack.look.pack}-tiles`, content: { kind: 'tiles', packs: [pack] } },
  ] satisfies Job[]),
  { name: 'all-tiny', content: { kind: 'cards', size: 'tiny', scale: 1, packs } },
  { name: 'large-card', content: { kind: 'cards', size: 'full', scale: 2, packs: packs.slice(0, 3).map((pack) => ({ ...pack, faces: pack.faces.slice(2, 3) })) } },
  { name: 'text-200', content: { kind: 'cards', size: 'full', scale: 1, packs: packs.map((pack) => ({ ...pack, faces: pack.faces.slice(0, 3) })) }, text: 200 },
  ...['light', 'contrast'].map((theme): Job => ({ name: `theme-${theme}`, theme, content: { kind: 'cards', size: 'full', scale: 1, packs: packs.map((pack) => ({ ...pack, faces: [pack.faces[0]!, pack.faces[4]!, pack.faces[20]!] })) } })),
  { name: 'pieces', content: { kind: 'pieces', packs } },
  { name: 'seals', content: { kind: 'seals', packs } },
  { name: 'deepwarren', content: { kind: 'dungeon', dungeon: contentOf() } },
]; // prettier-ignore

mkdirSync(folder, { recursive: true });
await buildSupportPage('sheets', join(folder, 'page'));
const server = await serveFolder(join(folder, 'page'));
const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  await page.goto(server.address);
  for (const job of jobs) if (job.name.includes(wanted)) await photograph(page, job);
} finally {
  await browser.close();
  await server.stop();
}

async function photograph(page: Page, { name, content, theme = 'dark', text = 100 }: Job): Promise<void> {
  await page.evaluate(
    async ([shown, room, size]) => {
      document.documentElement.dataset.theme = room;
      document.documentElement.style.fontSize = `${String(size)}%`;
      await window.showSheet(shown);
    },
    [content, theme, text] as const,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  console.log(name);
}
