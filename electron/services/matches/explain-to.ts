/** "Why not?", asked by whoever is at the screen and answered from what they may know. */
import type { Refusal, Seat } from '../../../shared/game.ts';
import type { WarbandIntent } from '../../../shared/games/warband.ts';
import { warband } from '../../games/warband/index.ts';
import { gazeOf, viewThrough, type Gaze } from './eyes.ts';
import type { Session } from './session.ts';
import { wayBack } from './undo.ts';
import { tableError } from './words.ts';

/** Nothing: it is an option. Cards they may not know are as good as none. */
export function explainTo(session: Session, intent: WarbandIntent): Refusal | undefined {
  const { match } = session;
  const gaze = gazeOf(session);
  const seat = askerOf(session, gaze, intent);
  if (seat === undefined) return notAsked;
  if (intent.kind === 'undo') return gaze.chooses ? undoRefusal(session) : notAsked;
  const isSecret = 'card' in intent && !(intent.card in viewThrough(match.state, gaze).cards);
  if (isSecret) return { code: 'unknownCard', sentence: 'You may not look at this card.', rule: 'R-09' };
  return warband.explain(match.state, seat, intent);
}

const notAsked: Refusal = { ...tableError('not-asked'), rule: 'R-01' };

/** How far back one may go is the table's to say: it knows what was passed for whom. */
const undoRefusal = (session: Session): Refusal | undefined =>
  wayBack(session).moments.length > 0 ? undefined : { ...tableError('nothing-to-take-back'), rule: 'R-107' };

/**
 * In whose place it is asked: of whoever must choose, if that one looks; else of the one who looks, or, of several, of
 * the one whose creature it is about. Nobody's, if nobody looks.
 */
function askerOf(
  { match, decision }: Session,
  { eyes, chooses }: Gaze,
  intent: WarbandIntent,
): Seat | undefined {
  if (chooses) return decision?.seat;
  if (eyes.length < 2) return eyes[0];
  const id = 'creature' in intent ? intent.creature : undefined;
  const owner = match.state.creatures.find((each) => each.id === id)?.seat;
  return owner !== undefined && eyes.includes(owner) ? owner : eyes[0];
}
