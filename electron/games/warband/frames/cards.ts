/** Cards chosen one by one: to discard, to take back, to put under the deck, to take off a creature. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { detach } from '../creatures.ts';
import { shuffle } from '../../../engine/rng.ts';
import { discardOrders, giveBack, takeFromDeck } from '../hands.ts';
import { findCreature, popFrame, removeFrom, type Play } from '../play.ts';
import type { CardId } from '../state.ts';
import { nameIt } from '../stack-items.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type CardsFrame = FrameOf<'cards'>;

const rules = {
  discard: 'R-08',
  recover: 'W-102',
  look: 'W-102',
  take: 'W-102',
  search: 'R-136',
  detach: 'W-610',
  surplus: 'R-60',
} as const;

function handle(play: Play, frame: CardsFrame, card: CardId): void {
  removeFrom(frame.cards, card);
  frame.left -= 1;
  switch (frame.purpose) {
    case 'discard':
      if (frame.name) nameIt(play, { name: frame.name, kind: 'card', ids: [card] });
      return discardOrders(play, frame.owner, [card]);
    case 'take':
    case 'search':
      frame.taken = (frame.taken ?? 0) + 1;
      return frame.to === 'hand' ? takeFromDeck(play, card) : giveBack(play, card, frame.to);
    case 'recover':
    case 'look':
    case 'surplus':
      return giveBack(play, card, frame.to);
    case 'detach': {
      const creature = frame.creature === undefined ? undefined : findCreature(play, frame.creature);
      if (creature) detach(play, card, creature);
    }
  }
}

/** What is not put under the deck stays on top; who looks through a deck need not find anything. */
const mayStop = (frame: CardsFrame): boolean => frame.purpose === 'look' || frame.purpose === 'search';

/** What becomes of the rest. */
function finish(play: Play, frame: CardsFrame): void {
  popFrame(play);
  if (frame.purpose === 'take') for (const card of frame.cards) giveBack(play, card, 'deckBottom');
  if (frame.purpose === 'search') shuffleDeck(play, frame);
}

/** what was put on top stays there. */
function shuffleDeck({ state }: Play, { owner, to, taken, deck: kind }: CardsFrame): void {
  const deck = state.players[owner][kind === 'creature' ? 'creatureDeck' : 'orderDeck'];
  const kept = to === 'deckTop' ? deck.splice(deck.length - (taken ?? 0)) : [];
  deck.splice(0, deck.length, ...shuffle(state.rng, [...deck]), ...kept);
}

export const cardsWorker: Worker<CardsFrame> = {
  work(play, frame) {
    // Who finds nothing in a deck is asked all the same: nobody else is to know.
    const isEmpty = frame.cards.length === 0 && frame.purpose !== 'search';
    if (frame.left === 0 || isEmpty) {
      finish(play, frame);
      return true;
    }
    if (mayStop(frame) || frame.left < frame.cards.length) return false;
    for (const card of [...frame.cards]) handle(play, frame, card);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: {
      code: `cards.${frame.purpose}`,
      rule: rules[frame.purpose],
      about: { left: frame.left, owner: frame.owner },
    },
  }),
  options(_play, frame) {
    const cards: WarbandAction[] = frame.cards.map((card) => ({ kind: 'card', card }));
    return mayStop(frame) ? [{ kind: 'enough' }, ...cards] : cards;
  },
  choose(play, frame, action) {
    if (action.kind === 'card') handle(play, frame, action.card);
    else if (action.kind === 'enough') finish(play, frame);
    else notOffered(frame, action);
  },
};
