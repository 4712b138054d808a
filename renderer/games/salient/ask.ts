/** Questions to Salient at the table, with the answers read as what they are. */
import {
  salientAnswers,
  type SalientAnswer,
  type TableQuestion,
} from '../../../shared/games/salient-questions.ts';
import type { SalientAction, SalientEvent, SalientView } from '../../../shared/games/salient.ts';
import type { z } from '../../../shared/zod.ts';
import type { TableSession } from '../../table/session.svelte.ts';

export type SalientSession = TableSession<SalientView, SalientAction, SalientEvent>;

type Kinds = TableQuestion['kind'];
/** By kind, so that an answer has the type of its question. */
const readers: { [Kind in Kinds]: z.ZodType<SalientAnswer<Kind>> } = salientAnswers;

/** Nothing if the match has gone on meanwhile, or the question is refused. */
export async function askTable<Kind extends Kinds>(
  session: SalientSession,
  question: Extract<TableQuestion, { kind: Kind }>,
): Promise<SalientAnswer<Kind> | undefined> {
  const { revision } = session;
  const answer = await session.ask(question, true);
  if (!answer.ok || session.revision !== revision) return undefined;
  const { kind }: { kind: Kind } = question;
  return readers[kind].parse(answer.value);
}
