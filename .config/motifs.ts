// The shapes card pictures are composed from: only the motifs of shared/motifs.ts out of the whole collection,
// as a virtual module `virtual:motifs`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { motifs } from '../shared/motifs.ts';

const collection = fileURLToPath(
  new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
);

/** Motif → the path of its shape, in a square of 512. */
export function motifShapes(): Record<string, string> {
  const { icons } = JSON.parse(readFileSync(collection, 'utf8')) as {
    icons: Record<string, { body: string } | undefined>;
  };
  return Object.fromEntries(motifs.map((name) => [name, pathOf(name, icons[name]?.body)]));
}

function pathOf(name: string, body = ''): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`the icon collection has no single shape "${name}"`);
  return path;
}

/** `import { shapes } from 'virtual:motifs'`. */
export function motifPlugin(): Plugin {
  const id = 'virtual:motifs';
  return {
    name: 'motifs',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const shapes = ${JSON.stringify(motifShapes())};` : undefined,
  };
}
