import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pagePlugins } from './vite.config.ts';

/** Tests that look at a process, at Electron's stand-in or at modules exchanged for others: each file loads its own. */
const alone = [
  ...'build,cli,host,launch,packaging'.split(',').map((folder) => `test/${folder}/**/*.test.ts`),
  'test/services/saving/write-chosen.test.ts',
];

/** Ends a test that hangs; far beyond what any needs, however busy the machine. */
const testTimeout = 120_000;

/**
 * Unit tests: `faults` pull the plug, `alone` load the program anew for every file, `node` is the rest of the main
 * process, `renderer` Svelte components in happy-dom. Projects begin in the order of their names, so that small files
 * come last and no core waits for a large one.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Left alone, the runner keeps one of two cores free.
    maxWorkers: 2,
    projects: [
      { test: { name: 'alone', include: alone, testTimeout } },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...alone, 'test/renderer/**', 'test/faults/**', 'test/e2e/**'],
          testTimeout,
          // Nothing here has a state of its own to spoil, so the program is loaded once and not once a file.
          isolate: false,
        },
      },
      {
        plugins: pagePlugins(),
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['test/renderer/**/*.test.ts'],
          testTimeout,
        },
      },
    ],
  },
});
