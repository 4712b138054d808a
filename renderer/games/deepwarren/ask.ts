/** Questions to Deepwarren at the table, with the answers read as what they are. */
import {
  deepwarrenAnswers,
  type DeepwarrenAnswer,
  type TableQuestion,
} from '../../../shared/games/deepwarren-questions.ts';
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import type { z } from '../../../shared/zod.ts';
import type { TableSession } from '../../table/session.svelte.ts';

export type DeepwarrenSession = TableSession<DeepwarrenView, DeepwarrenAction, DeepwarrenEvent>;

type Kinds = TableQuestion['kind'];
/** By kind, so that an answer has the type of its question. */
const readers: { [Kind in Kinds]: z.ZodType<DeepwarrenAnswer<Kind>> } = deepwarrenAnswers;

/** Nothing if the match has gone on meanwhile, or the question is refused. */
export async function askTable<Kind extends Kinds>(
  session: DeepwarrenSession,
  question: Extract<TableQuestion, { kind: Kind }>,
): Promise<DeepwarrenAnswer<Kind> | undefined> {
  const { revision } = session;
  const answer = await session.ask(question, true);
  if (!answer.ok || session.revision !== revision) return undefined;
  const { kind }: { kind: Kind } = question;
  return readers[kind].parse(answer.value);
}
