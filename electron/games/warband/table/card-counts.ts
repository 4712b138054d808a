/** What became of every card in a match: how often each was drawn, played, … by each seat. */
import type { Seat } from '../../../../shared/game.ts';
import type { WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';
import type { CardCount } from '../../../engine/table-game.ts';
import type { State } from '../state.ts';

type Add = (kind: CardCount['kind'], card: number, seat: Seat, count?: number) => void;

/** `told` is everything that happened, each with the number of actions after which it did. */
export function countCards(
  { setup }: Readonly<State>,
  firstView: WarbandView,
  told: readonly { at: number; event: WarbandEvent }[],
): CardCount[] {
  const counts = new Map<string, CardCount>();
  const keyOf = (card: number): string => setup.cards[setup.instances[card]!.card]!.id;
  const add: Add = (kind, card, seat, count = 1) => {
    if (card < 0) return;
    const key = `${keyOf(card)} ${kind} ${seat}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { card: keyOf(card), kind, seat, count });
  };
  for (const { seat, orderHand, creatureHand } of firstView.players) {
    for (const card of [...(orderHand ?? []), ...(creatureHand ?? [])]) add('drawn', card, seat);
  }
  const ownerOf = (card: number): Seat => setup.instances[card]!.owner;
  let played = new Set<number>();
  told.forEach(({ at, event }, place) => {
    if (at !== told.at(place - 1)?.at || place === 0) played = new Set();
    count(event, add, ownerOf, played);
  });
  return [...counts.values()];
}

function count(event: WarbandEvent, add: Add, ownerOf: (card: number) => Seat, played: Set<number>): void {
  switch (event.kind) {
    case 'drew':
      for (const card of event.cards) add('drawn', card, event.seat);
      break;
    case 'deployed':
      add('played', event.creature, event.seat);
      break;
    case 'declared':
      // An order of several actions is declared action by action, and played once (W-421).
      if (event.item.kind === 'order' && !played.has(event.item.card)) {
        add('played', event.item.card, event.item.seat);
      }
      played.add(event.item.card);
      break;
    case 'discarded':
      for (const card of event.cards) add('discarded', card, event.seat);
      break;
    case 'destroyed':
      add('destroyed', event.creature, event.owner);
      break;
    case 'damaged':
      if (event.by >= 0) add('damageDealt', event.by, ownerOf(event.by), event.amount);
      break;
    default:
  }
}
