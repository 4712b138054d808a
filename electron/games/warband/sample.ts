/**
 * Worlds a seat cannot tell from the real one: everything it does not know is drawn. A hidden card of another player
 * is drawn from the boxes of the packs that player has shown, without the copies that already lie open.
 */
import type { Seat } from '../../../shared/game.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import type { Card } from './cards/language.ts';
import { cloneState } from './clone.ts';
import { listOf, packOf, type Knowledge, type Stage } from './knowledge.ts';
import { none, type CardId, type Instance, type MatchSetup, type PlayerState, type State } from './state.ts';

/** One such world, for search: nobody in it is asked who has no choice. */
export function worldFrom(knowledge: Knowledge, rng: Rng): State {
  const { stage, position } = knowledge;
  const setup = drawSetup(knowledge, rng);
  const world = cloneState({ ...position, setup, rng: seedRng(randomInt(rng, 2 ** 32)) });
  const unplaced = unplacedCards(knowledge);
  world.players.forEach((player, seat) => {
    fill(rng, stage, player, unplaced[seat]);
  });
  const values = shuffle(rng, [...stage.setup.chests]);
  for (const chest of world.chests) chest.value = values.pop() ?? 1;
  return world;
}

/** The setup with a card for every number. */
function drawSetup(knowledge: Knowledge, rng: Rng): MatchSetup {
  const { stage, cards } = knowledge;
  const list = listOf(stage);
  const index = indexOf(stage);
  const bags = bagsOf(knowledge, rng);
  const instances: Instance[] = stage.owners.map((owner, id) => {
    const known = cards[id] as string | undefined;
    return {
      owner,
      card: known === undefined ? drawFrom(bags[owner], stage.kinds[id], rng) : index.get(known)!,
    };
  });
  const commanders = stage.setup.seats.map((_, seat) => seat);
  return Object.freeze({ ...stage.setup, skipForced: true, cards: list, instances, commanders });
}

const indices = new WeakMap<Stage, Map<string, number>>();

function indexOf(stage: Stage): Map<string, number> {
  let index = indices.get(stage);
  if (!index) indices.set(stage, (index = new Map(listOf(stage).map(({ id }, at) => [id, at]))));
  return index;
}

/** What may be in the hidden piles of one player, by kind: numbers of cards, and those to begin anew with. */
type Bag = Record<'creature' | 'order', { full: number[]; left: number[] }>;

function bagsOf({ seat, stage, cards, position }: Knowledge, rng: Rng): (Bag | undefined)[] {
  return position.players.map((_, owner) => {
    if (owner === seat) return undefined;
    const shown = Object.entries(cards).filter(([id]) => stage.owners[Number(id)] === owner);
    return bagOf(
      stage,
      shown.map(([, key]) => key),
      rng,
    );
  });
}

function bagOf(stage: Stage, shown: readonly string[], rng: Rng): Bag {
  const packs = new Set(shown.map(packOf));
  const bag = (kind: Card['type']): Bag['order'] => {
    const full: number[] = [];
    const left: number[] = [];
    stage.boxes.forEach(({ card, copies }, at) => {
      if (card.type !== kind || !packs.has(packOf(card.id))) return;
      const seen = shown.filter((key) => key === card.id).length;
      for (let copy = 0; copy < copies; copy++) full.push(at);
      for (let copy = seen; copy < copies; copy++) left.push(at);
    });
    return { full, left: shuffle(rng, left) };
  };
  return { creature: bag('creature'), order: bag('order') };
}

/** A warband may hold more of a card than its box: an empty bag is filled again. */
function drawFrom(bag: Bag | undefined, kind: Card['type'], rng: Rng): number {
  if (!bag || kind === 'commander') throw new Error('the seat knows its own cards and every commander');
  const { full, left } = bag[kind];
  if (left.length === 0) left.push(...shuffle(rng, [...full]));
  const drawn = left.pop();
  if (drawn === undefined) throw new Error(`no pack that was shown has a card of type ${kind}`);
  return drawn;
}

/** Cards of each player that lie nowhere the seat can see. */
function unplacedCards({ stage, position }: Knowledge): CardId[][] {
  const { players, creatures, stack, resolving } = position;
  const placed = new Set<CardId>(creatures.flatMap(({ id, attached }) => [id, ...attached]));
  for (const { card } of resolving ? [...stack, resolving] : stack) placed.add(card);
  for (const player of players) {
    const { orderHand, creatureHand, orderDeck, creatureDeck, discard, graveyard } = player;
    for (const pile of [orderHand, creatureHand, orderDeck, creatureDeck, discard, graveyard])
      for (const card of pile) placed.add(card);
  }
  const unplaced: CardId[][] = players.map(() => []);
  stage.owners.forEach((owner: Seat, id) => {
    if (stage.kinds[id] !== 'commander' && !placed.has(id)) unplaced[owner].push(id);
  });
  return unplaced;
}

/** Puts a player's unplaced cards into the gaps of their hidden piles. */
function fill(rng: Rng, { kinds }: Stage, player: PlayerState, unplaced: CardId[]): void {
  const deal = (kind: Card['type'], piles: CardId[][]): void => {
    const cards = shuffle(
      rng,
      unplaced.filter((id) => kinds[id] === kind),
    );
    for (const pile of piles) pile.forEach((id, at) => (pile[at] = id === none ? cards.pop()! : id));
  };
  deal('order', [player.orderHand, player.orderDeck]);
  deal('creature', [player.creatureHand, player.creatureDeck]);
}
