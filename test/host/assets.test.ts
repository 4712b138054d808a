import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsset } from '../../electron/host/assets.ts';
import { assetAt } from '../../electron/host/policy/assets.ts';

describe('the files an address may name', () => {
  it('serves the document at the root', () => {
    expect(assetAt('/')).toEqual({ parts: ['index.html'], contentType: 'text/html; charset=utf-8' });
  });

  it('serves a built file with its type', () => {
    expect(assetAt('/assets/index-Bx12_3.js')?.contentType).toBe('text/javascript; charset=utf-8');
    expect(assetAt('/assets/cinzel.woff2')?.parts).toEqual(['assets', 'cinzel.woff2']);
  });

  it.each([
    '',
    'index.html',
    '//index.html',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/assets\\..\\index.html',
    '/C:/windows/win.ini',
    '/index.html\0.js',
    '/.env.js',
    '/assets/.hidden.js',
    '/index.html?x',
    '/index.html#x',
    '/assets/',
    '/index',
    '/main.ts',
    '/deepmarch.db',
    '/constructor',
    '/x.constructor',
    '/x.__proto__',
    '/a..js',
    `/${'a'.repeat(600)}.js`,
  ])('knows no file at %j', (path) => {
    expect(assetAt(path)).toBeUndefined();
  });

  it('never leaves the folder, whatever the address', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '\0',
      ':',
      '~',
      'a',
      'b.js',
      ' ',
      '//',
      'C:',
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(nasty).map((bits) => `/${bits.join('')}`),
    );
    fc.assert(
      fc.property(path, (text) => {
        const asset = assetAt(text);
        if (asset === undefined) return;
        expect(relative('/site', resolve('/site', ...asset.parts))).not.toMatch(/^\.\.|^\//);
        expect(win32.relative('C:\\site', win32.resolve('C:\\site', ...asset.parts))).not.toMatch(/^\.\.|:/);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('reading a file of the window', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'deepmarch-assets-')));
  const site = join(root, 'site');
  mkdirSync(join(site, 'folder.js'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>');
  writeFileSync(join(root, 'secret.js'), 'secret');

  it('gives the file’s bytes', async () => {
    expect(String((await readAsset(site, '/'))?.body)).toBe('<p>');
  });

  it('gives nothing for a missing file, a folder, or a file outside', async () => {
    for (const path of ['/missing.js', '/folder.js', '/../secret.js'])
      expect(await readAsset(site, path)).toBeUndefined();
  });
});
