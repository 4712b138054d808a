/** Small schemas that the parts of the contract share, and the shape of a part. */
import { z } from '../zod.ts';

/** Something the person should know, in plain words; `code` names it for tests and for the log. */
export const noticeSchema = z.strictObject({
  code: z.string().max(100),
  level: z.enum(['info', 'warning', 'problem']),
  sentence: z.string().max(1000),
  details: z.array(z.string().max(2000)).max(50).optional(),
  /** Where something can be done about it: among the safety copies. */
  offer: z.enum(['backups']).optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Why a call was refused or failed: a code, a plain sentence, what exactly, and the rule if one is behind it. */
export interface CallError {
  code: string;
  sentence: string;
  details?: string[];
  rule?: string;
}

export const nothing = z.strictObject({});
export const count = z.int().nonnegative();
/** A game by its name, as it is registered. */
export const gameName = z.string().regex(/^[a-z][a-z-]{0,39}$/);
/** Milliseconds since 1970. */
export const instant = z.int();
export const id = z.string().min(1).max(200);

/** Call name → what it takes and what it answers. A name is always `group.method`. */
export type CallTable = Record<`${string}.${string}`, { input: z.ZodObject; output: z.ZodType }>;
/** Push name → its payload: what the program tells its windows unasked. */
export type PushTable = Record<`${string}.${string}`, z.ZodType>;
