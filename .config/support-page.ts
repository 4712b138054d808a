// Pages beside the program: contact sheets and the bench's battlefield, built once, served, told what to show.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { root } from '../electron/launch/machine.js';
import { pagePlugins } from './vite.config.ts';

/** Builds a page of `test/support` into a folder. */
export async function buildSupportPage(page: 'sheets' | 'board', folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'test', 'support', page),
    base: './',
    plugins: pagePlugins(),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome140',
      minify: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves a folder on the loopback address. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://sheet').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    try {
      const content = readFileSync(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
