/** Questions to Delve at the table, with the answers read as what they are. */
import { delveAnswers, type DelveAnswer, type TableQuestion } from '../../../shared/games/delve-questions.ts';
import type { DelveAction, DelveEvent, DelveView } from '../../../shared/games/delve.ts';
import type { z } from '../../../shared/zod.ts';
import type { TableSession } from '../../table/session.svelte.ts';

export type DelveSession = TableSession<DelveView, DelveAction, DelveEvent>;

type Kinds = TableQuestion['kind'];
/** By kind, so that an answer has the type of its question. */
const readers: { [Kind in Kinds]: z.ZodType<DelveAnswer<Kind>> } = delveAnswers;

/** Nothing if the match has gone on meanwhile, or the question is refused. */
export async function askTable<Kind extends Kinds>(
  session: DelveSession,
  question: Extract<TableQuestion, { kind: Kind }>,
): Promise<DelveAnswer<Kind> | undefined> {
  const { revision } = session;
  const answer = await session.ask(question, true);
  if (!answer.ok || session.revision !== revision) return undefined;
  const { kind }: { kind: Kind } = question;
  return readers[kind].parse(answer.value);
}
