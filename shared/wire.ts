/** How calls and pushes travel over the browser host's socket: one JSON text a message. */
import { z } from './zod.ts';

/** The socket's address below the host's origin. */
export const socketPath = '/ipc';

/** A whole match, or a piece of a pack, fits; a flood does not. */
export const maxMessageBytes = 1024 * 1024;

/** What a window sends. The payload is parsed by its own call's schema, not here. */
export const requestSchema = z.strictObject({
  id: z.int().nonnegative(),
  call: z.string().max(100),
  input: z.unknown(),
});
export type Request = z.infer<typeof requestSchema>;

/** What the host sends: the answer to one request, or a push. */
export const messageSchema = z.union([
  z.strictObject({ id: z.int().nonnegative(), answer: z.unknown() }),
  z.strictObject({ push: z.string(), payload: z.unknown() }),
]);
export type Message = z.infer<typeof messageSchema>;
