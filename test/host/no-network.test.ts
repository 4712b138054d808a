/** The program makes no network connection: nothing in it could. The launcher, which may fetch Electron, is not the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../electron/launch/machine.js';

const sources = ['electron', 'renderer', 'shared']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(ts|js|svelte)$/.test(name) && !name.startsWith(join('electron', 'launch')));

/** Ways out of a process or a page, and the one file where each is right. */
const waysOut: readonly { what: string; pattern: RegExp; allowed: string[] }[] = [
  {
    what: 'modules that connect',
    pattern: /from '(node:)?(https|http2|tls|dgram|dns|undici)(\/\w+)?'/,
    allowed: [],
  },
  {
    what: 'the http module',
    pattern: /from '(node:)?http'/,
    allowed: ['browser-host.ts', 'sockets.ts', 'claims.ts', 'connections.ts'],
  },
  { what: 'the net module', pattern: /from '(node:)?net'/, allowed: ['browser-host.ts'] },
  {
    what: 'requests by http',
    pattern:
      /\bhttp\.(get|request)\(|import \{[^}]*\b(get|request|connect)\b[^}]*\} from '(node:)?(http|net)'/,
    allowed: [],
  },
  { what: 'fetch', pattern: /(?<![.\w])fetch\(/, allowed: [] },
  {
    what: 'other requests of a page',
    pattern: /XMLHttpRequest|EventSource|sendBeacon|RTCPeerConnection|WebTransport/,
    allowed: [],
  },
  { what: 'sockets of a page', pattern: /new WebSocket\(/, allowed: ['api.ts'] },
];

describe('the sources', () => {
  it('are all looked at', () => {
    expect(sources).toContain(join('electron', 'host', 'browser-host.ts'));
    expect(sources).toContain(join('renderer', 'App.svelte'));
  });

  it.each(waysOut)('have no way out by $what', ({ pattern, allowed }) => {
    const found = sources.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8')));
    expect(found.filter((name) => !allowed.some((file) => name.endsWith(file)))).toEqual([]);
    expect(found).toHaveLength(allowed.length);
  });
});
