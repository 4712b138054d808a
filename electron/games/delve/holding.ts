/** Cards that stay with a hero until a test is passed (C-00 Hold and Keep), and cards stopped as they are drawn. */
import type { Seat } from '../../../shared/game.ts';
import { discard, shedHeld } from './cards.ts';
import { cardTable, keepingOf, type Keeping } from './content/cards.ts';
import { heroAt, topFrame, type Play } from './play.ts';

export function heldStep(card: number): Keeping {
  const step = keepingOf[card];
  if (!step) throw new Error(`card ${card} is not kept`);
  return step;
}

export const shedAfterTest = (play: Play, seat: Seat, card: number): void =>
  shedHeld(play, seat, card, 'D-912');

/** D-809, R-505 */
function pileUp({ state }: Play, seat: Seat, card: number): void {
  const hero = heroAt(state, seat);
  hero.pile.push(card);
  hero.trip++;
}

/** C-04, C-17: a drawn card goes without effect. */
export function stopDrawn(play: Play, seat: Seat, by: 'rune' | 'ability'): void {
  const { state, emit } = play;
  const frame = topFrame(state);
  if (frame?.kind !== 'draw') return;
  state.frames.pop();
  // D-809: met below, it lies in the pile and counts.
  if (cardTable[frame.card].deck === 'catacomb') pileUp(play, seat, frame.card);
  else discard(play, frame.card);
  emit?.({ kind: 'cardStopped', rule: 'R-621', seat, card: frame.card, by });
}
