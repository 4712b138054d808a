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

export function discard(play: Play, step: StepOf<'discard'>, seats: Seat[], cards: number): void {
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
        seat,
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

/** Looks at the top cards of one's own deck; those chosen go to its bottom, the rest stay on top. */
export function look(play: Play, seat: Seat, deck: 'order' | 'creature', count: number): void {
  const pile = play.state.players[seat][deck === 'order' ? 'orderDeck' : 'creatureDeck'];
  const cards = count > 0 ? pile.slice(-count).toReversed() : [];
  if (cards.length === 0) return;
  play.revealed = true;
  play.emit?.({ kind: 'looked', seat, owner: seat, cards, count: cards.length });
  pushFrame(play, {
    kind: 'cards',
    seat,
    purpose: 'look',
    cards,
    left: cards.length,
    owner: seat,
    to: 'deckBottom',
  });
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
