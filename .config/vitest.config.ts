import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pagePlugins } from './vite.config.ts';

/** Unit tests: `node` for everything that runs in the main process, `renderer` for Svelte components in happy-dom. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Left alone, the runner keeps one of two cores free.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/renderer/**', 'test/faults/**', 'test/e2e/**'],
          // Ends a test that hangs; far beyond what any needs, however busy the machine.
          testTimeout: 30_000,
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
        test: { name: 'renderer', environment: 'happy-dom', include: ['test/renderer/**/*.test.ts'] },
      },
    ],
  },
});
