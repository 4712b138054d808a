// Who made what the program ships, read from the sources and the packages themselves: a virtual module for the Credits page.
// An icon without a known author stops the build: the licence of the icons asks for every author's name.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { motifs } from '../shared/motifs.ts';
import { iconAuthors, type IconAuthor } from './icon-authors.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Credits {
  icons: { author: string; site?: string; names: string[] }[];
  iconLicence: string;
  fonts: Credit[];
  libraries: Credit[];
}

export interface Credit {
  name: string;
  version: string;
  licence: string;
  by?: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifestOf = (name: string) => readJson(`node_modules/${name}/package.json`) as Manifest;
const isInstalled = (name: string) => existsSync(join(root, 'node_modules', name, 'package.json'));

/** Every module name the page imports, in source order. */
function importsOfPage(): string[] {
  const files = globSync('renderer/**/*.{svelte,ts}', { cwd: root }).sort();
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1]!),
  );
}

export function iconCredits(
  imported: readonly string[],
  authors: readonly IconAuthor[] = iconAuthors,
): Credits['icons'] {
  const prefix = '~icons/game-icons/';
  const used = new Set(
    imported.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );
  const credits = authors
    .map(({ icons, ...author }) => ({ ...author, names: icons.filter((icon) => used.delete(icon)).sort() }))
    .filter(({ names }) => names.length > 0);
  if (used.size > 0)
    throw new Error(
      `no author known for the icons ${[...used].join(', ')}: add them to .config/icon-authors.ts`,
    );
  return credits;
}

/** `@scope/name/file.css` and `name/file` belong to a package; relative and virtual names do not. */
function packageOf(imported: string): string | undefined {
  if (/^[.~]|^virtual:|^node:/.test(imported)) return undefined;
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

const packagesIn = (imported: readonly string[]): string[] =>
  [...new Set(imported.map(packageOf).filter((name) => name !== undefined))].filter(isInstalled).sort();

/** Types are for the compiler only; of Electron its runtime is shipped, not what its installer needs. */
const isShipped = (name: string) => isInstalled(name) && !name.startsWith('@types/');
const needsOf = (name: string) =>
  name === 'electron' ? [] : Object.keys(manifestOf(name).dependencies ?? {});

/** A package and everything it needs at run time. */
function withDependencies(names: readonly string[], found = new Set<string>()): string[] {
  for (const name of names.filter((each) => isShipped(each) && !found.has(each))) {
    found.add(name);
    withDependencies(needsOf(name), found);
  }
  return [...found].sort();
}

function creditOf(name: string): Credit {
  const { version, license = 'see the package', author } = manifestOf(name);
  const by = typeof author === 'string' ? author : author?.name;
  return { name, version, licence: license, ...(by && { by: by.replace(/\s*[<(].*/, '') }) };
}

/** A font's own name for itself and its first copyright line; the others repeat it for each file. */
function fontCredit(name: string): Credit {
  const { family } = readJson(`node_modules/${name}/metadata.json`) as { family: string };
  const licence = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
  const by = /Copyright .*?(?=\s\S+\.ttf:|$)/m.exec(licence)?.[0];
  return { ...creditOf(name), name: family, ...(by && { by }) };
}

/** What the main process ships: imported by its sources, whether bundled or not. */
function importsOfMain(): string[] {
  return globSync('{electron,shared}/**/*.ts', { cwd: root })
    .filter((file) => !file.startsWith('electron/cli/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/^(?:import|export)[^;]*from '([^']+)'/gm)].map((match) => match[1]!),
    );
}

export function collectCredits(): Credits {
  const page = importsOfPage();
  const isFont = (name: string) => name.startsWith('@fontsource');
  const libraries = withDependencies(
    packagesIn([...page, ...importsOfMain()]).filter((name) => !isFont(name)),
  );
  const { license } = readJson('node_modules/@iconify-json/game-icons/info.json') as {
    license: { title: string };
  };
  return {
    icons: iconCredits([...page, ...motifs.map((name) => `~icons/game-icons/${name}`)]),
    iconLicence: license.title,
    fonts: packagesIn(page).filter(isFont).map(fontCredit),
    libraries: libraries.map(creditOf),
  };
}

/** `import { credits } from 'virtual:credits'`. */
export function credits(): Plugin {
  const id = 'virtual:credits';
  return {
    name: 'credits',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const credits = ${JSON.stringify(collectCredits())};` : undefined,
  };
}
