/** Questions to Warband through the contract's one channel, with the answers read as what they are. */
import {
  warbandAnswers,
  type SetupQuestion,
  type TableQuestion,
  type WarbandAnswer,
} from '../../../shared/games/warband-questions.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { z } from '../../../shared/zod.ts';
import { api } from '../../api.ts';

type Answered<Kind extends keyof typeof warbandAnswers> = Promise<Result<WarbandAnswer<Kind>, CallError>>;
/** By kind, so that an answer has the type of its question. */
const readers: { [Kind in keyof typeof warbandAnswers]: z.ZodType<WarbandAnswer<Kind>> } = warbandAnswers;

type Of<Question extends { kind: string }, Kind> = Omit<Extract<Question, { kind: Kind }>, 'kind'>;

/** Before a match: the battlefield. */
export async function askBefore<Kind extends SetupQuestion['kind']>(
  kind: Kind,
  question: Of<SetupQuestion, Kind>,
): Answered<Kind> {
  const answer = await api.games.ask({ game: 'warband', question: { ...question, kind } });
  return answer.ok ? ok(readers[kind].parse(answer.value.answer)) : answer;
}

/** At the table; with a revision, only about that position. */
export async function askTable<Kind extends TableQuestion['kind']>(
  at: { id: number; revision?: number },
  kind: Kind,
  question: Of<TableQuestion, Kind>,
): Answered<Kind> {
  const answer = await api.matches.ask({ ...at, question: { ...question, kind } });
  return answer.ok ? ok(readers[kind].parse(answer.value.answer)) : answer;
}
