// How long a person waits: from typing `npm start` (already built) until the page has painted its first content.
// Measured on the browser host with a freshly started Chromium, so the figure holds on machines without Electron.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { browserOptions } from '../../../test/support/browser.ts';
import { whyBuild } from '../../launch/decide.js';
import { buildTimes, root } from '../../launch/machine.js';

const runs = 7;

/** One start, in milliseconds since the command was given. */
interface Start {
  readonly served: number;
  readonly browserReady: number;
  readonly painted: number;
}

/** Measures several starts and prints the median, the best and the worst. */
export async function run(args: readonly string[]): Promise<void> {
  const reason = whyBuild(buildTimes());
  if (reason) throw new Error(`Run "npm run build" first: ${reason}.`);
  const options = await browserOptions();
  const starts: Start[] = [];
  for (let count = 0; count < runs; count++) starts.push(await measure(options));
  print(starts, args.includes('--json'));
}

async function measure(options: LaunchOptions): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'deepmarch-bench-'));
  const startedAt = Date.now();
  const program = spawn('npm', ['start', '--', '--no-open', '--data-dir', data], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(program);
    const served = Date.now() - startedAt;
    const { browserReady, painted } = await openPage(address, options);
    return { served, browserReady: browserReady - startedAt, painted: painted - startedAt };
  } finally {
    await end(program);
    // npm may end a moment before the program it started has closed its files.
    rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function addressOf(program: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    program.stdout!.on('data', (chunk) => {
      printed += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    program.once('exit', () => reject(new Error(`The program ended before it served:\n${printed}`)));
  });
}

/** The moments at which a fresh browser was ready and had painted the page's first content. */
async function openPage(address: string, options: LaunchOptions): Promise<Omit<Start, 'served'>> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const browserReady = Date.now();
    await page.goto(address);
    return { browserReady, painted: await firstPaint(page) };
  } finally {
    await browser.close();
  }
}

/** The first contentful paint by the browser's own clock. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Ends npm, the launcher and the host together. */
async function end(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  if (program.exitCode === null && program.pid !== undefined) {
    process.kill(-program.pid, 'SIGTERM');
    await ended;
  }
}

function print(starts: readonly Start[], asJson: boolean): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const served = spread(starts.map((start) => start.served));
  const browserReady = spread(starts.map((start) => start.browserReady));
  const painted = spread(starts.map((start) => start.painted));
  if (asJson) {
    console.log(
      JSON.stringify({ section: 'startup', machine, runs, served, browserReady, painted, goal: 2000 }),
    );
    return;
  }
  console.log(`From "npm start" (built), ${runs} runs on ${machine}; milliseconds, median (best – worst):`);
  console.log(`  address served   ${line(served)}`);
  console.log(`  browser ready    ${line(browserReady)}`);
  console.log(`  first paint      ${line(painted)}   goal: under 2000`);
}

interface Spread {
  readonly median: number;
  readonly best: number;
  readonly worst: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, best: sorted[0]!, worst: sorted.at(-1)! };
}

function line({ median, best, worst }: Spread): string {
  return `${String(median).padStart(5)} (${best} – ${worst})`;
}
