/** What follows an answer without anybody being asked: passes given by the table, and those of bots that hide nothing. */
import { openDecision } from '../../engine/step.ts';
import { hasSecrets, isEveryHandOpen, isPerson } from './arrangement.ts';
import type { Cause } from './played-action.ts';
import { tryAnswer, type AnyDecision, type AnyMatch, type Draft, type Session } from './session.ts';

/** The first answer and everything that follows from it. Nothing is kept yet. */
export function settled(session: Session, first: Draft): Draft[] {
  const drafts = [first];
  for (;;) {
    const { match } = drafts.at(-1)!;
    const next = passNow(session, match, openDecision(session.game, match));
    if (!next) return drafts;
    drafts.push(next);
  }
}

/** The pass that is given now without asking, if one is. */
export function passNow(
  session: Session,
  match: AnyMatch,
  decision: AnyDecision | undefined,
): Draft | undefined {
  const cause = decision && causeFor(session, match, decision);
  if (!cause || !decision.window) return undefined;
  const { game } = session;
  const answer = { revision: match.revision, option: decision.window.pass };
  const tried = tryAnswer(match, answer, { game, cause });
  if (!tried.ok) throw new Error(tried.error.sentence);
  return tried.value;
}

/** Where the table passes for a person, or a bot passes unasked. */
export function causeFor(
  { hooks, arrangement, passing }: Pick<Session, 'hooks' | 'arrangement' | 'passing'>,
  { state }: Pick<AnyMatch, 'state'>,
  decision: AnyDecision,
): Cause | undefined {
  const { seat } = decision;
  if (!isPerson(arrangement, seat)) {
    const isOpen = isEveryHandOpen(arrangement);
    return hooks.passesAtOnce(state, decision, isOpen) ? 'bot' : undefined;
  }
  const hidesTells = arrangement.hideTells && hasSecrets(arrangement);
  const { stops } = arrangement.seats[seat]!;
  return hooks.passFor(state, decision, { stops, passing: passing.get(seat), hidesTells });
}
