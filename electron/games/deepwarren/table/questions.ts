/** Questions to Deepwarren, before a match and at the table: each is read, and answered from what everybody may know. */
import type { Refusal } from '../../../../shared/game.ts';
import {
  setupQuestionSchema,
  tableQuestionSchema,
  type DeepwarrenAnswer,
} from '../../../../shared/games/deepwarren-questions.ts';
import type { DeepwarrenAction, DeepwarrenIntent } from '../../../../shared/games/deepwarren.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Asker } from '../../../engine/table-game.ts';
import { explainIntent } from '../explain/explain.ts';
import { contentOf } from '../queries/content.ts';
import { deadCells, tilesLeftByKind } from '../queries/dungeon.ts';
import { threats } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import { previewsOf } from './previews.ts';

const badQuestion: CallError = { code: 'bad-payload', sentence: 'Deepwarren does not know this question.' };

export function ask(
  state: Readonly<State>,
  asker: Asker<DeepwarrenAction>,
  asked: unknown,
): Result<DeepwarrenAnswer<'explain' | 'previews' | 'threats' | 'stack'>, CallError> {
  const read = tableQuestionSchema.safeParse(asked);
  if (!read.success) return err(badQuestion);
  const question = read.data;
  switch (question.kind) {
    case 'explain': {
      const refusal = explainTo(state, asker, question.intent);
      return ok(refusal ? { refusal } : {});
    }
    case 'previews':
      return ok({ previews: asker.decision ? previewsOf(state, asker.decision) : [] });
    case 'threats':
      return ok({ threats: threats(state) });
    case 'stack':
      return ok({ stack: { left: tilesLeftByKind(state), dead: deadCells(state) } });
  }
}

export function askBefore(
  _resources: unknown,
  asked: unknown,
): Result<DeepwarrenAnswer<'content'>, CallError> {
  return setupQuestionSchema.safeParse(asked).success ? ok({ content: contentOf() }) : err(badQuestion);
}

/** "Why not?" in the place of whoever must choose, else of whoever looks. Nothing: it is an option. */
function explainTo(
  state: Readonly<State>,
  { eyes, decision, undo }: Asker<DeepwarrenAction>,
  intent: DeepwarrenIntent,
): Refusal | undefined {
  if (intent.kind === 'undo') return undo;
  return explainIntent(state, decision?.seat ?? eyes[0] ?? state.seat, intent);
}
