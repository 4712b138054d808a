import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterCrash } from '../../electron/host/policy/crash.ts';
import {
  isTrustedSender,
  mayNavigate,
  mayOpenExternally,
  mayRequest,
  mayUse,
  schemePrivileges,
  startAddress,
  windowOptions,
} from '../../electron/host/policy/window.ts';
import { externalLinks } from '../../shared/links.ts';

describe('the desktop window', () => {
  const { webPreferences } = windowOptions('/program/preload.cjs');

  it('is isolated, sandboxed and without Node', () => {
    expect(webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
  });

  it('keeps the web’s own protections and hosts no guests', () => {
    expect(webPreferences).toMatchObject({
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    });
  });

  it('loads the preload script it was given', () => {
    expect(webPreferences?.preload).toBe('/program/preload.cjs');
  });

  it('gives its scheme no way around the policy', () => {
    expect(schemePrivileges.privileges).toMatchObject({
      bypassCSP: false,
      allowServiceWorkers: false,
      corsEnabled: false,
    });
  });
});

const foreign = [
  '',
  'about:blank',
  'file:///etc/passwd',
  'https://deepmarch/',
  'http://127.0.0.1/',
  'app://evil/',
  'app://deepmarch.evil/',
  'app://deepmarch:8080/',
  'app://user@deepmarch/',
  'app://user:word@deepmarch/',
  'app:deepmarch',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:app://deepmarch/1234',
  'filesystem:app://deepmarch/x',
];

describe('where the window may go', () => {
  it('moves between the routes of its own document', () => {
    expect(mayNavigate(startAddress)).toBe(true);
    expect(mayNavigate(`${startAddress}#/rulebook/W-513`)).toBe(true);
  });

  it.each([...foreign, 'app://deepmarch/assets/x.svg', 'app://deepmarch/?x'])(
    'does not go to %j',
    (address) => {
      expect(mayNavigate(address)).toBe(false);
    },
  );

  it('goes nowhere else, whatever the text', () => {
    const bits = [
      'app:',
      'APP:',
      'https:',
      'file:',
      '//',
      '/',
      '\\',
      'deepmarch',
      'evil',
      '@',
      ':80',
      '#',
      '?',
      '..',
      '%2f',
      ' ',
      '.',
    ];
    const address = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...bits)).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        if (mayNavigate(text)) expect(text.trim()).toMatch(/^app:\/\/deepmarch[/.]*(#.*)?$/i);
        expect(mayOpenExternally(text)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('loads its own files and reaches no network', () => {
    expect(mayRequest('app://deepmarch/assets/index.js')).toBe(true);
    for (const address of [...foreign, 'ws://127.0.0.1/', 'https://example.org/'])
      expect(mayRequest(address)).toBe(false);
  });

  it('may write to the clipboard and use nothing else of the machine', () => {
    expect(mayUse('clipboard-sanitized-write', startAddress)).toBe(true);
    expect(mayUse('clipboard-sanitized-write', 'https://example.org/')).toBe(false);
    const others = [
      'clipboard-read',
      'media',
      'geolocation',
      'notifications',
      'midi',
      'openExternal',
      'fullscreen',
      '',
    ];
    for (const permission of others) expect(mayUse(permission, startAddress)).toBe(false);
  });

  it('hands only listed addresses to the person’s browser', () => {
    for (const link of externalLinks) expect(mayOpenExternally(link)).toBe(true);
    for (const link of externalLinks) expect(mayOpenExternally(`${link}?x`)).toBe(false);
    for (const address of foreign) expect(mayOpenExternally(address)).toBe(false);
  });

  it('lists only addresses over https', () => {
    for (const link of externalLinks) expect(new URL(link).protocol).toBe('https:');
  });
});

describe('who may call', () => {
  it('is the main frame of the program’s document', () => {
    expect(isTrustedSender({ url: `${startAddress}#/settings`, isMainFrame: true })).toBe(true);
  });

  it('is no inner frame, no vanished frame and no other page', () => {
    expect(isTrustedSender({ url: startAddress, isMainFrame: false })).toBe(false);
    expect(isTrustedSender(null)).toBe(false);
    for (const url of foreign) expect(isTrustedSender({ url, isMainFrame: true })).toBe(false);
  });
});

describe('a window that died', () => {
  it('comes back', () => {
    expect(afterCrash('crashed', [1000])).toBe('reload');
    expect(afterCrash('oom', [1000, 2000, 3000])).toBe('reload');
  });

  it('is left alone when it was closed on purpose', () => {
    expect(afterCrash('clean-exit', [1000])).toBe('ignore');
  });

  it('is given up when it dies again and again', () => {
    expect(afterCrash('crashed', [1000, 2000, 3000, 4000])).toBe('give-up');
  });

  it('gets new patience after a quiet minute', () => {
    expect(afterCrash('crashed', [1000, 2000, 3000, 64_000])).toBe('reload');
  });
});
