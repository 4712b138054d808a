/**
 * Cards laid out by a real browser: at no size, scale or font does anything run out of its place. A full card says all;
 * a hand card may end in an ellipsis, and the enlarged card beside it goes on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildSupportPage, serveFolder } from '../../.config/support-page.ts';
import { packFaces } from '../support/pack-faces.ts';
import type { SheetContent } from '../support/sheets/content.ts';
import { axeOn } from './fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-sheets-'));
const packs = packFaces();
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  await buildSupportPage('sheets', folder);
  server = await serveFolder(folder);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Room {
  theme?: string;
  /** Size of text in percent. */
  text?: number;
  font?: string;
}

async function show(
  page: Page,
  content: SheetContent,
  { theme = 'dark', text = 100, font = 'book' }: Room = {},
) {
  if (page.url() === 'about:blank') {
    await page.goto(server.address);
    // Pictures take no part in the layout, but painting hundreds of them takes its time.
    await page.addStyleTag({ content: '.art > *, .board > * { display: none }' });
  }
  await page.evaluate(
    async ([shown, room, size, letters]) => {
      Object.assign(document.documentElement.dataset, { theme: room, font: letters });
      document.documentElement.style.fontSize = `${String(size)}%`;
      await window.showSheet(shown);
    },
    [content, theme, text, font] as const,
  );
}

/** Cards whose text, name or values leave their place, with what does. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1.5;
    const sticksOut = (inner: DOMRect, outer: DOMRect) =>
      inner.bottom > outer.bottom + slack || inner.right > outer.right + slack;
    return [...document.querySelectorAll<HTMLElement>('article.card')].flatMap((card) => {
      const name = card.getAttribute('aria-label')!;
      const found: string[] = [];
      const body = card.querySelector<HTMLElement>('.body');
      const title = card.querySelector<HTMLElement>('.name span');
      // Letters of the titles reach out of their lines; a line more is what must not be.
      if (
        title &&
        (title.scrollWidth > title.clientWidth + slack ||
          title.scrollHeight > title.parentElement!.clientHeight * 1.2)
      )
        found.push(`${name}: name`);
      const spine = [...card.querySelectorAll('.spine li')].at(-1);
      const window = card.querySelector('.window');
      if (
        spine &&
        window &&
        spine.getBoundingClientRect().bottom > window.getBoundingClientRect().bottom + 20
      )
        found.push(`${name}: values`);
      for (const part of card.querySelectorAll('.kind, .text, .foot, .tracks'))
        if (body && sticksOut(part.getBoundingClientRect(), body.getBoundingClientRect()))
          found.push(`${name}: ${part.className}`);
      return found;
    });
  });

const rooms: [Room, ('full' | 'hand' | 'small')[]][] = [
  [{}, ['full', 'hand', 'small']],
  [{ text: 200 }, ['full', 'hand']],
  [{ font: 'readable' }, ['full', 'hand']],
];

for (const [room, sizes] of rooms)
  test(`nothing runs out of a card in the room ${JSON.stringify(room)}`, async ({ page }) => {
    for (const size of sizes) {
      await show(page, { kind: 'cards', size, scale: 1, packs }, room);
      expect(await overflowing(page), size).toEqual([]);
    }
  });

test('the longest words a pack may print are cut, not spilled', async ({ page }) => {
  const { faces, look } = packs[0]!;
  const long = 'Unpronounceable Incomprehensibilities Of';
  const wordy = faces.map((face) => ({
    ...face,
    name: long,
    flavour: 'word '.repeat(79),
    lines: Array.from({ length: 4 }, () => face.lines).flat(),
  }));
  for (const size of ['full', 'hand', 'small'] as const) {
    await show(page, {
      kind: 'cards',
      size,
      scale: 1,
      packs: [{ faces: wordy.slice(0, 8), look, tiles: [] }],
    });
    const spilled = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('article.card')].filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2,
        ).length,
    );
    expect(spilled, size).toBe(0);
  }
});

const few = packs.slice(0, 2).map((pack) => ({
  ...pack,
  faces: [pack.faces[1]!, pack.faces[4]!, pack.faces.at(-1)!],
  tiles: pack.tiles.slice(0, 1),
}));
const themes: Record<string, SheetContent[]> = {
  dark: [
    { kind: 'cards', size: 'full', scale: 1, packs: few },
    { kind: 'cards', size: 'hand', scale: 1, packs: few },
    { kind: 'tiles', packs: few.slice(0, 1) },
    { kind: 'pieces', packs: packs.slice(0, 4) },
  ],
  light: [{ kind: 'cards', size: 'full', scale: 1, packs: few }],
  contrast: [{ kind: 'cards', size: 'full', scale: 1, packs: few }],
};

for (const [theme, sheets] of Object.entries(themes))
  test(`cards, pieces and tiles are accessible in the ${theme} theme`, async ({ page }) => {
    for (const content of sheets) {
      await show(page, content, { theme });
      const { violations } = await axeOn(page).disableRules(['region']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`)).toEqual([]);
    }
  });
