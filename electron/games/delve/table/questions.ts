/** Questions to Delve, before a match and at the table: each is read, and answered from what the asker may know. */
import type { Refusal } from '../../../../shared/game.ts';
import {
  setupQuestionSchema,
  tableQuestionSchema,
  type DelveAnswer,
  type TableQuestion,
} from '../../../../shared/games/delve-questions.ts';
import type { DelveAction, DelveIntent } from '../../../../shared/games/delve.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Asker } from '../../../engine/table-game.ts';
import { explainIntent } from '../explain/explain.ts';
import { contentOf } from '../queries/content.ts';
import { oddsOf } from '../odds/odds.ts';
import type { State } from '../state.ts';
import type { Eyes } from '../view.ts';

const badQuestion: CallError = { code: 'bad-payload', sentence: 'Delve does not know this question.' };

type Answer = DelveAnswer<TableQuestion['kind']>;

export function ask(
  state: Readonly<State>,
  asker: Asker<DelveAction>,
  asked: unknown,
): Result<Answer, CallError> {
  const read = tableQuestionSchema.safeParse(asked);
  return read.success ? ok(answerTo(state, asker, read.data)) : err(badQuestion);
}

function answerTo(state: Readonly<State>, asker: Asker<DelveAction>, question: TableQuestion): Answer {
  switch (question.kind) {
    case 'explain': {
      const refusal = explainTo(state, asker, question.intent as DelveIntent);
      return refusal ? { refusal } : {};
    }
    case 'odds':
      return { odds: oddsOf(state, eyesOf(asker), asker.decision) };
  }
}

/** Several persons at an open table look together. */
const eyesOf = ({ viewer, eyes }: Asker<DelveAction>): Eyes => (viewer === 'open' ? eyes : viewer);

export function askBefore(_resources: unknown, asked: unknown): Result<DelveAnswer<'content'>, CallError> {
  return setupQuestionSchema.safeParse(asked).success ? ok({ content: contentOf() }) : err(badQuestion);
}

/** "Why not?" in the place of whoever must choose, else of whoever looks. Nothing: it is an option. */
function explainTo(
  state: Readonly<State>,
  { eyes, decision, undo }: Asker<DelveAction>,
  intent: DelveIntent,
): Refusal | undefined {
  if (intent.kind === 'undo') return undo;
  return explainIntent(state, decision?.seat ?? eyes[0] ?? state.seat, intent);
}
