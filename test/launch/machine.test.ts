import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTimes, findBrowser, findElectron } from '../../electron/launch/machine.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepmarch-machine-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, second = 1_000): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, second, second);
  return path;
}

/** Sets the time of every folder above a file as well: making the file moved it. */
function age(second: number, ...names: string[]): void {
  for (const name of names) utimesSync(join(folder, name), second, second);
}

describe('the times of a build', () => {
  it('know no build in a fresh checkout', () => {
    expect(buildTimes(folder).builtAt).toBeUndefined();
  });

  it('see the newest source however deep it lies', () => {
    put('out/built', 2_000);
    put('renderer/home/Home.svelte', 3_000);
    age(1_000, 'renderer/home', 'renderer');
    expect(buildTimes(folder)).toEqual({ builtAt: 2_000_000, newestSource: 3_000_000 });
  });

  it('see that a source was removed', () => {
    put('out/built', 2_000);
    const gone = put('shared/gone.ts', 1_000);
    age(1_000, 'shared');
    rmSync(gone);
    const { builtAt, newestSource } = buildTimes(folder);
    expect(newestSource).toBeGreaterThan(builtAt!);
  });
});

describe('Electron’s executable', () => {
  const executable = process.platform === 'win32' ? 'electron.exe' : 'electron';

  it('is not found, and not downloaded, where only the npm package is', () => {
    expect(findElectron(folder, {})).toBeUndefined();
  });

  it('is found where path.txt says', () => {
    writeFileSync(join(folder, 'path.txt'), executable);
    const path = put(`dist/${executable}`);
    chmodSync(path, 0o755);
    expect(findElectron(folder, {})).toBe(path);
  });

  it('is found in a distribution named by the environment', () => {
    writeFileSync(join(folder, 'path.txt'), executable);
    const path = put(`elsewhere/${executable}`);
    chmodSync(path, 0o755);
    expect(findElectron(folder, { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'elsewhere') })).toBe(path);
  });

  it('is not a file that cannot be executed', () => {
    writeFileSync(join(folder, 'path.txt'), executable);
    chmodSync(put(`dist/${executable}`), 0o644);
    expect(findElectron(folder, {})).toBeUndefined();
  });
});

describe('a browser', () => {
  it('is found on the path, and a folder of its name is not one', () => {
    mkdirSync(join(folder, 'chromium'));
    const chrome = put('google-chrome');
    chmodSync(chrome, 0o755);
    expect(findBrowser({ platform: 'linux', env: { PATH: folder } })).toBe(chrome);
    expect(findBrowser({ platform: 'linux', env: { PATH: '' } })).toBeUndefined();
  });
});
