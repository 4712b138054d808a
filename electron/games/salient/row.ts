/** The row of Opportunity cards: discarding, sliding, drawing, the Armistice (C-408 to C-412, C-1016). */
import { armistice } from './content/opportunities.ts';
import type { Play } from './play.ts';
import { isCard } from './slots.ts';
import { none } from './state.ts';

export const rowLength = 3;

/** Takes a card out of the row onto the discard pile (C-806). */
export function discardAt({ state, emit }: Play, place: number, why: 'used' | 'unused' | 'post'): void {
  const card = state.row[place];
  state.row[place] = none;
  state.discard.push(card);
  const rule = why === 'used' ? 'C-408' : why === 'unused' ? 'C-410' : 'C-818';
  emit?.({ kind: 'cardDiscarded', rule, card, why });
}

/** C-409, C-412: the rest slides away from the deck, and cards are drawn one at a time into the places nearest it. */
export function refill(play: Play): void {
  const { state } = play;
  // C-1016: after the Armistice shows, gaps stay.
  if (state.isArmisticeRevealed) return;
  const kept = state.row.filter((card) => card !== none);
  while (kept.length < rowLength && !state.isArmisticeRevealed) kept.unshift(draw(play));
  while (kept.length < rowLength) kept.unshift(none);
  state.row = kept;
}

function draw(play: Play): number {
  const { state, emit } = play;
  play.revealed = true;
  const card = state.deck.pop();
  if (card !== undefined) {
    emit?.({ kind: 'cardDrawn', rule: 'C-409', card, left: state.deck.length });
    return card;
  }
  state.isArmisticeRevealed = true; // C-1010
  emit?.({ kind: 'armisticeRevealed', rule: 'C-1011', seat: state.seat });
  return armistice;
}

/** C-408 to C-410, with the slow clock of C-1313. */
export function refreshRow(play: Play): void {
  const { state } = play;
  if (state.used > 0) {
    for (let place = 0; place < rowLength; place++)
      if ((state.used & (1 << place)) !== 0 && isCard(state.row[place])) discardAt(play, place, 'used');
  } else if (state.isArmisticeRevealed || isClockHeld(play)) return;
  else discardAt(play, rowLength - 1, 'unused');
  refill(play);
}

/** C-1313: with the slow clock only the last player of a round discards an unused card. */
function isClockHeld({ state }: Play): boolean {
  const { form, toggles, players } = state.setup;
  const isLast = state.order[state.order.length - 1] === state.seat;
  return toggles.slowClock && form === 'melee' && players.length === 4 && !isLast;
}
