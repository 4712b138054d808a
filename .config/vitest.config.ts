import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pagePlugins } from './vite.config.ts';

/** Tests of what is pure: rules, cards, search. */
const pure = 'campaign,engine,games,golden,laws,packs,perft,recorded,rulebook,rules,scenarios,search'
  .split(',')
  .map((folder) => `test/${folder}/**/*.test.ts`);

/** Ends a test that hangs; far beyond what any needs, however busy the machine. */
const testTimeout = 30_000;

/** Unit tests: `rules` for what is pure, `node` for the rest of the main process, `renderer` for Svelte components in happy-dom. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Left alone, the runner keeps one of two cores free.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: pure,
          testTimeout,
          // Nothing here has a state of its own to spoil, so the engine is loaded once and not once a file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...pure, 'test/renderer/**', 'test/faults/**', 'test/e2e/**'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
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
