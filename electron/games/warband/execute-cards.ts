/** Steps that deal with hands, decks and piles. */
import type { Seat } from '../../../shared/game.ts';
import { deploymentSquares } from './board.ts';
import type { Step } from './cards/language.ts';
import { cardMatches, type Speaker } from './evaluate.ts';
import { discardAtRandom, drawCards } from './hands.ts';
import { pushFrame, type Play } from './play.ts';
import { leadershipFor } from './requirements.ts';
import { nameIt } from './stack-items.ts';
import type { CardId } from './state.ts';

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

export function draw(play: Play, deck: 'order' | 'creature', seats: Seat[], cards: number): void {
  for (const seat of seats) drawCards(play, seat, deck, cards);
}

export function discard(play: Play, step: StepOf<'discard'>, you: Seat, seats: Seat[], cards: number): void {
  if (step.how === 'yours') reveal(play, you, seats);
  for (const seat of seats.toReversed()) {
    const { orderHand } = play.state.players[seat];
    const left = Math.min(cards, orderHand.length);
    if (left === 0) continue;
    if (step.how === 'random' && left < orderHand.length) {
      const cards = discardAtRandom(play, seat, left);
      if (step.as) nameIt(play, { name: step.as, kind: 'card', ids: cards });
    } else
      pushFrame(play, {
        kind: 'cards',
        seat: step.how === 'yours' ? you : seat,
        purpose: 'discard',
        cards: [...orderHand],
        left,
        owner: seat,
        to: 'hand',
        ...(step.as ? { name: step.as } : {}),
      });
  }
}

export function recover(
  play: Play,
  step: StepOf<'recover'>,
  seats: Seat[],
  count: number,
  speaker: Speaker,
): void {
  for (const seat of seats.toReversed()) {
    const cards = play.state.players[seat][step.from].filter((card) =>
      cardMatches(play, step.filter, card, speaker),
    );
    const left = Math.min(count, cards.length);
    if (left > 0)
      pushFrame(play, { kind: 'cards', seat, purpose: 'recover', cards, left, owner: seat, to: step.to });
  }
}

const deckOf = (play: Play, seat: Seat, deck: 'order' | 'creature'): CardId[] =>
  play.state.players[seat][deck === 'order' ? 'orderDeck' : 'creatureDeck'];

/** Looks at the top cards of one's own deck; those chosen go to its bottom, or to the hand and the rest to the bottom. */
export function look(play: Play, seat: Seat, { deck, take }: StepOf<'look'>, count: number): void {
  const pile = deckOf(play, seat, deck);
  const cards = count > 0 ? pile.slice(-count).toReversed() : [];
  if (cards.length === 0) return;
  play.revealed = true;
  play.emit?.({ kind: 'looked', seat, owner: seat, cards, count: cards.length });
  pushFrame(play, {
    kind: 'cards',
    seat,
    purpose: take === undefined ? 'look' : 'take',
    cards,
    left: Math.min(take ?? cards.length, cards.length),
    owner: seat,
    to: take === undefined ? 'deckBottom' : 'hand',
  });
}

/** looks through one's own deck; how many cards fit is nobody else's business. */
export function search(play: Play, step: StepOf<'search'>, seat: Seat, speaker: Speaker): void {
  const pile = deckOf(play, seat, step.deck);
  if (pile.length === 0) return;
  const cards = pile
    .filter((card) => cardMatches(play, step.filter, card, speaker))
    .toSorted((a, b) => a - b);
  play.revealed = true;
  play.emit?.({ kind: 'looked', seat, owner: seat, cards, count: pile.length });
  const { deck, to, cards: left } = step;
  pushFrame(play, { kind: 'cards', seat, purpose: 'search', cards, left, owner: seat, to, deck });
}

/** The player sees other players' order hands once. */
export function reveal(play: Play, seat: Seat, owners: Seat[]): void {
  for (const owner of owners) {
    const cards = [...play.state.players[owner].orderHand];
    play.revealed = true;
    play.emit?.({ kind: 'looked', seat, owner, cards, count: cards.length });
  }
}

/** An effect deploys from hand; `free` does not ask for Leadership. */
export function deploy(play: Play, step: StepOf<'deploy'>, seat: Seat, speaker: Speaker): void {
  const cards = deployableBy(play, step, seat, speaker);
  if (cards.length === 0) return;
  const name = step.as ? { name: step.as } : {};
  pushFrame(play, { kind: 'deploy', seat, cards, free: step.free === true, ...name });
}

/** Creatures in hand a step may deploy. */
export function deployableBy(play: Play, step: StepOf<'deploy'>, seat: Seat, speaker: Speaker): CardId[] {
  return play.state.players[seat].creatureHand.filter(
    (card) =>
      cardMatches(play, step.filter, card, speaker) &&
      (step.free === true || leadershipFor(play, seat, card) === undefined) &&
      deploymentSquares(play, seat, card).length > 0,
  );
}
