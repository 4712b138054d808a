/** Reads from a request what the access policy decides on. */
import type { IncomingMessage } from 'node:http';
import type { Claims } from './policy/access.ts';

/** What a request claims about where it comes from. A header sent twice is kept as both, and so matches nothing. */
export function claimsOf({ headersDistinct }: IncomingMessage): Claims {
  return {
    host: headersDistinct.host?.join(', '),
    origin: headersDistinct.origin?.join(', '),
    fetchSite: headersDistinct['sec-fetch-site']?.join(', '),
    cookie: headersDistinct.cookie?.join('; '),
  };
}
