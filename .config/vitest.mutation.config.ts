import { defineConfig } from 'vitest/config';

/**
 * The tests that judge mutants of the rules: those that show one rule at a time. Laws, golden matches and perft tables
 * play whole matches; they would notice most mutants too, but minutes later.
 */
export default defineConfig({
  test: {
    include: ['test/{engine,games,scenarios}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
