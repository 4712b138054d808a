/**
 * Taking back: back to the last thing that became known, or another player's answer.
 *
 * A pass tells something if it may have been given because of what a hand holds: whoever could take back and try
 * something else would learn the hand by trying. So it closes the way, whether a person gave it, the table because a
 * hand holds no answer, or a bot. It does not where everybody sees its cause (no stop there, nobody to answer), and not
 * at an open table, where persons have no secrets; a bot has, there too.
 */
import type { UndoState } from '../../../shared/table.ts';
import { isPerson, type Arrangement } from './arrangement.ts';
import { isByTable, type PlayedAction } from './played-action.ts';
import type { Session } from './session.ts';

export interface WayBack {
  /** Moments that can be gone back to, nearest first, as numbers of actions. */
  moments: number[];
  closed: UndoState['closed'];
}

/** What the one who is asked may take back. */
export function wayBack({ hooks, played, decision, arrangement, tape }: Session): WayBack {
  const { takingBack: rule } = hooks.rules;
  if (!decision) return { moments: [], closed: { code: 'over', rule } };
  const { seat } = decision;
  const moments: number[] = [];
  for (let at = played.length - 1; at >= 0; at--) {
    const action = played[at]!;
    if (action.hasRevealed) return { moments, closed: { code: 'revealed', rule } };
    if (action.seat !== seat && !isSilent(action, arrangement)) {
      return { moments, closed: { code: 'answered', rule, seat: action.seat } };
    }
    if (action.seat === seat && action.cause === 'given') moments.push(tape.from + at);
  }
  return { moments, closed: { code: 'nothingYet', rule } };
}

/** Whether an action of another player tells nothing. */
function isSilent(action: PlayedAction, arrangement: Arrangement): boolean {
  if (!action.isPass) return false;
  if (action.isPlain || (arrangement.privacy === 'open' && isPerson(arrangement, action.seat))) return true;
  return isByTable(action) && action.cause !== 'noAnswer';
}

/** How far back what is being declared began; nothing was paid since. */
export function startOfDeclaring(
  { hooks, played, decision, tape }: Session,
  { moments }: WayBack,
): number | undefined {
  if (!decision?.declaring) return undefined;
  return moments.find((at) => hooks.beginsDeclaring(played[at - tape.from]!.choice));
}

export function undoState(session: Session, isAsked: boolean): UndoState {
  if (!isAsked && session.decision) {
    const { takingBack: rule } = session.hooks.rules;
    return { steps: 0, canStepBack: false, closed: { code: 'notAsked', rule } };
  }
  const way = wayBack(session);
  return {
    steps: way.moments.length,
    canStepBack: startOfDeclaring(session, way) !== undefined,
    closed: way.closed,
  };
}
