/** The cards bots think with: those of the enabled packs, and of a match's own where a pack has gone since. */
import type { BoxedCard } from '../knowledge.ts';
import type { Setup } from '../state.ts';
import type { WarbandResources } from './resources.ts';

/** As many copies as any warband may hold (W-951, W-952). */
const mostCopies = 4;

export function boxesFor({ cards }: WarbandResources, setup: Pick<Setup, 'cards'>): readonly BoxedCard[] {
  const known = cards.cards();
  const gone = setup.cards.filter(({ id }) => !known.has(id));
  return [...cards.boxes(), ...gone.map((card) => ({ card, copies: mostCopies }))];
}
