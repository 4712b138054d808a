/**
 * `npm run bench -- feel [--json] [--rounds 10] [--cards 5000]`: how long a person waits in the running program, in a
 * real Chromium without a window: from one screen to the next, from a click to the changed board, and until the first
 * cards of a large collection are there. Every wait ends with a frame that shows the change.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { standing } from '../../../test/e2e/moments.ts';
import { browserOptions } from '../../../test/support/browser.ts';
import { startHost } from '../../../test/support/host.ts';
import { storePack } from '../../db/packs.ts';
import { rowsOf } from '../../services/packs/stored.ts';
import { wholeNumber } from '../common/args.ts';
import { manyCards } from '../warband/many-cards.ts';
import { inBenchFolder, withDatabase } from './database.ts';
import { machine, median, percentile } from './measuring.ts';

const screens = ['play', 'warbands', 'history', 'lessons', 'rulebook', 'settings', 'campaign'] as const;

interface Wait {
  what: string;
  /** Milliseconds. */
  median: number;
  slow: number;
  goal: number;
  samples: number;
}

export interface FeelReport {
  section: 'feel';
  machine: string;
  cards: number;
  waits: Wait[];
}

export async function run(args: readonly string[]): Promise<FeelReport> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, rounds: { type: 'string' }, cards: { type: 'string' } },
  });
  const rounds = wholeNumber('rounds', values.rounds ?? '10', 1);
  const cards = wholeNumber('cards', values.cards ?? '5000', 1);
  const waits = await inBenchFolder(async (folder) => {
    const match = await fill(folder, cards);
    return measureAll(folder, match, rounds);
  });
  const report: FeelReport = { section: 'feel', machine: machine(), cards, waits };
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
  return report;
}

/** A large collection, and a match whose first turn begins; answers where that is played. */
async function fill(folder: string, cards: number): Promise<string> {
  const found = standing({ turn: 'firstTurn' });
  await found.fill(folder);
  await withDatabase(folder, (db) =>
    storePack(db, rowsOf(manyCards(cards), { source: 'imported', isEnabled: true, at: 0, by: 'bench' })),
  );
  return found.route('turn');
}

async function measureAll(folder: string, match: string, rounds: number): Promise<Wait[]> {
  const host = await startHost({ dataFolder: folder });
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.address);
    await page.locator('h1').first().waitFor();
    const changes = await screenChanges(page, rounds);
    const collection = await firstCards(browser, host.address, rounds);
    const clicks = await boardClicks(page, match, rounds);
    return [
      waitOf('from one screen to the next', changes, 200),
      waitOf('from a click to the changed board', clicks, 100),
      waitOf('first cards of the collection', collection, 300),
    ];
  } finally {
    await browser.close();
    await host.stop();
  }
}

const waitOf = (what: string, times: readonly number[], goal: number): Wait => ({
  ...{ what, goal, samples: times.length },
  median: median(times),
  slow: percentile(times, 0.95),
});

/** Goes round all screens; the first round, which also loads what the page keeps, is measured like the others. */
async function screenChanges(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const screen of screens) {
      times.push(await page.evaluate(goAndWait, { route: `#/${screen}`, shows: 'main h1' }));
      await settle(page);
    }
  return times;
}

/** In a window that was just opened, as after a start: nothing of the collection is known to the page. */
async function firstCards(browser: Browser, address: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    times.push(await page.evaluate(goAndWait, { route: '#/collection', shows: '.pool .card' }));
    await page.close();
  }
  return times;
}

/** Runs in the page: from the change of the address until what it leads to stands in a frame. */
function goAndWait({ route, shows }: { route: string; shows: string }): Promise<number> {
  const title = document.title;
  const startedAt = performance.now();
  location.hash = route;
  return new Promise((resolve) => {
    const look = () => {
      const isThere = [...document.querySelectorAll(shows)].some((each) => each.checkVisibility());
      if (document.title === title || !isThere) return void requestAnimationFrame(look);
      // The frame that shows it is the one after.
      requestAnimationFrame(() => resolve(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

/** What a screen still asks for must not fall into the next measurement. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** A creature is pressed, which the program answers with its moves; taken back, pressed again. */
async function boardClicks(page: Page, match: string, rounds: number): Promise<number[]> {
  await page.evaluate((route) => (location.hash = route), match);
  const table = page.locator('.table[data-busy=false]');
  await table.waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const piece = page.locator('.place.isNamed').first();
    const box = await piece.boundingBox();
    if (!box) throw new Error('no creature of one’s own may act');
    await page.evaluate(watchBoard);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.push(await page.evaluate(() => window.boardChanged));
    await table.waitFor();
    const before = await page.locator('.table').getAttribute('data-revision');
    await page.keyboard.press('z');
    await page.locator(`.table[data-busy=false]:not([data-revision="${String(before)}"])`).waitFor();
  }
  return times;
}

declare global {
  interface Window {
    boardChanged: Promise<number>;
  }
}

/** Runs in the page: from the press to the frame after the table shows a later moment. */
function watchBoard(): void {
  const table = document.querySelector('.table')!;
  window.boardChanged = new Promise((resolve) => {
    let pressedAt = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)));
    });
    observer.observe(table, { attributeFilter: ['data-revision'] });
  });
}

function print({ waits, cards }: FeelReport): void {
  console.log(
    `How long a person waits at 1280 × 800 on ${machine()}, with ${String(cards)} cards more; milliseconds:`,
  );
  for (const { what, median: middle, slow, goal, samples } of waits) {
    const mark = slow <= goal ? 'reached' : 'missed';
    console.log(
      `  ${what.padEnd(36)} median ${middle.toFixed(0).padStart(5)}, 95 of 100 within ${slow.toFixed(0).padStart(5)} (${String(samples)} times)  goal ${String(goal)} ${mark}`,
    );
  }
}
