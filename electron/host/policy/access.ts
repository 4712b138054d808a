/**
 * Who may talk to the browser host: the person's own browser, opened with this start's token, and no other page.
 * Every check compares exactly; a name that merely resolves to this machine (DNS rebinding) is refused.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

/** The one address the host answers on. */
export const loopback = '127.0.0.1';

/** A host's secrets, new at every start: the token of the printed address and the session it is swapped for. */
export interface Secrets {
  token: string;
  session: string;
}

/** What a request says about itself. */
export interface Claims {
  host?: string | undefined;
  origin?: string | undefined;
  fetchSite?: string | undefined;
  cookie?: string | undefined;
}

export type Denial = 'wrong-host' | 'wrong-origin' | 'cross-site' | 'no-session';

export const originOf = (port: number): string => `http://${loopback}:${port}`;

/** Cookies ignore ports, so two hosts on one machine need two names. */
const cookieName = (port: number): string => `deepmarch-${port}`;

/** Compares secrets in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Refuses requests that were not made to this very address, or were made by a page that is not ours. */
export function denyStranger(claims: Claims, port: number): Denial | undefined {
  if (claims.host !== `${loopback}:${port}`) return 'wrong-host';
  if (claims.origin !== undefined && claims.origin !== originOf(port)) return 'wrong-origin';
  if (claims.fetchSite !== undefined && !['same-origin', 'none'].includes(claims.fetchSite))
    return 'cross-site';
  return undefined;
}

/** Refuses requests for the program's files or calls without this start's session. */
export function denyRequest(claims: Claims, port: number, secrets: Secrets): Denial | undefined {
  const denial = denyStranger(claims, port);
  if (denial !== undefined) return denial;
  return hasSession(claims.cookie, port, secrets) ? undefined : 'no-session';
}

/** A socket must also name its origin: browsers always do, so one without was not opened by our page. */
export function denySocket(claims: Claims, port: number, secrets: Secrets): Denial | undefined {
  return claims.origin === undefined ? 'wrong-origin' : denyRequest(claims, port, secrets);
}

function hasSession(cookie: string | undefined, port: number, secrets: Secrets): boolean {
  const values = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName(port)}=`));
  // Two cookies of one name mean somebody else set one of them.
  return values.length === 1 && isSameSecret(values[0]!.slice(cookieName(port).length + 1), secrets.session);
}

/** The cookie that stands for the token from now on; scripts cannot read it and other sites cannot send it. */
export function sessionCookie(port: number, secrets: Secrets): string {
  return `${cookieName(port)}=${secrets.session}; HttpOnly; SameSite=Strict; Path=/`;
}
