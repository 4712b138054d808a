/**
 * The one place where a message becomes a call: name and payload are checked here for both hosts.
 * Whatever comes in, an answer goes out; a handler never sees an input its schema refused.
 */
import { callNames, calls, type CallError, type CallName, type Handlers } from '../../shared/ipc.ts';
import { err, type Result } from '../../shared/result.ts';
import type { z } from '../../shared/zod.ts';

export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown, CallError>>;

/** Told about a handler that threw or answered nonsense; gives the words for the person. */
export type Fail = (call: CallName, problem: unknown) => CallError;

type AnyHandler = (input: unknown) => Result<unknown, CallError> | Promise<Result<unknown, CallError>>;

/** Joins the handlers to the contract. */
export function makeDispatch(handlers: Handlers, fail: Fail): Dispatch {
  return async (name, input) => {
    if (!isCallName(name)) return err({ code: 'unknown-call', sentence: 'The program knows no such call.' });
    try {
      return await answer(name, input, handlers, fail);
    } catch (problem) {
      return err(fail(name, problem));
    }
  };
}

async function answer(name: CallName, input: unknown, handlers: Handlers, fail: Fail): ReturnType<Dispatch> {
  if (!isPlainObject(input)) return err(badPayload(name, ['the input is no plain object']));
  const parsed = calls[name].input.safeParse(input);
  if (!parsed.success) return err(badPayload(name, problems(parsed.error)));
  const answered = await (handlers[name] as AnyHandler)(parsed.data);
  return answered.ok ? checked(name, answered.value, fail) : answered;
}

function isCallName(name: unknown): name is CallName {
  return (callNames as unknown[]).includes(name);
}

/** Electron's ipc also carries maps, dates and other objects, which a schema would take for empty ones. */
function isPlainObject(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  return prototype === Object.prototype || prototype === null;
}

/** Answers are checked too: what the window shows is what the contract says. */
function checked(name: CallName, value: unknown, fail: Fail): Result<unknown, CallError> {
  const parsed = calls[name].output.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return err(fail(name, new Error(`answer breaks the contract: ${problems(parsed.error).join('; ')}`)));
}

function badPayload(name: CallName, details: string[]): CallError {
  return {
    code: 'bad-payload',
    sentence: `The call ${name} was given something it does not understand. Nothing was changed.`,
    details,
  };
}

/** The first few problems, each short: a hostile payload must not make a huge answer. */
function problems(error: z.ZodError): string[] {
  return error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`.slice(0, 300));
}
