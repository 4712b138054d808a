/**
 * `npm run bench -- board [--json] [--seconds 4] [--rounds 3]`: the battlefield with forty pieces on their way, in a
 * real Chromium without a window, against a canvas that draws the same board whole in every frame. Rounds alternate.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildSupportPage, serveFolder } from '../../../.config/support-page.ts';
import { browserOptions } from '../../../test/support/browser.ts';
import { wholeNumber } from '../common/args.ts';
import { machine, median } from './measuring.ts';

const manners = ['ours', 'canvas'] as const;
type Manner = (typeof manners)[number];

/** What one stretch of frames cost. */
interface Stretch {
  framesPerSecond: number;
  /** Milliseconds the page's main thread worked for each frame. */
  busyPerFrame: number;
}

type Report = Record<Manner, Stretch> & { ratio: number };

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, seconds: { type: 'string' }, rounds: { type: 'string' } },
  });
  const seconds = wholeNumber('seconds', values.seconds ?? '4', 1);
  const rounds = wholeNumber('rounds', values.rounds ?? '3', 1);
  print(await withPage((address, browser) => measureAll(address, browser, seconds, rounds)), values.json);
}

async function withPage<T>(work: (address: string, browser: Browser) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-bench-'));
  await buildSupportPage('board', folder);
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await browserOptions());
  try {
    return await work(server.address, browser);
  } finally {
    await browser.close();
    await server.stop();
    // The browser may end a moment before its last file is closed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function measureAll(
  address: string,
  browser: Browser,
  seconds: number,
  rounds: number,
): Promise<Report> {
  const stretches: Record<Manner, Stretch[]> = { ours: [], canvas: [] };
  for (let round = 0; round < rounds; round++)
    for (const manner of manners) stretches[manner].push(await measure(address, browser, manner, seconds));
  const ours = middle(stretches.ours);
  const canvas = middle(stretches.canvas);
  return { ours, canvas, ratio: canvas.busyPerFrame / ours.busyPerFrame };
}

const middle = (stretches: readonly Stretch[]): Stretch => ({
  framesPerSecond: median(stretches.map(({ framesPerSecond }) => framesPerSecond)),
  busyPerFrame: median(stretches.map(({ busyPerFrame }) => busyPerFrame)),
});

async function measure(address: string, browser: Browser, manner: Manner, seconds: number): Promise<Stretch> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.evaluate((how) => window.showBoard(how), manner);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { busy, at: performance.now(), frames: await page.evaluate(() => window.shownFrames) };
  };
  await page.waitForTimeout(1000);
  const before = await read();
  await page.waitForTimeout(seconds * 1000);
  const after = await read();
  await page.close();
  const frames = Math.max(1, after.frames - before.frames);
  return {
    framesPerSecond: (frames / (after.at - before.at)) * 1000,
    busyPerFrame: ((after.busy - before.busy) * 1000) / frames,
  };
}

function print(report: Report, isJson = false): void {
  if (isJson) return console.log(JSON.stringify({ machine: machine(), ...report }));
  console.log(`Forty pieces on their way at 1280 × 800 on ${machine()}.`);
  for (const [name, { framesPerSecond, busyPerFrame }] of [
    ['the table', report.ours],
    ['canvas, drawn whole', report.canvas],
  ] as const)
    console.log(
      `  ${name.padEnd(22)}${framesPerSecond.toFixed(1).padStart(6)} frames a second, main thread busy ${busyPerFrame.toFixed(2)} ms a frame`,
    );
  console.log(`The canvas keeps the main thread busy ${report.ratio.toFixed(2)} times as long.`);
}
