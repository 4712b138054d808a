/** Turns failures of disk and database into what the contract carries. The sentences themselves are `electron/db/failure.ts`'s. */
import type { CallError, CallName, Notice } from '../../shared/ipc.ts';
import { err, type Result } from '../../shared/result.ts';
import { describeFailure, type Failure } from '../db/failure.ts';
import type { Log } from './log.ts';

type Words = Omit<Failure, 'code'> & { code: string };

/** A failure as the error of a call: what happened, what was kept, what to do. */
export function errorOf({ code, what, kept, advice, details }: Words): CallError {
  return { code, sentence: `${what} ${kept} ${advice}`, ...(details === '' ? {} : { details: [details] }) };
}

/** A failure nobody asked about, such as a damaged file found at start, as a notice. */
export function noticeOf(words: Words): Notice {
  return { ...errorOf(words), level: 'problem' };
}

/** The answer of a service, its failure put as the contract wants it. */
export function answerOf<T>(result: Result<T, Failure>): Result<T, CallError> {
  return result.ok ? result : err(errorOf(result.error));
}

const bug: CallError = {
  code: 'failed',
  sentence: 'Something went wrong inside the program. The log in the data folder says more.',
};

/** For the log alone. */
export const wholeMessageOf = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);

/** Logs what a handler threw and finds the words for it. A bug's own message and stack stay in the log. */
export function explain(log: Log, call: CallName, problem: unknown): CallError {
  log.write('problem', `${call}: ${wholeMessageOf(problem)}`);
  const failure = describeFailure(problem);
  return failure === undefined ? bug : errorOf(failure);
}
