import { defineConfig } from 'vitest/config';

/** The tests that judge mutants of the rules: everything about the engine and the games, nothing with a window or a disk. */
export default defineConfig({
  test: {
    include: ['test/{engine,games,laws,golden,perft,scenarios}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
