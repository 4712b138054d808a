/** Cards in what a page holds: its document and its scripts' memory, by their names and by the keys the program knows them by. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../electron/launch/machine.js';
import { packFaces } from '../support/pack-faces.ts';

const keys = new Map(
  packFaces(join(root, 'resources', 'packs')).flatMap(({ faces }) =>
    faces.map(({ name, key }) => [name, key]),
  ),
);

/** What would give a card away. */
const tellsOf = (name: string): string[] => [name, keys.get(name)!];

/** The names of the cards in the hands on the screen. */
export const handNames = (page: Page): Promise<string[]> =>
  page
    .locator('.hand .slot')
    .evaluateAll((slots) => slots.map((slot) => (slot.getAttribute('aria-label') ?? '').split(',')[0]!));

/** Cards of the hands on the screen that nobody else can know: a second copy may lie open, told by its key or in words. */
export async function secretNames(page: Page, open: readonly string[] = []): Promise<string[]> {
  const parts = await page.locator('.log, aside').allInnerTexts();
  const isOpen = (name: string) =>
    open.includes(keys.get(name)!) || parts.some((part) => part.includes(name));
  return (await handNames(page)).filter((name) => !isOpen(name));
}

/** The text of everything the page's scripts hold, after the rubbish was taken out. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(parts.join('')) as { strings: string[] }).strings.join('\n');
}

/** That the search finds what is there. */
export async function expectInMemory(page: Page, name: string): Promise<void> {
  const memory = await memoryOf(page);
  const missed = tellsOf(name).filter((tell) => !memory.includes(tell));
  expect(missed, 'what is shown is found in the memory').toEqual([]);
}

/** The page's document holds none of these cards. */
export async function expectOffPage(page: Page, names: readonly string[]): Promise<void> {
  expect(names.length, 'cards to look for').toBeGreaterThan(0);
  const html = await page.content();
  expect(
    names.flatMap(tellsOf).filter((tell) => html.includes(tell)),
    'cards on the page',
  ).toEqual([]);
}

/** The page holds none of these cards: not in its document, not in its memory. */
export async function expectForgotten(page: Page, names: readonly string[]): Promise<void> {
  await expectOffPage(page, names);
  // What is still being collected may hold a name for a moment; then nothing may.
  const left = async () => {
    const memory = await memoryOf(page);
    return names.flatMap(tellsOf).filter((tell) => memory.includes(tell));
  };
  await expect.poll(left, { message: 'cards in the memory', timeout: 20_000 }).toEqual([]);
}
