import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../electron/host/policy/headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

describe('the content security policy', () => {
  const policy = directives(contentSecurityPolicy('ws://127.0.0.1:4000'));

  it('allows nothing it does not name', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  it('runs and styles only with the program’s own files', () => {
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src'])
      expect(policy.get(name)).toEqual(["'self'"]);
  });

  it('has no loophole anywhere', () => {
    const text = contentSecurityPolicy('ws://127.0.0.1:4000');
    expect(text).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
  });

  it('lets the page talk to its own socket only', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'ws://127.0.0.1:4000']);
    expect(directives(contentSecurityPolicy()).get('connect-src')).toEqual(["'self'"]);
  });

  it('cannot be framed, rebased or made to post a form', () => {
    for (const name of ['frame-ancestors', 'base-uri', 'form-action'])
      expect(policy.get(name)).toEqual(["'none'"]);
  });

  it('demands trusted types and allows Svelte’s policy alone', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['svelte-trusted-html']);
  });
});

describe('the headers of every answer', () => {
  const headers = securityHeaders();

  it('forbid caching, sniffing, framing and referrers', () => {
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
    });
  });

  it('keep other origins out of the page and its files', () => {
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('share nothing with other origins', () => {
    expect(Object.keys(headers).filter((name) => name.startsWith('Access-Control'))).toEqual([]);
  });

  it('switch off what the program never uses', () => {
    expect(headers['Permissions-Policy']).toContain('camera=()');
    expect(headers['Permissions-Policy']).toContain('geolocation=()');
  });
});
