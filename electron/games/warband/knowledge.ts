/**
 * What one seat knows of a match, as data a bot may be given: the whole position with every hidden thing taken out.
 *
 * Known are: the table, the seat's own list and hand, what an open question of its own shows it, the sizes of all
 * piles, the values of all chest markers together. Unknown are: other hands and lists, the order of every deck,
 * which chest holds what, the luck to come. That a player's cards come from the packs of which they have shown a
 * card, their commander's first, is the guess every player makes; `sample.ts` fills the gaps from those packs.
 */
import type { Seat } from '../../../shared/game.ts';
import type { Card } from './cards/language.ts';
import { cloneState } from './clone.ts';
import {
  renumberedEffect,
  renumberedFrame,
  renumberedItem,
  renumberedWaiting,
  renumberingTo,
  type Renumbering,
} from './renumber.ts';
import { none, type CardId, type Frame, type PlayerState, type Setup, type State } from './state.ts';

/** A card of a pack and how often it is in its box. Card ids are keys, `pack/id`. */
export interface BoxedCard {
  card: Card;
  copies: number;
}

/** Fixed for a match as long as nobody shows a card of a pack nobody thought of. */
export interface Stage {
  setup: Omit<Setup, 'cards'>;
  /** Cards of all packs shown so far, sorted by key: the list tells nothing about what is in a deck. */
  boxes: BoxedCard[];
  /** By card number: whose it is, and what kind. */
  owners: Seat[];
  kinds: Card['type'][];
}

/** A match as one seat knows it. `none` in a hand or deck is a card it does not know. */
export interface Knowledge {
  seat: Seat;
  stage: Stage;
  position: Omit<State, 'setup' | 'rng'>;
  /** Known cards: card number → key. */
  cards: Record<CardId, string>;
}

/** What `seat`, who is asked now, knows. `boxes` are all cards of all packs, in any order. */
export function knowledgeOf(state: Readonly<State>, seat: Seat, boxes: readonly BoxedCard[]): Knowledge {
  const named = new Set(state.frames.flatMap((frame) => cardsNamed(frame, seat)));
  const cards = knownCards(state, seat, named);
  const stage = stageOf(state, seat, cards, boxes);
  const renumbering = renumberingTo(state, listOf(stage));
  const { setup: _setup, rng: _rng, ...position } = renumbered(cloneState(state), renumbering);
  position.players = position.players.map((player, at) => withoutHidden(player, named, at === seat));
  position.chests = position.chests.map(({ square }) => ({ square, value: 0 }));
  return { seat, stage, position, cards };
}

const lists = new WeakMap<Stage, Card[]>();

/** The cards of a stage; the same array every time, because what is made of it is kept by it. */
export function listOf(stage: Stage): Card[] {
  let list = lists.get(stage);
  if (!list) lists.set(stage, (list = stage.boxes.map(({ card }) => card)));
  return list;
}

/** A match keeps its setup, whatever happens in it. */
const stages = new WeakMap<Setup, Map<string, Stage>>();

function stageOf(
  { setup }: Readonly<State>,
  seat: Seat,
  cards: Knowledge['cards'],
  boxes: readonly BoxedCard[],
): Stage {
  const packs = [...new Set(Object.values(cards).map(packOf))].toSorted();
  const key = `${seat} ${packs.join(' ')}`;
  const ofMatch = stages.get(setup) ?? new Map<string, Stage>();
  stages.set(setup, ofMatch);
  const stage =
    ofMatch.get(key) ?? makeStage(setup, seat, new Set(packs), [...boxes, ...ownBoxes(setup, seat, cards)]);
  ofMatch.set(key, stage);
  return stage;
}

function makeStage(
  setup: State['setup'],
  seat: Seat,
  packs: ReadonlySet<string>,
  boxes: readonly BoxedCard[],
): Stage {
  const { cards, instances, commanders: _commanders, ...rest } = setup;
  const seats = rest.seats.map((each, at) => (at === seat ? each : { ...each, creatures: [], orders: [] }));
  return {
    setup: { ...rest, seats },
    boxes: sortedBoxes(boxes, packs),
    owners: instances.map(({ owner }) => owner),
    kinds: instances.map(({ card }) => cards[card].type),
  };
}

export const packOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')));

/** Cards the seat knows that no box holds any more: it plays with them all the same. */
function ownBoxes({ cards, seats }: Setup, seat: Seat, known: Knowledge['cards']): BoxedCard[] {
  const ids = new Set([...seats[seat].creatures, ...seats[seat].orders, ...Object.values(known)]);
  return cards.filter(({ id }) => ids.has(id)).map((card) => ({ card, copies: 1 }));
}

/** The boxes of some packs by key, each card once. */
function sortedBoxes(boxes: readonly BoxedCard[], packs: ReadonlySet<string>): BoxedCard[] {
  const byKey = new Map<string, BoxedCard>();
  for (const box of boxes) {
    if (packs.has(packOf(box.card.id)) && !byKey.has(box.card.id)) byKey.set(box.card.id, box);
  }
  return [...byKey.values()].toSorted((one, other) => (one.card.id < other.card.id ? -1 : 1));
}

/** Everything on the table, the seat's own list, and what its own open question names. */
function knownCards(state: Readonly<State>, seat: Seat, named: ReadonlySet<CardId>): Knowledge['cards'] {
  const { setup, players, creatures, stack, resolving, redrawn, effects, waiting } = state;
  const items = resolving ? [...stack, resolving] : stack;
  const ids = [
    ...setup.commanders,
    ...creatures.flatMap(({ id, attached }) => [id, ...attached]),
    ...[...items, ...effects, ...waiting].map(({ card }) => card),
    ...redrawn.flatMap(({ cards }) => cards),
    ...players.flatMap(({ discard, graveyard }) => [...discard, ...graveyard]),
    ...named,
    ...setup.instances.flatMap(({ owner }, id) => (owner === seat ? [id] : [])),
  ];
  const known = ids.filter((id) => id !== none).map((id) => [id, setup.cards[setup.instances[id].card].id]);
  return Object.fromEntries(known) as Knowledge['cards'];
}

/** Cards an open question names to the player who is asked. */
function cardsNamed(frame: Frame, seat: Seat): CardId[] {
  switch (frame.kind) {
    case 'declare': {
      const { card, payment, seat: asked } = frame.declaration;
      return asked === seat ? [card, ...payment] : [];
    }
    case 'place':
      return frame.seat === seat ? [frame.card] : [];
    case 'cards':
    case 'deploy':
      return frame.seat === seat ? frame.cards : [];
    case 'pay':
      return frame.seat === seat ? frame.payment : [];
    default:
      return [];
  }
}

function renumbered(state: State, by: Renumbering): State {
  return {
    ...state,
    creatures: state.creatures.map((creature) => ({ ...creature, used: creature.used.map(by.use) })),
    spent: state.spent.map(by.use),
    stack: state.stack.map((item) => renumberedItem(item, by)),
    resolving: state.resolving && renumberedItem(state.resolving, by),
    effects: state.effects.map((effect) => renumberedEffect(effect, by)),
    waiting: state.waiting.map((waiting) => renumberedWaiting(waiting, by)),
    frames: state.frames.map((frame) => renumberedFrame(frame, by)),
  };
}

/** No deck keeps its order, no other hand its cards, except for what an open question shows. */
function withoutHidden(player: PlayerState, named: ReadonlySet<CardId>, isOwn: boolean): PlayerState {
  const unless = (pile: CardId[]): CardId[] => pile.map((id) => (named.has(id) ? id : none));
  return {
    ...player,
    orderHand: isOwn ? player.orderHand : unless(player.orderHand),
    creatureHand: isOwn ? player.creatureHand : unless(player.creatureHand),
    orderDeck: unless(player.orderDeck),
    creatureDeck: unless(player.creatureDeck),
  };
}
