/**
 * The windows' sockets: upgrades checked one by one, each message parsed and dispatched in its window's turn, pushes
 * sent to all. A window that asks too much at once is refused, one that does not read is dropped.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type CallError, type Push, pushes } from '../../shared/ipc.ts';
import { err } from '../../shared/result.ts';
import { maxMessageBytes, type Message, requestSchema, socketPath } from '../../shared/wire.ts';
import type { Dispatch } from './dispatch.ts';
import { claimsOf } from './claims.ts';
import { denySocket, type Secrets } from './policy/access.ts';
import { type Queue, takeTurns, type Turns } from './turns.ts';

export interface SocketOptions {
  port: number;
  secrets: Secrets;
  dispatch: Dispatch;
  onWindows?: (open: number) => void;
}

/** Close codes of the WebSocket standard: text only, and only what the wire knows. */
const closing = { unsupported: 1003, protocol: 1002, leaving: 1001 } as const;

const goodbyeMs = 1000;

const megabyte = 1024 * 1024;

/** More windows than anybody opens; what a window may have asked, and what may lie unread before it. */
const limits = { windows: 32, queue: { calls: 100, bytes: 8 * megabyte }, unreadBytes: 16 * megabyte };

const tooMuch: CallError = {
  code: 'too-many-calls',
  sentence: 'This window asks more than the program can answer at once. This call was not done; try again.',
};

/** Accepts the windows' sockets on a server. */
export function openSockets(server: Server, options: SocketOptions): { push: Push; close: () => void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  const turns = takeTurns(limits.queue);
  server.on('upgrade', (request, stream, head) => {
    if (isDenied(request, options)) return turnAway(stream, '403 Forbidden');
    if (sockets.clients.size >= limits.windows) return turnAway(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, sockets, turns, options));
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

function turnAway(stream: Duplex, status: string): void {
  // The other side may be gone already; that is its business.
  stream.on('error', () => stream.destroy());
  // Ended on both sides: somebody who keeps their half open must not cost a connection.
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}

function welcome(
  socket: WebSocket,
  sockets: WebSocketServer,
  turns: Turns,
  { dispatch, onWindows }: SocketOptions,
): void {
  const queue = turns.join(() => socket.resume());
  socket.on('message', (data, isBinary) => receive(socket, queue, dispatch, data, isBinary));
  // A message over the limit ends the socket; `ws` has sent the close code by then.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    queue.leave();
    onWindows?.(sockets.clients.size);
  });
  onWindows?.(sockets.clients.size);
}

function receive(
  socket: WebSocket,
  queue: Queue,
  dispatch: Dispatch,
  data: RawData,
  isBinary: boolean,
): void {
  if (isBinary) return socket.close(closing.unsupported);
  const text = String(data);
  const request = parseRequest(text);
  if (request === undefined) return socket.close(closing.protocol);
  const { id, call, input } = request;
  const work = async () => send(socket, { id, answer: await dispatch(call, input) });
  if (queue.add(work, text.length)) return;
  // What is read already is refused; the rest waits on the other side until some of it is done.
  socket.pause();
  send(socket, { id, answer: err(tooMuch) });
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

/** A window that leaves so much unread is frozen or hostile; it can come back. */
function send(socket: WebSocket, message: Message): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > limits.unreadBytes) return socket.terminate();
  socket.send(JSON.stringify(message));
}
