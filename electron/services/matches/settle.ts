/** What follows an answer without anybody being asked: passes given by the table, and those of bots that hide nothing. */
import { openDecision } from '../../engine/step.ts';
import { warband } from '../../games/warband/index.ts';
import { isPerson } from './arrangement.ts';
import type { Ground } from './deeds.ts';
import { tryAnswer, type Draft, type Session, type WarbandDecision, type WarbandMatch } from './session.ts';
import { passesAtOnce, passFor } from './windows.ts';

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

function groundFor(session: Session, { state }: WarbandMatch, decision: WarbandDecision): Ground | undefined {
  if (isPerson(session.arrangement, decision.seat)) return passFor(session, state, decision);
  return passesAtOnce(session, state, decision) ? 'bot' : undefined;
}
