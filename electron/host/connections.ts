/**
 * The connections of the loopback server that wait for nothing from us. Anybody on the machine can open one, so there
 * are never more than a few: the one that has waited longest makes room, and a new page always gets through.
 */
import type { IncomingMessage, Server } from 'node:http';

type Socket = IncomingMessage['socket'];

/** Ends the oldest waiting connection whenever there are more than `most`. */
export function limitConnections(server: Server, most: number): void {
  /** Those without a request under way, the longest waiting first. */
  const waiting = new Set<Socket>();
  const wait = (socket: Socket): void => {
    if (socket.destroyed) return;
    waiting.add(socket);
    for (const oldest of waiting) {
      if (waiting.size <= most) return;
      waiting.delete(oldest);
      oldest.destroy();
    }
  };
  server.on('connection', (socket) => {
    wait(socket);
    socket.on('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.on('close', () => wait(socket));
  });
  // A window's line is no longer the server's; those turned away are ended at once.
  server.on('upgrade', ({ socket }) => waiting.delete(socket));
}
