/** Raw requests to a loopback server, with any header and any path, as no browser would send them. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Asked {
  path?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Sends one request; the path goes out exactly as given. */
export function ask(
  port: number,
  { path = '/', method = 'GET', headers = {}, body }: Asked = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: String(Buffer.concat(chunks)),
        }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends bytes as they are and gives back all that came until the connection ended. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (text += String(data)));
    // A host that cuts the line has answered too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

/** The port and token of a host's printed address. */
export function readAddress(address: string): { port: number; token: string; origin: string } {
  const url = new URL(address);
  return { port: Number(url.port), token: url.searchParams.get('token') ?? '', origin: url.origin };
}

/** Swaps the address's token for the session cookie, as a browser would. */
export async function signIn(address: string): Promise<string> {
  const { port, token } = readAddress(address);
  const reply = await ask(port, { path: `/?token=${token}` });
  return reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Opens a socket; answers it once open, or the status with which it was refused. */
export function openSocket(
  port: number,
  { path = '/ipc', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });
}
