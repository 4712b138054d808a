/** Questions about a position, asked by whoever is at the screen and answered by the game from what they may know. */
import type { Refusal } from '../../../shared/game.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { screenOf } from './privacy.ts';
import type { Session } from './session.ts';
import { wayBack } from './undo.ts';
import { tableError } from './words.ts';

/** With a revision, a question about a position that has passed is refused. */
export function askOf(
  session: Session,
  question: unknown,
  revision = session.match.revision,
): Result<{ answer: object }, CallError> {
  const { hooks, match, decision } = session;
  if (match.revision !== revision) return err(tableError('stale-answer'));
  const { eyes, viewer, chooses } = screenOf(session);
  const asker = { eyes, viewer, decision: chooses ? decision : undefined, undo: undoRefusal(session) };
  const answer = hooks.ask(match.state, asker, question);
  return answer.ok ? ok({ answer: answer.value }) : answer;
}

/** How far back one may go is the table's to say: it knows what was passed for whom. */
const undoRefusal = (session: Session): Refusal | undefined =>
  wayBack(session).moments.length > 0
    ? undefined
    : { ...tableError('nothing-to-take-back'), rule: session.hooks.rules.takingBack };
