import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** Unit tests: `node` for everything that runs in the main process, `renderer` for Svelte components in happy-dom. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/renderer/**', 'test/faults/**', 'test/e2e/**'],
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
        plugins: [svelte({ configFile: false }), Icons({ compiler: 'svelte' })],
        resolve: { conditions: ['browser'] },
        test: { name: 'renderer', environment: 'happy-dom', include: ['test/renderer/**/*.test.ts'] },
      },
    ],
  },
});
