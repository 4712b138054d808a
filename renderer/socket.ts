/**
 * Carries the contract over the browser host's WebSocket: answers by number, pushes by name.
 * A call made while the host is away is answered with an error, never left hanging.
 */
import type { CallError, PushName, Transport } from '../shared/ipc.ts';
import { err, type Result } from '../shared/result.ts';
import { maxMessageBytes, messageSchema, type Request } from '../shared/wire.ts';

const gone: CallError = {
  code: 'disconnected',
  sentence: 'The program has ended. Start it again and open the address it prints.',
};

/** The host ends a line that carries too much, so such a message is not sent. */
const tooLarge: CallError = {
  code: 'too-large',
  sentence:
    'This is more than the program takes in at once (1 MB). Nothing was sent and nothing has changed.',
};

/** Builds the transport; the socket is opened at the first need and again after it was lost. */
export function socketTransport(open: () => WebSocket): Transport {
  const waiting = new Map<number, (answer: unknown) => void>();
  const listeners = new Map<PushName, Set<(payload: unknown) => void>>();
  let last = 0;
  let line: Promise<WebSocket> | undefined;

  const tell = (name: string, payload: unknown) => {
    for (const listener of listeners.get(name as PushName) ?? []) listener(payload);
  };
  const receive = (text: string) => {
    const message = messageSchema.parse(JSON.parse(text));
    if ('push' in message) return tell(message.push, message.payload);
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  };
  const lose = () => {
    line = undefined;
    for (const answer of waiting.values()) answer(err(gone));
    waiting.clear();
    tell('app.notice', { ...gone, level: 'problem' });
  };
  const connect = () => (line ??= connected(open(), receive, lose));

  return {
    call: async (name, input) => {
      const socket = await connect();
      if (socket.readyState !== socket.OPEN) return err(gone) satisfies Result<never, CallError>;
      const request: Request = { id: ++last, call: name, input };
      const text = JSON.stringify(request);
      if (new Blob([text]).size > maxMessageBytes) return err(tooLarge) satisfies Result<never, CallError>;
      return new Promise((resolve) => {
        waiting.set(request.id, resolve);
        socket.send(text);
      });
    },
    on: (name, listener) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      void connect();
      return () => all.delete(listener);
    },
  };
}

/** Resolves once the socket is open or has failed; which, its state says. */
function connected(socket: WebSocket, receive: (text: string) => void, lose: () => void): Promise<WebSocket> {
  socket.addEventListener('message', (event: MessageEvent<string>) => receive(event.data));
  socket.addEventListener('close', lose);
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('close', () => resolve(socket));
  });
}
