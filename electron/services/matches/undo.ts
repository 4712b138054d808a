/**
 * Taking back: back to the last thing that became known, or another player's answer.
 *
 * A pass tells something if it may have been given because of what a hand holds: whoever could take back and try
 * something else would learn the hand by trying. So it closes the way, whether a person gave it, the table because a
 * hand holds no answer, or a bot. It does not where everybody sees its ground (no stop there, nobody to answer), and not
 * at an open table, where persons have no secrets; a bot has, there too.
 */
import type { UndoState } from '../../../shared/table.ts';
import { warband } from '../../games/warband/index.ts';
import { isPerson, type Arrangement } from './arrangement.ts';
import { isByTable, type Deed } from './deeds.ts';
import type { Session } from './session.ts';

export interface WayBack {
  /** Moments that can be gone back to, nearest first, as numbers of actions. */
  moments: number[];
  closed: UndoState['closed'];
}

/** What the one who is asked may take back. */
export function wayBack({ trail, decision, arrangement, tape }: Session): WayBack {
  if (!decision) return { moments: [], closed: { code: 'over', rule: 'R-107' } };
  const { seat } = decision;
  const moments: number[] = [];
  for (let at = trail.length - 1; at >= 0; at--) {
    const deed = trail[at]!;
    if (deed.hasRevealed) return { moments, closed: { code: 'revealed', rule: 'R-107' } };
    if (deed.seat !== seat && !isSilent(deed, arrangement)) {
      return { moments, closed: { code: 'answered', rule: 'R-107', seat: deed.seat } };
    }
    if (deed.seat === seat && deed.ground === 'given') moments.push(tape.from + at);
  }
  return { moments, closed: { code: 'nothingYet', rule: 'R-107' } };
}

/** Whether an action of another player tells nothing. */
function isSilent(deed: Deed, arrangement: Arrangement): boolean {
  if (!deed.isPass) return false;
  if (deed.isPlain || (arrangement.privacy === 'open' && isPerson(arrangement, deed.seat))) return true;
  return isByTable(deed) && deed.ground !== 'noAnswer';
}

/** How far back what is being declared began; nothing was paid since. */
export function startOfDeclaring(
  { trail, decision, tape }: Session,
  { moments }: WayBack,
): number | undefined {
  if (!decision?.declaring) return undefined;
  return moments.find((at) => warband.table.beginsDeclaring(trail[at - tape.from]!.action));
}

export function undoState(session: Session, isAsked: boolean): UndoState {
  if (!isAsked && session.decision)
    return { steps: 0, canStepBack: false, closed: { code: 'notAsked', rule: 'R-107' } };
  const way = wayBack(session);
  return {
    steps: way.moments.length,
    canStepBack: startOfDeclaring(session, way) !== undefined,
    closed: way.closed,
  };
}
