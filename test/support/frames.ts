/**
 * `npm run frames [-- --json --seconds 10 --cards 5000]`: how smooth the running program is in a real Chromium
 * without a window: two bots at the table (moves, attacks, cards, damage), and the collection of thousands of cards
 * scrolled from its top.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { startHost } from './host.ts';
import { withMatches } from './match-service.ts';
import { storePack } from '../../electron/db/packs.ts';
import { rowsOf } from '../../electron/services/packs/stored.ts';
import { wholeNumber } from '../../electron/cli/common/args.ts';
import { inBenchFolder, withDatabase } from '../../electron/cli/bench/database.ts';
import { machine, median } from '../../electron/cli/bench/measuring.ts';
import { manyCards } from '../../electron/cli/warband/many-cards.ts';

interface Stretch {
  scene: string;
  framesPerSecond: number;
  /** Milliseconds the page's main thread worked for each frame. */
  busyPerFrame: number;
  /** Milliseconds from one frame to the next: the middle, all but one in twenty, the longest. */
  usual: number;
  slow: number;
  worst: number;
}

await run();

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, seconds: { type: 'string' }, cards: { type: 'string' } },
  });
  const seconds = wholeNumber('seconds', values.seconds ?? '10', 1);
  const cards = wholeNumber('cards', values.cards ?? '5000', 1);
  await inBenchFolder(async (folder) => {
    await addCards(folder, cards);
    print(await measureAll(folder, await beginMatch(folder), seconds), values.json ?? false);
  });
}

function addCards(folder: string, count: number): Promise<void> {
  return withDatabase(folder, (db) =>
    storePack(db, rowsOf(manyCards(count), { source: 'imported', isEnabled: true, at: 0, by: 'bench' })),
  );
}

/** Two bots that answer quickly. */
function beginMatch(folder: string): Promise<number> {
  const bot = { level: 'novice', temperament: 'asWarband' } as const;
  const seat = { warband: { kind: 'surprise' }, bot } as const;
  return withMatches(folder, async (begin) => {
    const { id } = await begin({
      form: 'standard',
      seats: [
        { ...seat, name: 'Mira', colour: 'amber' },
        { ...seat, name: 'Tobin', colour: 'azure' },
      ],
      field: { kind: 'preset', face: 'dungeon' },
      privacy: 'open',
      hideTells: false,
      seed: 1,
    });
    return id;
  });
}

async function measureAll(folder: string, match: number, seconds: number): Promise<Stretch[]> {
  const host = await startHost({ dataFolder: folder });
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(host.address);
    return [await atTheTable(page, match, seconds), await inTheCollection(page, seconds)];
  } finally {
    await browser.close();
    await host.stop();
  }
}

async function atTheTable(page: Page, match: number, seconds: number): Promise<Stretch> {
  await goTo(page, `match/${String(match)}`);
  // Deploying comes first; what is measured is the fight.
  await page.locator('.board .place[data-creature]').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(8000);
  return measure(page, 'two bots at the table', () => page.waitForTimeout(seconds * 1000));
}

async function inTheCollection(page: Page, seconds: number): Promise<Stretch> {
  await goTo(page, 'collection');
  await page.locator('.pool .card').first().hover();
  return measure(page, 'scrolling the collection', async () => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) await page.mouse.wheel(0, 120);
  });
}

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/${route}`);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1500);
}

async function measure(page: Page, scene: string, work: () => Promise<void>): Promise<Stretch> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  await page.evaluate(watchFrames);
  const before = await busy();
  await work();
  const spent = (await busy()) - before;
  const gaps = await page.evaluate(() => window.frameGaps);
  return { scene, ...summary(gaps), busyPerFrame: (spent * 1000) / gaps.length };
}

declare global {
  interface Window {
    frameGaps: number[];
  }
}

/** Runs in the page: notes how long each frame took to come. */
function watchFrames(): void {
  window.frameGaps = [];
  let last = performance.now();
  const note = (now: number) => {
    window.frameGaps.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

function summary(gaps: readonly number[]): Omit<Stretch, 'scene' | 'busyPerFrame'> {
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    framesPerSecond: (gaps.length / total) * 1000,
    usual: median(sorted),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}

function print(stretches: readonly Stretch[], isJson: boolean): void {
  if (isJson) return console.log(JSON.stringify({ machine: machine(), stretches }));
  console.log(`The running program at 1280 × 800 on ${machine()}.`);
  for (const { scene, framesPerSecond, busyPerFrame, usual, slow, worst } of stretches)
    console.log(
      `  ${scene.padEnd(26)}${framesPerSecond.toFixed(1).padStart(6)} frames a second; main thread busy ${busyPerFrame.toFixed(2)} ms a frame; a frame after ${usual.toFixed(1)} ms, 95 % within ${slow.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`,
    );
}
