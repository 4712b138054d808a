import { describe, expect, it } from 'vitest';
import {
  browserArguments,
  browserCandidates,
  checkNode,
  chooseWindow,
  couldNotStart,
  readArguments,
  whyBuild,
} from '../../electron/launch/decide.js';

const desktop = { platform: 'linux' as const, env: { DISPLAY: ':0' }, electron: '/runtime/electron' };
const noWishes = { browser: false, open: true };

describe('the Node this runs on', () => {
  it('is accepted from 24 on', () => {
    expect(checkNode('24.0.0')).toBeUndefined();
    expect(checkNode('26.10.0')).toBeUndefined();
  });

  it.each(['20.20.2', '22.12.0', '9.11.2'])('is refused in one sentence that names it: %s', (version) => {
    const sentence = checkNode(version);
    expect(sentence).toContain(`this is Node ${version}`);
    expect(sentence).toContain('needs Node 24');
    expect(sentence).not.toContain('\n');
  });
});

describe('building before the start', () => {
  it('happens when there is no build', () => {
    expect(whyBuild({ builtAt: undefined, newestSource: 1 })).toBe('it has not been built yet');
  });

  it('happens when a source is newer than the build', () => {
    expect(whyBuild({ builtAt: 1, newestSource: 2 })).toBe('its sources have changed');
  });

  it('does not happen when the build is as new as every source', () => {
    expect(whyBuild({ builtAt: 2, newestSource: 2 })).toBeUndefined();
  });
});

describe('the window of a start', () => {
  it('is the desktop window where Electron and a display are there', () => {
    expect(chooseWindow(desktop, noWishes)).toBe('electron');
  });

  it('asks for the runtime first where only that is missing', () => {
    expect(chooseWindow({ ...desktop, electron: undefined }, noWishes)).toBe('fetch-electron');
  });

  it('is none on a Linux without a display, whatever was wished', () => {
    expect(chooseWindow({ ...desktop, env: {} }, noWishes)).toBe('serve');
    expect(chooseWindow({ ...desktop, env: {} }, { browser: true, open: true })).toBe('serve');
  });

  it('needs no DISPLAY variable under Wayland, Windows or macOS', () => {
    expect(chooseWindow({ ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, noWishes)).toBe('electron');
    expect(chooseWindow({ ...desktop, platform: 'win32', env: {} }, noWishes)).toBe('electron');
    expect(chooseWindow({ ...desktop, platform: 'darwin', env: {} }, noWishes)).toBe('electron');
  });

  it('follows --browser and --no-open', () => {
    expect(chooseWindow(desktop, { browser: true, open: true })).toBe('browser');
    expect(chooseWindow(desktop, { browser: false, open: false })).toBe('serve');
  });
});

describe('arguments', () => {
  it('that are not the launcher’s own go to the program in their order', () => {
    expect(readArguments(['--data-dir', '/somewhere', '--browser'])).toEqual({
      browser: true,
      open: true,
      rest: ['--data-dir', '/somewhere'],
    });
    expect(readArguments(['--no-open'])).toEqual({ browser: false, open: false, rest: [] });
  });
});

describe('Electron ending', () => {
  it('counts as unable to start after a missing library or an early crash', () => {
    expect(couldNotStart({ code: 127, signal: null, seconds: 0.1 })).toBe(true);
    expect(couldNotStart({ code: null, signal: 'SIGTRAP', seconds: 0.5 })).toBe(true);
  });

  it('counts as a person’s wish otherwise', () => {
    expect(couldNotStart({ code: 0, signal: null, seconds: 0.5 })).toBe(false);
    expect(couldNotStart({ code: 3, signal: null, seconds: 0.5 })).toBe(false);
    expect(couldNotStart({ code: null, signal: 'SIGTERM', seconds: 0.5 })).toBe(false);
  });

  it('long after the start is a crash to report, not a reason to open a second window', () => {
    expect(couldNotStart({ code: null, signal: 'SIGSEGV', seconds: 600 })).toBe(false);
  });
});

describe('the system’s browser', () => {
  it('is looked for on the path, Chromium before Chrome before Edge', () => {
    const found = browserCandidates({ platform: 'linux', env: { PATH: '/usr/bin:/snap/bin' } });
    expect(found.slice(0, 2)).toEqual(['/usr/bin/chromium', '/snap/bin/chromium']);
    expect(found.indexOf('/usr/bin/google-chrome')).toBeLessThan(found.indexOf('/usr/bin/microsoft-edge'));
  });

  it('is looked for among the applications of macOS and Windows', () => {
    expect(browserCandidates({ platform: 'darwin', env: {} })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(browserCandidates({ platform: 'win32', env: { PROGRAMFILES: 'C:\\Programs' } })).toEqual([
      'C:\\Programs\\Chromium\\Application\\chrome.exe',
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });

  it('opens an application window with a profile of its own, sandboxed unless root forbids it', () => {
    const window = { address: 'http://127.0.0.1:1/', profile: '/profile', isRoot: false };
    expect(browserArguments(window)).toContain('--app=http://127.0.0.1:1/');
    expect(browserArguments(window)).toContain('--user-data-dir=/profile');
    expect(browserArguments(window)).not.toContain('--no-sandbox');
    expect(browserArguments({ ...window, isRoot: true })).toContain('--no-sandbox');
  });
});
