// The three bundles of the program: the page, the sandboxed preload and the main process with its browser twin.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { InlineConfig, PluginOption } from 'vite';
import { credits } from './credits.ts';
import { motifPlugin } from './motifs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const common = { configFile: false, logLevel: 'warn' } satisfies InlineConfig;

/** Plugins that turn Svelte files and `~icons/…` imports into code; the same for the page and for its unit tests. */
export function pagePlugins(): PluginOption[] {
  return [
    svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } }),
    Icons({ compiler: 'svelte', scale: 1 }),
    credits(),
    motifPlugin(),
  ];
}

/** The page. The strict policy knows no `data:` and no inline script, so nothing may be inlined. */
export const page: InlineConfig = {
  ...common,
  root: `${root}renderer`,
  base: './',
  plugins: pagePlugins(),
  build: {
    outDir: `${root}out/renderer`,
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
};

/** The preload: one CommonJS file, because a sandboxed preload can load nothing else. */
export const preload: InlineConfig = bundle('preload', { preload: 'electron/preload.ts' }, 'cjs');

/** The main process, the browser host and the worker threads of bots and packs. Flat, so that `../../migrations` means the same as in the sources. */
export const main: InlineConfig = bundle(
  'main',
  {
    main: 'electron/main.ts',
    browser: 'electron/browser.ts',
    'bot-worker': 'electron/services/bots/worker.ts',
    'pack-worker': 'electron/services/packs/worker.ts',
  },
  'es',
);

function bundle(folder: string, entries: Record<string, string>, format: 'es' | 'cjs'): InlineConfig {
  const extension = format === 'cjs' ? 'cjs' : 'js';
  return {
    ...common,
    root,
    publicDir: false,
    ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
    build: {
      ssr: true,
      outDir: `${root}out/${folder}`,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: entries,
        output: {
          format,
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `[name]-[hash].${extension}`,
        },
      },
    },
  };
}
