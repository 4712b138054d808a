import type { KnipConfig } from 'knip';
import { compile } from 'svelte/compiler';

/** Unused files, exports and packages are errors. Entries are what npm scripts, Electron and the test runners start. */
const config: KnipConfig = {
  entry: [
    'electron/main.ts',
    'electron/preload.ts',
    'electron/browser.ts',
    'electron/services/{bots,packs}/worker.ts',
    'electron/cli/*.ts',
    'electron/cli/bench/peers/packages/*.ts',
    'electron/cli/{arena,sim}/worker.ts',
    'renderer/main.ts',
    'test/**/*.{test,spec}.ts',
    'test/faults/children/*.ts',
    'test/fixtures/landed/{make,play,play-house}.ts',
    'test/support/{sheets,board}/main.ts',
    'test/support/electron/entry.js',
    '.config/*.{ts,js,cjs}',
  ],
  // Packages of its own, which only the benches fetch.
  ignoreDependencies: ['@pkmn/sim', 'boardgame.io', 'chessops', 'easystarjs', 'rot-js'],
  project: ['{electron,renderer,shared,test,.config}/**/*.{ts,js,cjs,svelte}'],
  stryker: { config: ['.config/stryker.config.json'] },
  compilers: { svelte: readSvelte },
  // A type named in the signature of an exported function is exported with it, whoever imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

/** Markup uses what the script imports, so the compiled component is read too; types live in the script alone. */
function readSvelte(source: string): string {
  const types = source.match(/^\s*import (type [^;]*|\{[^;]*\btype [^;]*);/gm) ?? [];
  return [...types, compile(source, { generate: 'client' }).js.code].join('\n');
}

export default config;
