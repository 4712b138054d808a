/** Reads from a request what the access policy decides on. */
import type { IncomingMessage } from 'node:http';
import type { Claims } from './policy/access.ts';

/** What a request claims about where it comes from. */
export function claimsOf({ headers }: IncomingMessage): Claims {
  const fetchSite = headers['sec-fetch-site'];
  return {
    host: headers.host,
    origin: headers.origin,
    fetchSite: Array.isArray(fetchSite) ? fetchSite.join(',') : fetchSite,
    cookie: headers.cookie,
  };
}
