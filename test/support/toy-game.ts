/**
 * Veiled Tricks, a small but whole card game for testing everything that is written for any game: hidden hands, a
 * deck, luck in the middle of the match, a choice in two steps that can be taken back, a card played face down.
 *
 * A seat chooses a card and then plays it open, plays it veiled or steps back. An open lead must be followed in suit.
 * The best card wins the trick (trump over led suit over the rest), one point, two if it was veiled. After a trick
 * everyone draws and a new trump is drawn by lot. The most points when the hands are empty win.
 */
import type { GameModule } from '../../electron/engine/game-module.ts';
import { cloneRng, randomInt, seedRng, shuffle, type Rng } from '../../electron/engine/rng.ts';
import type { Trial } from '../../electron/engine/trial.ts';
import type { Decision, Outcome, Seat, Viewer } from '../../shared/game.ts';

export interface ToySetup {
  players: number;
  handSize: number;
  /** If nobody comes to so many points, all have lost together. */
  goal?: number;
}

interface Played {
  seat: Seat;
  card: number;
  isVeiled: boolean;
}

export interface ToyState {
  goal?: number;
  rng: Rng;
  deck: number[];
  hands: number[][];
  trick: Played[];
  won: number[];
  scores: number[];
  leader: Seat;
  trump: number;
  tricksPlayed: number;
  /** The card lifted out of the hand but not yet played. */
  chosen?: number;
  /** Actions since something was shown to others. */
  canTakeBack: number;
  gaveUp?: Seat;
}

export type ToyAction =
  { kind: 'choose'; card: number } | { kind: 'open' } | { kind: 'veil' } | { kind: 'back' };

export type ToyEvent =
  | { kind: 'cardPlayed'; seat: Seat; isVeiled: boolean; card?: number }
  | { kind: 'cardDrawn'; seat: Seat; card?: number }
  | { kind: 'trickWon'; seat: Seat; cards: number[] }
  | { kind: 'trumpDrawn'; suit: number }
  | { kind: 'gaveUp'; seat: Seat };

export interface ToyView {
  hand: number[];
  handSizes: number[];
  deckSize: number;
  trick: { seat: Seat; card?: number }[];
  won: number[];
  scores: number[];
  leader: Seat;
  trump: number;
}

export type ToyModule = GameModule<ToySetup, ToyState, ToyAction, ToyEvent, ToyView, number>;
type Emit = ((event: ToyEvent) => void) | undefined;

const cardCount = 24;
const suitOf = (card: number): number => card % 4;
const rankOf = (card: number): number => card >> 2;
const nameOf = (card: number): string => `${'flmk'[suitOf(card)]!}${rankOf(card) + 1}`;

const isOver = (state: Readonly<ToyState>): boolean =>
  state.gaveUp !== undefined || (state.trick.length === 0 && state.hands.every((hand) => hand.length === 0));

const turnSeat = (state: Readonly<ToyState>): Seat =>
  (state.leader + state.trick.length) % state.hands.length;

function playable(state: Readonly<ToyState>, seat: Seat): number[] {
  const hand = state.hands[seat]!;
  const lead = state.trick[0];
  if (lead === undefined || lead.isVeiled) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(lead.card));
  return following.length > 0 ? following : hand;
}

function start({ players, handSize, goal }: ToySetup, seed: number): ToyState {
  const rng = seedRng(seed);
  const deck = shuffle(
    rng,
    Array.from({ length: cardCount }, (_, card) => card),
  );
  const hands = Array.from({ length: players }, () => deck.splice(0, handSize));
  const scores = hands.map(() => 0);
  const leader = randomInt(rng, players);
  const trump = randomInt(rng, 4);
  return {
    ...(goal !== undefined && { goal }),
    rng,
    deck,
    hands,
    trick: [],
    won: [],
    scores,
    leader,
    trump,
    tricksPlayed: 0,
    canTakeBack: 0,
  };
}

const clone = (state: Readonly<ToyState>): ToyState => ({
  ...state,
  rng: cloneRng(state.rng),
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  trick: state.trick.map((played) => ({ ...played })),
  won: [...state.won],
  scores: [...state.scores],
});

function decision(state: Readonly<ToyState>): Decision<ToyAction> | undefined {
  if (isOver(state)) return undefined;
  const seat = turnSeat(state);
  if (state.chosen !== undefined) {
    return {
      seat,
      prompt: { code: 'play-how' },
      options: [{ kind: 'open' }, { kind: 'veil' }, { kind: 'back' }],
    };
  }
  const options = playable(state, seat).map((card): ToyAction => ({ kind: 'choose', card }));
  return { seat, prompt: { code: 'choose-card' }, options };
}

function apply(state: ToyState, action: ToyAction, emit?: (event: ToyEvent) => void): void {
  switch (action.kind) {
    case 'choose':
      state.chosen = action.card;
      state.canTakeBack++;
      return;
    case 'back':
      delete state.chosen;
      state.canTakeBack++;
      return;
    case 'open':
    case 'veil':
      return play(state, action.kind === 'veil', emit);
  }
}

function play(state: ToyState, isVeiled: boolean, emit: Emit): void {
  const seat = turnSeat(state);
  const card = state.chosen!;
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  state.trick.push({ seat, card, isVeiled });
  delete state.chosen;
  state.canTakeBack = 0;
  emit?.({ kind: 'cardPlayed', seat, isVeiled, card });
  if (state.trick.length === state.hands.length) endTrick(state, emit);
}

function endTrick(state: ToyState, emit: Emit): void {
  const best = winning(state);
  const cards = state.trick.map(({ card }) => card);
  state.scores[best.seat]! += best.isVeiled ? 2 : 1;
  state.leader = best.seat;
  state.won.push(...cards);
  state.trick = [];
  state.tricksPlayed++;
  emit?.({ kind: 'trickWon', seat: best.seat, cards });
  state.hands.forEach((hand, seat) => {
    const card = state.deck.pop();
    if (card === undefined) return;
    hand.push(card);
    emit?.({ kind: 'cardDrawn', seat, card });
  });
  state.trump = randomInt(state.rng, 4);
  emit?.({ kind: 'trumpDrawn', suit: state.trump });
}

function winning({ trick, trump }: Readonly<ToyState>): Played {
  const led = suitOf(trick[0]!.card);
  const strength = ({ card }: Played): number => {
    const suit = suitOf(card);
    return rankOf(card) + (suit === trump ? 200 : suit === led ? 100 : 0);
  };
  return trick.reduce((best, played) => (strength(played) > strength(best) ? played : best));
}

function outcome(state: Readonly<ToyState>): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const seats = state.scores.map((_, seat) => seat).filter((seat) => seat !== state.gaveUp);
  const best = Math.max(...seats.map((seat) => state.scores[seat]!));
  if (state.gaveUp === undefined && best < (state.goal ?? 0)) return allLost(state);
  const winners = seats.filter((seat) => state.scores[seat] === best);
  return { winners, reason: state.gaveUp === undefined ? 'hands-empty' : 'surrender', rule: 'T-1' };
}

const allLost = ({ scores }: Readonly<ToyState>): Outcome => ({
  ...{ winners: [], reason: 'goal-missed', rule: 'T-3', isSharedLoss: true },
  scores: [...scores],
});

const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'open';

function view(state: Readonly<ToyState>, viewer: Viewer): ToyView {
  return {
    hand: typeof viewer === 'number' ? [...state.hands[viewer]!] : [],
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    trick: state.trick.map(({ seat, card, isVeiled }) =>
      isVeiled && !mayKnow(viewer, seat) ? { seat } : { seat, card },
    ),
    won: [...state.won],
    scores: [...state.scores],
    leader: state.leader,
    trump: state.trump,
  };
}

function redact(event: ToyEvent, viewer: Viewer): ToyEvent {
  const isSecret = event.kind === 'cardDrawn' || (event.kind === 'cardPlayed' && event.isVeiled);
  return isSecret && !mayKnow(viewer, event.seat) ? { ...event, card: undefined } : event;
}

function print(state: Readonly<ToyState>): string {
  const names = (cards: readonly number[]): string => cards.map(nameOf).join(' ') || '-';
  const hands = state.hands.map(
    (hand, seat) => `seat ${seat}  score ${state.scores[seat]!}  hand ${names(hand)}`,
  );
  const trick = state.trick.map(
    ({ seat, card, isVeiled }) => `${seat}:${isVeiled ? '(' : ''}${nameOf(card)}${isVeiled ? ')' : ''}`,
  );
  const table = `trick ${state.tricksPlayed + 1}  trump ${'flmk'[state.trump]!}  led by ${state.leader}  table ${trick.join(' ') || '-'}`;
  return [table, ...hands, `deck ${names(state.deck)}`].join('\n');
}

function invariants({ deck, hands, trick, won }: Readonly<ToyState>): string[] {
  const cards = [...deck, ...hands.flat(), ...trick.map(({ card }) => card), ...won];
  const isConserved = cards.length === cardCount && new Set(cards).size === cardCount;
  return isConserved ? [] : [`there are ${cards.length} cards, not ${cardCount}`];
}

export const toy: ToyModule = {
  id: 'toy',
  rulesVersion: 1,
  start,
  clone,
  decision,
  apply,
  surrender: (state, seat, emit) => {
    state.gaveUp = seat;
    emit?.({ kind: 'gaveUp', seat });
  },
  outcome,
  turnOf: ({ tricksPlayed }) => tricksPlayed,
  view,
  redact,
  undoable: ({ canTakeBack }) => canTakeBack,
  explain: (state, seat, card) =>
    playable(state, seat).includes(card)
      ? undefined
      : { code: 'must-follow-suit', sentence: `${nameOf(card)} is not of the led suit.`, rule: 'T-2' },
  print,
  invariants,
};

export type ToyTrial = Trial<ToySetup, ToyState, ToyAction, ToyEvent, ToyView>;

/** The position as a seat knows it: what is hidden from it lies in order, and the luck to come is blank. */
export function withoutHidden(state: Readonly<ToyState>, seat: Seat): ToyState {
  const known = clone(state);
  known.rng = seedRng(0);
  const hiddenHands = known.hands.filter((_, at) => at !== seat);
  const veiled = known.trick.filter((played) => played.isVeiled && played.seat !== seat);
  const unseen = [...known.deck, ...hiddenHands.flat(), ...veiled.map(({ card }) => card)].sort(
    (a, b) => a - b,
  );
  for (const played of veiled) played.card = unseen.pop()!;
  for (const hand of hiddenHands) hand.splice(0, hand.length, ...unseen.splice(0, hand.length));
  known.deck = unseen;
  return known;
}

/** Deals everything the viewer cannot see anew: hands, deck, veiled and lifted cards, and luck to come. */
function scramble(state: Readonly<ToyState>, viewer: Viewer, rng: Rng): ToyState {
  const other = clone(state);
  other.rng = seedRng(randomInt(rng, 2 ** 32));
  const hiddenHands = other.hands.filter((_, seat) => !mayKnow(viewer, seat));
  const veiled = other.trick.filter(({ isVeiled, seat }) => isVeiled && !mayKnow(viewer, seat));
  const unseen = shuffle(rng, [...other.deck, ...hiddenHands.flat(), ...veiled.map(({ card }) => card)]);
  for (const played of veiled) played.card = unseen.pop()!;
  for (const hand of hiddenHands) hand.splice(0, hand.length, ...unseen.splice(0, hand.length));
  other.deck = unseen;
  if (other.chosen !== undefined && !mayKnow(viewer, turnSeat(other))) {
    const lifted = playable(other, turnSeat(other));
    other.chosen = lifted[randomInt(rng, lifted.length)]!;
  }
  return other;
}

function secretsTold(event: ToyEvent, viewer: Viewer, _before: ToyState, after: ToyState): string[] {
  const seatsHidden = after.hands.filter((_, seat) => !mayKnow(viewer, seat));
  const veiled = after.trick.filter(({ isVeiled, seat }) => isVeiled && !mayKnow(viewer, seat));
  const hidden = new Set([...after.deck, ...seatsHidden.flat(), ...veiled.map(({ card }) => card)]);
  const told =
    'cards' in event ? event.cards : 'card' in event && event.card !== undefined ? [event.card] : [];
  return told.filter((card) => hidden.has(card)).map((card) => `${event.kind} tells ${nameOf(card)}`);
}

export const toyTrial: ToyTrial = {
  module: toy,
  longest: 2000,
  setup: ({ players }) => ({ players, handSize: 4 }),
  scramble,
  secretsTold,
  rounds: ({ tricksPlayed }) => tricksPlayed,
  evaluate: ({ scores }, seat) => 2 * scores[seat]! - Math.max(...scores),
};
