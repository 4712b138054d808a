/** Warband on trial: what the simulator, the laws and the benchmarks must know about it that players need not. */
import type { Seat, Viewer } from '../../../shared/game.ts';
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import type { Trial } from '../../engine/trial.ts';
import { warband, type WarbandSetup, type WarbandState } from '../../games/warband/index.ts';
import { provingSetup } from './proving-setup.ts';

export type WarbandTrial = Trial<WarbandSetup, WarbandState, WarbandAction, WarbandEvent, WarbandView>;

type Player = WarbandState['players'][number];

/** Cards that an unfinished choice already names; dealing them away would make the choice senseless. */
function pinnedCards({ frames }: Readonly<WarbandState>): Set<number> {
  const pinned = new Set<number>();
  for (const frame of frames) {
    if (frame.kind === 'declare')
      for (const card of [frame.declaration.card, ...frame.declaration.payment]) pinned.add(card);
    if (frame.kind === 'place') pinned.add(frame.card);
    if (frame.kind === 'cards' || frame.kind === 'deploy') for (const card of frame.cards) pinned.add(card);
    if (frame.kind === 'pay') for (const card of frame.payment) pinned.add(card);
  }
  return pinned;
}

/** Deals what is free in some piles anew: each pile keeps its size and its pinned cards in their places. */
function dealAnew(rng: Rng, piles: readonly number[][], pinned: ReadonlySet<number>): void {
  const free = shuffle(
    rng,
    piles.flat().filter((card) => !pinned.has(card)),
  );
  for (const pile of piles) pile.forEach((card, at) => (pile[at] = pinned.has(card) ? card : free.pop()!));
}

const mayLook = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'open';

function scramblePlayer(rng: Rng, player: Player, isKnown: boolean, pinned: ReadonlySet<number>): void {
  dealAnew(rng, isKnown ? [player.orderDeck] : [player.orderHand, player.orderDeck], pinned);
  dealAnew(rng, isKnown ? [player.creatureDeck] : [player.creatureHand, player.creatureDeck], pinned);
}

/** Hands of others, the order of every deck, the values in closed chests and the luck to come are dealt anew. */
function scramble(state: Readonly<WarbandState>, viewer: Viewer, rng: Rng): WarbandState {
  const other = warband.clone(state);
  const pinned = pinnedCards(other);
  other.rng = seedRng(randomInt(rng, 2 ** 32));
  other.players.forEach((player, seat) => scramblePlayer(rng, player, mayLook(viewer, seat), pinned));
  const values = shuffle(
    rng,
    other.chests.map(({ value }) => value),
  );
  for (const chest of other.chests) chest.value = values.pop()!;
  return other;
}

/** Cards in hands the viewer may not look into and in all decks. */
function hiddenCards({ players }: Readonly<WarbandState>, viewer: Viewer): Set<number> {
  return new Set(
    players.flatMap((player, seat) => [
      ...player.orderDeck,
      ...player.creatureDeck,
      ...(mayLook(viewer, seat) ? [] : [...player.orderHand, ...player.creatureHand]),
    ]),
  );
}

function cardsTold(event: WarbandEvent, viewer: Viewer): number[] {
  switch (event.kind) {
    // Who looked at a card, or puts it back into a deck, knows it though it lies hidden.
    case 'looked':
    case 'returned':
      return mayLook(viewer, event.seat) ? [] : event.cards;
    case 'drew':
    case 'discarded':
      return event.cards;
    case 'declared':
      return [event.item.card];
    default:
      return [];
  }
}

function secretsTold(
  event: WarbandEvent,
  viewer: Viewer,
  before: Readonly<WarbandState>,
  after: Readonly<WarbandState>,
): string[] {
  const told = cardsTold(event, viewer);
  if (told.length === 0) return [];
  const hiddenBefore = hiddenCards(before, viewer);
  const hiddenAfter = hiddenCards(after, viewer);
  // What waits to happen tells the card that said so, wherever that lies by now.
  const open = new Set([...before.effects, ...before.waiting].map(({ card }) => card));
  return told
    .filter((card) => hiddenBefore.has(card) && hiddenAfter.has(card) && !open.has(card))
    .map((card) => `${event.kind} tells card ${card}`);
}

/** Morale, and a little for creatures in play, their wounds, and standing close to an enemy. */
function evaluate(state: Readonly<WarbandState>, seat: Seat): number {
  const { seats, instances, cards, battlefield } = state.setup;
  const team = seats[seat]!.team;
  const sideOf = (each: Seat): 1 | -1 => (seats[each]!.team === team ? 1 : -1);
  const distanceOf = (one: number, other: number): number => {
    const { width } = battlefield;
    const dx = Math.abs((one % width) - (other % width));
    return Math.max(dx, Math.abs(Math.floor(one / width) - Math.floor(other / width)));
  };
  const enemies = state.creatures.filter((creature) => sideOf(creature.seat) < 0);
  let worth = 0;
  state.players.forEach(
    ({ morale, orderHand }, each) => (worth += sideOf(each) * (10 * morale + orderHand.length)),
  );
  for (const creature of state.creatures) {
    const card = cards[instances[creature.id]!.card]!;
    if (card.type !== 'creature') continue;
    worth += sideOf(creature.seat) * (5 * card.level - (8 * card.level * creature.damage) / card.hitPoints);
    if (creature.seat !== seat || enemies.length === 0) continue;
    worth -= Math.min(...enemies.map(({ square }) => distanceOf(square, creature.square))) / 4;
  }
  return worth;
}

export const warbandTrial: WarbandTrial = {
  module: warband,
  longest: 60_000,
  setup: provingSetup,
  scramble,
  secretsTold,
  rounds: ({ turn, players }) => Math.ceil(turn / players.length),
  firstSeat: ({ first }) => first,
  evaluate,
};
