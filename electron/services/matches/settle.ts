/** What follows an answer without anybody being asked: passes given by the table, and those of bots that hide nothing. */
import { openDecision } from '../../engine/step.ts';
import { warband } from '../../games/warband/index.ts';
import { hasSecrets, isEveryHandOpen, isPerson } from './arrangement.ts';
import type { Ground } from './deeds.ts';
import { tryAnswer, type Draft, type Session, type WarbandDecision, type WarbandMatch } from './session.ts';

/** The first answer and everything that follows from it. Nothing is kept yet. */
export function settled(session: Session, first: Draft): Draft[] {
  const drafts = [first];
  for (;;) {
    const { match } = drafts.at(-1)!;
    const next = passNow(session, match, openDecision(warband, match));
    if (!next) return drafts;
    drafts.push(next);
  }
}

/** The pass that is given now without asking, if one is. */
export function passNow(
  session: Session,
  match: WarbandMatch,
  decision: WarbandDecision | undefined,
): Draft | undefined {
  const ground = decision && groundFor(session, match, decision);
  if (!ground || !decision.window) return undefined;
  const tried = tryAnswer(match, { revision: match.revision, option: decision.window.pass }, ground);
  if (!tried.ok) throw new Error(tried.error.sentence);
  return tried.value;
}

/** Where the table passes for a person, or a bot passes unasked. */
export function groundFor(
  { arrangement, passing }: Pick<Session, 'arrangement' | 'passing'>,
  { state }: Pick<WarbandMatch, 'state'>,
  decision: WarbandDecision,
): Ground | undefined {
  const { seat } = decision;
  if (!isPerson(arrangement, seat)) {
    const isOpen = isEveryHandOpen(arrangement);
    return warband.table.passesAtOnce(state, decision, isOpen) ? 'bot' : undefined;
  }
  const hidesTells = arrangement.hideTells && hasSecrets(arrangement);
  const { stops } = arrangement.seats[seat]!;
  return warband.table.passFor(state, decision, { stops, passing: passing.get(seat), hidesTells });
}
