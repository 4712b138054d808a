/** The windows' sockets: upgrades checked one by one, each message parsed and dispatched, pushes sent to all. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type Push, pushes } from '../../shared/ipc.ts';
import { maxMessageBytes, type Message, requestSchema, socketPath } from '../../shared/wire.ts';
import type { Dispatch } from './dispatch.ts';
import { claimsOf } from './claims.ts';
import { denySocket, type Secrets } from './policy/access.ts';

export interface SocketOptions {
  port: number;
  secrets: Secrets;
  dispatch: Dispatch;
  onWindows?: (open: number) => void;
}

/** Close codes of the WebSocket standard: text only, and only what the wire knows. */
const closing = { unsupported: 1003, protocol: 1002, leaving: 1001 } as const;

const goodbyeMs = 1000;

/** Accepts the windows' sockets on a server. */
export function openSockets(server: Server, options: SocketOptions): { push: Push; close: () => void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, stream, head) => {
    if (isDenied(request, options)) return turnAway(stream);
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, sockets, options));
  });
  return {
    push: (name, payload) => broadcast(sockets, { push: name, payload: pushes[name].parse(payload) }),
    close: () => {
      for (const socket of sockets.clients) sayGoodbye(socket);
      sockets.close();
    },
  };
}

/** A frozen window never answers a goodbye, and must not keep the program from ending. */
function sayGoodbye(socket: WebSocket): void {
  socket.close(closing.leaving);
  setTimeout(() => socket.terminate(), goodbyeMs).unref();
}

function isDenied(request: IncomingMessage, { port, secrets }: SocketOptions): boolean {
  return request.url !== socketPath || denySocket(claimsOf(request), port, secrets) !== undefined;
}

function turnAway(stream: Duplex): void {
  // The other side may be gone already; that is its business.
  stream.on('error', () => stream.destroy());
  stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function welcome(socket: WebSocket, sockets: WebSocketServer, { dispatch, onWindows }: SocketOptions): void {
  socket.on('message', (data, isBinary) => void receive(socket, dispatch, data, isBinary));
  // A message over the limit ends the socket; `ws` has sent the close code by then.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => onWindows?.(sockets.clients.size));
  onWindows?.(sockets.clients.size);
}

async function receive(
  socket: WebSocket,
  dispatch: Dispatch,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  if (isBinary) return socket.close(closing.unsupported);
  const request = parseRequest(String(data));
  if (request === undefined) return socket.close(closing.protocol);
  send(socket, { id: request.id, answer: await dispatch(request.call, request.input) });
}

function parseRequest(text: string) {
  try {
    return requestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function broadcast(sockets: WebSocketServer, message: Message): void {
  for (const socket of sockets.clients) send(socket, message);
}

function send(socket: WebSocket, message: Message): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
