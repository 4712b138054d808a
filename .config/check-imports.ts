/**
 * Checks the import rules of `dependency-cruiser.cjs`. The cruiser compiles components before it reads them, and with
 * that every type import is gone; so it is shown a copy of the sources in which a component is its scripts alone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../electron/launch/machine.js';

const copy = join(root, 'reports', 'imports');
/** From the package's main file to its program. */
const cruiserProgram = '../../../bin/dependency-cruiser.mjs';
const layers = ['shared', 'electron', 'renderer'];

/** The scripts of a component, one below the other. */
const scriptsOf = (source: string): string =>
  [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');

function write(file: string, content: string): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

rmSync(copy, { recursive: true, force: true });
for (const folder of layers)
  for (const file of globSync(`${folder}/**/*.{ts,js,json}`, { cwd: root }))
    write(file, readFileSync(join(root, file), 'utf8'));
for (const file of globSync('test/support/**/*.ts', { cwd: root }))
  write(file, readFileSync(join(root, file), 'utf8'));
// `./Table.svelte` is found as `Table.svelte.ts`.
for (const file of globSync('renderer/**/*.svelte', { cwd: root }))
  write(`${file}.ts`, scriptsOf(readFileSync(join(root, file), 'utf8')));
cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));

const cruiser = join(fileURLToPath(import.meta.resolve('dependency-cruiser')), cruiserProgram);
const rules = join(root, '.config', 'dependency-cruiser.cjs');
const { status } = spawnSync(process.execPath, [cruiser, '--config', rules, ...layers], {
  cwd: copy,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
