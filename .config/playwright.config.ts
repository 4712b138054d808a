// End-to-end tests in a real Chromium. A test that passes only at a further try is named in the report: repair it.
import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../test/support/browser.ts';

/** Whole matches take longest: begun first, they leave nobody waiting for them at the end. */
const wholeMatches = /table(-teams|-keys)?\.spec\.ts/;

export default defineConfig({
  testDir: '../test/e2e',
  projects: [
    { name: 'whole matches', testMatch: wholeMatches },
    { name: 'everything else', testMatch: '**/*.spec.ts', testIgnore: wholeMatches },
  ],
  // Built once, before any worker asks for it.
  globalSetup: './e2e-setup.ts',
  outputDir: '../test-results',
  // A page waits more than it works: three keep two cores busy.
  workers: 3,
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: await browserOptions(),
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
