import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch, build, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../electron/launch/machine.js';
import { ensureBuilt } from '../support/built.ts';
import { writeStandIn } from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-package-'));
const unpacked = join(folder, 'dist', 'linux-unpacked');
const archive = join(unpacked, 'resources', 'app.asar');
const extracted = join(folder, 'extracted');
let files: string[];

beforeAll(async () => {
  ensureBuilt();
  await build({
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    publish: 'never',
    config: {
      extends: join(root, 'electron-builder.yml'),
      electronDist: writeStandIn(join(folder, 'electron'), '45.3.2'),
      directories: { output: join(folder, 'dist'), buildResources: 'resources/icons' },
    },
  });
  files = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/').slice(1));
  extractAll(archive, extracted);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the packed program', () => {
  it('holds the three bundles, the migrations, the rulebook, the rules as they were and the icons', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'out/main/main.js',
        'out/preload/preload.cjs',
        'out/renderer/index.html',
        'migrations/meta/_journal.json',
        'resources/icons/256x256.png',
        ...readdirSync(join(root, 'resources', 'old-rules')).map((name) => `resources/old-rules/${name}`),
        'LICENSE',
      ]),
    );
    expect(files.some((path) => path.startsWith('resources/rulebook/'))).toBe(true);
  });

  it('holds nothing else: no sources, no tests, no development packages, no Node', () => {
    const top = new Set(files.map((path) => path.split('/')[0]));
    expect([...top].sort()).toEqual([
      'LICENSE',
      'migrations',
      'node_modules',
      'out',
      'package.json',
      'resources',
    ]);
    expect(readdirSync(join(extracted, 'node_modules'))).toEqual(['better-sqlite3']);
    expect(files.filter((path) => /\.(ts|svelte|map)$/.test(path))).toEqual([]);
  });

  it('keeps only this platform’s native files, and those outside the archive', () => {
    const native = readdirSync(join(`${archive}.unpacked`, 'node_modules', 'better-sqlite3'), {
      recursive: true,
    })
      .map(String)
      .filter((path) => path.includes('.'));
    expect(native.sort()).toEqual(['prebuilds/linux-x64.node', 'prebuilds/linuxmusl-x64.node']);
  });

  it('imports no package that is not packed', () => {
    const packed = new Set(['electron', 'better-sqlite3', ...builtinModules]);
    const bundles = files.filter((path) => /^out\/(main|preload)\/.*\.c?js$/.test(path));
    const imported = bundles.flatMap((path) => importsOf(readFileSync(join(extracted, path), 'utf8')));
    expect(imported.length).toBeGreaterThan(0);
    expect(
      imported.filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !packed.has(name)),
    ).toEqual([]);
  });

  it('has every fuse burnt into the executable as configured', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'deepmarch'));
    const on = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ];
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    expect(on.map((fuse) => wire[fuse])).toEqual(on.map(() => FuseState.ENABLE));
    expect(off.map((fuse) => wire[fuse])).toEqual(off.map(() => FuseState.DISABLE));
  });

  it('is complete: the browser host starts from the packed files alone', async () => {
    const data = join(folder, 'data');
    const address = await startHost(join(extracted, 'out', 'main', 'browser.js'), data);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
    expect(existsSync(data)).toBe(true);
  }, 30_000);
});

/** The names of modules a bundle asks for, other than its own. */
function importsOf(code: string): string[] {
  const forms = [/^import (?:[^'"]*? from )?["']([^"']+)["']/gm, /\brequire\(["']([^"']+)["']\)/g];
  return forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1]!));
}

/** Starts the host, waits for its address and ends it. */
function startHost(script: string, data: string): Promise<string> {
  const host = spawn(process.execPath, [script, '--data-dir', data], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed: string[] = [];
  for (const stream of [host.stdout!, host.stderr!])
    stream.on('data', (chunk) => printed.push(String(chunk)));
  return new Promise((resolve, reject) => {
    host.once('exit', () => reject(new Error(`The host ended: ${printed.join('')}`)));
    host.once('message', (message: { address: string }) => {
      host.removeAllListeners('exit').once('exit', () => resolve(message.address));
      host.kill('SIGTERM');
    });
  });
}
