/** The cards bots think with: those of the enabled packs, and of a match's own where a pack has gone since. */
import type { BoxedCard } from '../../games/warband/index.ts';
import { createBoxes } from '../bots/boxes.ts';
import type { CardLibrary } from '../packs/library.ts';
import { setupOf, type Session } from './session.ts';

/** As many copies as any warband may hold (W-951, W-952). */
const mostCopies = 4;

export function boxesOf(cards: CardLibrary): (session: Session) => readonly BoxedCard[] {
  const boxes = createBoxes(cards);
  return (session) => {
    const known = cards.cards();
    const gone = setupOf(session).cards.filter(({ id }) => !known.has(id));
    return [...boxes(), ...gone.map((card) => ({ card, copies: mostCopies }))];
  };
}
