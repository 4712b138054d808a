/**
 * The program in a browser: its window's files over http and its contract over a WebSocket, on loopback only.
 * Owns the server and the sockets; who may talk to it is decided in `policy/access.ts`.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Push } from '../../shared/ipc.ts';
import { readAsset } from './assets.ts';
import { claimsOf } from './claims.ts';
import { limitConnections } from './connections.ts';
import type { Dispatch } from './dispatch.ts';
import {
  denyRequest,
  denyStranger,
  isSameSecret,
  loopback,
  originOf,
  sessionCookie,
} from './policy/access.ts';
import type { Denial, Secrets } from './policy/access.ts';
import { securityHeaders } from './policy/headers.ts';
import { openSockets } from './sockets.ts';

export interface BrowserHostOptions {
  /** The folder with the built window. */
  assets: string;
  dispatch: Dispatch;
  /** Called whenever a window was opened or closed, with how many are open now. */
  onWindows?: (open: number) => void;
  /** Milliseconds after which a connection that asks nothing, or does not read its answer, is ended. */
  idleMs?: number;
}

export interface BrowserHost {
  /** What to open: the origin with this start's token. */
  address: string;
  push: Push;
  close: () => Promise<void>;
}

const limits = { headerBytes: 16 * 1024, waitingConnections: 64, idleMs: 10_000 };

/** Starts the host on a free port. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const secrets: Secrets = { token: randomSecret(), session: randomSecret() };
  const server = makeServer(options.idleMs ?? limits.idleMs);
  const port = await listen(server);
  server.on('request', (request, response) => void answer(request, response, { port, secrets, ...options }));
  const sockets = openSockets(server, { port, secrets, ...options });
  return {
    address: `${originOf(port)}/?token=${secrets.token}`,
    push: sockets.push,
    close: () => close(server, sockets.close),
  };
}

/** A silent connection is ended by `timeout`, one that sends its request drop by drop by the check. */
function makeServer(idleMs: number): Server {
  const checkEvery = idleMs / 10;
  const requestTimeout = idleMs - checkEvery;
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: checkEvery,
    keepAliveTimeout: idleMs / 2,
  });
  // An answer that is not read is noticed the second time.
  server.timeout = idleMs / 2;
  limitConnections(server, limits.waitingConnections);
  return server;
}

const randomSecret = () => randomBytes(32).toString('base64url');

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, loopback, () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server, closeSockets: () => void): Promise<void> {
  closeSockets();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

interface Site {
  port: number;
  secrets: Secrets;
  assets: string;
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders(socketOriginOf(site.port))))
    response.setHeader(name, value);
  const denial = denyStranger(claimsOf(request), site.port);
  if (denial !== undefined) return refuse(response, 403, sentences[denial]);
  if (request.method !== 'GET') return refuse(response, 405, 'This address can only be read.');
  if (hasBody(request)) return refuse(response, 413, 'A request to this address carries no body.');
  const path = request.url ?? '';
  if (path.startsWith('/?')) return signIn(path.slice(2), response, site);
  return sendAsset(path, request, response, site);
}

const socketOriginOf = (port: number): string => originOf(port).replace('http:', 'ws:');

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/** Swaps the token of the printed address for a cookie, and the address for a clean one. */
function signIn(query: string, response: ServerResponse, { port, secrets }: Site): void {
  const given = /^token=([\w-]{1,100})$/.exec(query)?.[1];
  if (given === undefined || !isSameSecret(given, secrets.token))
    return refuse(response, 401, sentences['no-session']);
  response.setHeader('Set-Cookie', sessionCookie(port, secrets));
  response.writeHead(303, { Location: '/' }).end();
}

async function sendAsset(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<void> {
  const denial = denyRequest(claimsOf(request), site.port, site.secrets);
  if (denial !== undefined) return refuse(response, 401, sentences[denial]);
  const asset = await readAsset(site.assets, path);
  if (asset === undefined) return refuse(response, 404, 'There is nothing at this address.');
  response
    .writeHead(200, { 'Content-Type': asset.contentType, 'Content-Length': asset.body.length })
    .end(asset.body);
}

const sentences: Readonly<Record<Denial, string>> = {
  'wrong-host': 'This address is not the program’s own.',
  'wrong-origin': 'Another page may not talk to the program.',
  'cross-site': 'Another page may not talk to the program.',
  'no-session': 'Open the address that the program printed when it started.',
};

/** Says no in plain text and ends the connection, so nothing more of a bad request is read. */
function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    .end(`${sentence}\n`);
}
