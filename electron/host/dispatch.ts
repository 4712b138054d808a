/**
 * The one place where a message becomes a call: name and payload are checked here for both hosts.
 * Whatever comes in, an answer goes out; a handler never sees an input its schema refused.
 */
import { callNames, calls, type CallError, type CallName, type Handlers } from '../../shared/ipc.ts';
import { err, type Result } from '../../shared/result.ts';
import type { z } from '../../shared/zod.ts';
import { explainFailure } from './failure.ts';

export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown, CallError>>;

/** Told about handlers that threw or answered nonsense: bugs, not refusals. */
export type ReportBug = (call: CallName, problem: unknown) => void;

type AnyHandler = (input: unknown) => Result<unknown, CallError> | Promise<Result<unknown, CallError>>;

/** Joins the handlers to the contract. */
export function makeDispatch(handlers: Handlers, report: ReportBug): Dispatch {
  return async (name, input) => {
    if (!isCallName(name)) return err({ code: 'unknown-call', sentence: 'The program knows no such call.' });
    const parsed = calls[name].input.safeParse(input);
    if (!parsed.success) return err(badPayload(name, parsed.error));
    try {
      const answer = await (handlers[name] as AnyHandler)(parsed.data);
      return answer.ok ? checked(name, answer.value, report) : answer;
    } catch (problem) {
      report(name, problem);
      return err(explainFailure(problem));
    }
  };
}

function isCallName(name: unknown): name is CallName {
  return (callNames as unknown[]).includes(name);
}

/** Answers are checked too: what the window shows is what the contract says. */
function checked(name: CallName, value: unknown, report: ReportBug): Result<unknown, CallError> {
  const parsed = calls[name].output.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problem = new Error(`answer breaks the contract: ${problems(parsed.error).join('; ')}`);
  report(name, problem);
  return err(explainFailure(problem));
}

function badPayload(name: CallName, error: z.ZodError): CallError {
  return {
    code: 'bad-payload',
    sentence: `The call ${name} was given something it does not understand. Nothing was changed.`,
    details: problems(error),
  };
}

/** The first few problems, each short: a hostile payload must not make a huge answer. */
function problems(error: z.ZodError): string[] {
  return error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`.slice(0, 300));
}
