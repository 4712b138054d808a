/**
 * What every end-to-end test stands on: a program of its own for each file, a page that may not misbehave, axe.
 * A test fails if its page breaks the content security policy or Trusted Types, logs an error, throws, or asks
 * for anything outside the program.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type HostProcess, startHost } from '../support/host.ts';

export { expect };

/** The program under test and the ways to look at it. */
export interface App {
  host: HostProcess;
  /** Goes to a route such as `#/settings`, signing in if the page has not yet. */
  open: (route?: string) => Promise<void>;
  /** Fails on any accessibility violation of what the page shows now. */
  axe: () => Promise<void>;
}

interface TestFixtures {
  /** Problems a test brings about on purpose: `test.use({ expected: { problems: [/ended/] } })`. */
  expected: { problems: RegExp[] };
  /** What the file's program finds when it starts: `test.use({ found: { fill: (folder) => … } })`. */
  found: Found;
  app: App;
}

/** Puts things into a data folder before a program opens it. */
type Fill = (folder: string) => Promise<void>;

interface Found {
  fill: Fill;
  /** Another program than the one that ships. */
  program?: string;
}

interface WorkerFixtures {
  hosts: { of: (file: string, found: Found) => Promise<HostProcess> };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expected: [{ problems: [] }, { option: true }],
  found: [{ fill: () => Promise.resolve() }, { option: true }],

  /** One host a file: started with the file's first test, ended when the worker goes on to another file. */
  hosts: [
    // Playwright reads what a fixture needs from this pattern, so there must be one.
    async ({ browserName: _ }, use) => {
      let current: { file: string; host: HostProcess } | undefined;
      await use({
        of: async (file, found) => {
          if (current?.file === file) return current.host;
          await current?.host.stop();
          current = { file, host: await startFilled(found) };
          return current.host;
        },
      });
      await current?.host.stop();
    },
    { scope: 'worker' },
  ],

  app: async ({ page, hosts, expected, found }, use, { file }) => {
    const host = await hosts.of(file, found);
    const problems = await watch(page, new URL(host.address).origin);
    await use({ host, open: (route) => open(page, host, route), axe: () => checkAccessibility(page) });
    const unexpected = problems.filter(
      (problem) => !expected.problems.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'the page misbehaved').toEqual([]);
  },
});

async function startFilled({ fill, program }: Found): Promise<HostProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'deepmarch-e2e-'));
  await fill(dataFolder);
  const host = await startHost({ dataFolder, ...(program !== undefined && { program }) });
  const stop = async () => {
    const code = await host.stop();
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    return code;
  };
  return { ...host, stop };
}

async function open(page: Page, { address }: HostProcess, route = ''): Promise<void> {
  const { origin } = new URL(address);
  const isSignedIn = page.url().startsWith(origin);
  await page.goto(`${isSignedIn ? `${origin}/` : address}${route}`);
  // A key pressed before the program is there goes nowhere.
  await page.locator('main#main h1').first().waitFor();
}

/** Collects everything a well-behaved page never does. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`outside request: ${request.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return problems;
}

/** Colours half-way from one to another are nobody's: waits for whatever moves and will end. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Axe as quick as it can be: every rule is looked at, but only what breaks one is described element by element, and no
 * second page is opened to put the results of frames together (the program has none).
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/**
 * Runs axe in the page as it is served. Its script comes in through the debugging protocol, which the policy does
 * not govern, so nothing is loosened for it.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await axeOn(page).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, 'accessibility violations').toEqual([]);
}
