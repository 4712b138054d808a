/** What several players may know together, and what a decision names that others may not know. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandView } from '../../../../shared/games/warband.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';

/** Whether a decision or its options name a card that is hidden from others. */
export function namesHidden(
  { players }: Readonly<State>,
  { prompt, options }: Decision<WarbandAction>,
): boolean {
  const hidden = new Set(
    players.flatMap(({ orderHand, creatureHand, orderDeck, creatureDeck }) => [
      ...[...orderHand, ...creatureHand, ...orderDeck, ...creatureDeck],
    ]),
  );
  const named = options.flatMap((option) => {
    if ('card' in option) return [option.card];
    return option.kind === 'pay' ? [option.with] : [];
  });
  return [prompt.about?.card, ...named].some((card) => typeof card === 'number' && hidden.has(card));
}

/** What these seats together may know: the public view and, for each, what only that seat sees. */
export function viewTogether(state: Readonly<State>, seats: readonly Seat[]): WarbandView {
  const view = viewOf(state, 'spectator');
  for (const seat of seats) {
    const own = viewOf(state, seat);
    view.players[seat] = own.players[seat];
    view.cards = { ...view.cards, ...own.cards };
    view.declaring ??= own.declaring;
  }
  return { ...view, viewer: 'open' };
}
