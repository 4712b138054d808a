import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  denyRequest,
  denySocket,
  denyStranger,
  isSameSecret,
  sessionCookie,
} from '../../electron/host/policy/access.ts';

const port = 4000;
const secrets = { token: 'token', session: 'session' };
const own = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000', cookie: 'deepmarch-4000=session' };

describe('who may talk to the browser host', () => {
  it('lets the program’s own page in', () => {
    expect(denyRequest(own, port, secrets)).toBeUndefined();
    expect(denySocket(own, port, secrets)).toBeUndefined();
  });

  it('lets a typed address in, which names no origin', () => {
    expect(
      denyRequest({ host: own.host, cookie: own.cookie, fetchSite: 'none' }, port, secrets),
    ).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'localhost:4000',
    '127.0.0.1',
    '127.0.0.1:4001',
    '127.0.0.1:04000',
    '127.1:4000',
    '[::1]:4000',
    '0.0.0.0:4000',
    'evil.example:4000',
    '127.0.0.1.evil.example:4000',
    'user@127.0.0.1:4000',
  ])('refuses the host name %j, which may have been rebound', (host) => {
    expect(denyRequest({ ...own, host }, port, secrets)).toBe('wrong-host');
  });

  it.each([
    'null',
    '',
    'https://127.0.0.1:4000',
    'http://127.0.0.1:4001',
    'http://localhost:4000',
    'http://127.0.0.1:4000/',
    'http://evil.example',
    'app://deepmarch',
    'file://',
  ])('refuses the origin %j', (origin) => {
    expect(denyRequest({ ...own, origin }, port, secrets)).toBe('wrong-origin');
  });

  it.each(['cross-site', 'same-site', 'none,cross-site', ''])(
    'refuses a request a browser calls %j',
    (fetchSite) => {
      expect(denyStranger({ ...own, fetchSite }, port)).toBe('cross-site');
    },
  );

  it('refuses a socket that names no origin', () => {
    expect(denySocket({ host: own.host, cookie: own.cookie }, port, secrets)).toBe('wrong-origin');
  });

  it.each([
    undefined,
    '',
    'deepmarch-4000=',
    'deepmarch-4000=token',
    'deepmarch-4001=session',
    'x=deepmarch-4000=session',
    'deepmarch-4000=other; deepmarch-4000=session',
    'deepmarch-4000=session; deepmarch-4000=other',
  ])('refuses the cookie %j', (cookie) => {
    expect(denyRequest({ ...own, cookie }, port, secrets)).toBe('no-session');
  });

  it('finds its cookie among others', () => {
    expect(denyRequest({ ...own, cookie: `a=b; ${own.cookie}; c=d` }, port, secrets)).toBeUndefined();
  });

  it('lets nobody guess: only the session itself opens the door', () => {
    fc.assert(
      fc.property(fc.string(), (guess) => {
        const cookie = `deepmarch-4000=${guess}`;
        const isRight = guess.trimEnd() === secrets.session;
        expect(denyRequest({ ...own, cookie }, port, secrets)).toBe(isRight ? undefined : 'no-session');
      }),
    );
  });
});

describe('the session', () => {
  it('is a cookie no script reads and no other site sends', () => {
    expect(sessionCookie(port, secrets)).toBe('deepmarch-4000=session; HttpOnly; SameSite=Strict; Path=/');
  });

  it('is compared whole, whatever the lengths', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    expect(isSameSecret('ab', 'abc')).toBe(false);
    expect(isSameSecret('', 'abc')).toBe(false);
  });
});
