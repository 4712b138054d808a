/** What must hold after every action of every match; broken ones are told in words. For simulation and tests. */
import { squaresOf } from './board.ts';
import { faceOf, findCreature, lookAt, type Play } from './play.ts';
import { none, type CardId, type Effect, type State } from './state.ts';
import { statOf } from './values.ts';

export function brokenInvariants(state: Readonly<State>): string[] {
  const play = lookAt(state);
  return [
    ...lostCards(play),
    ...sharedSquares(play),
    ...fallenCreatures(play),
    ...strayEffects(play),
    ...unended(play),
    ...overfullTreasure(play),
  ];
}

/** Every card is in exactly one place. */
function lostCards({ state }: Play): string[] {
  const seen = new Map<CardId, number>();
  const add = (card: CardId): void => {
    seen.set(card, (seen.get(card) ?? 0) + 1);
  };
  state.setup.commanders.forEach(add);
  for (const player of state.players) {
    const piles = [
      player.orderHand,
      player.orderDeck,
      player.creatureHand,
      player.creatureDeck,
      player.discard,
      player.graveyard,
    ];
    piles.flat().forEach(add);
  }
  for (const creature of state.creatures) [creature.id, ...creature.attached].forEach(add);
  for (const card of ordersUnderway(state)) add(card);
  return state.setup.instances.flatMap((_, card) => {
    const count = seen.get(card) ?? 0;
    return count === 1 ? [] : [`card ${card} is in ${count} places`];
  });
}

/** Orders whose card is neither in hand nor yet discarded or attached. */
function ordersUnderway(state: Readonly<State>): Set<CardId> {
  const items = state.resolving ? [...state.stack, state.resolving] : state.stack;
  const cards = new Set(items.filter(({ kind }) => kind === 'order').map(({ card }) => card));
  for (const creature of state.creatures) for (const card of creature.attached) cards.delete(card);
  return cards;
}

function sharedSquares(play: Play): string[] {
  const taken = new Map<number, CardId>();
  const problems: string[] = [];
  for (const creature of play.state.creatures) {
    for (const square of squaresOf(play, creature)) {
      const other = taken.get(square);
      if (other !== undefined) problems.push(`creatures ${other} and ${creature.id} share square ${square}`);
      taken.set(square, creature.id);
    }
  }
  return problems;
}

function fallenCreatures(play: Play): string[] {
  if (play.state.outcome || play.state.resolving) return [];
  return play.state.creatures
    .filter((creature) => creature.damage < 0 || creature.damage >= statOf(play, creature, 'hitPoints'))
    .map(({ id, damage }) => `creature ${id} (${faceOf(play, id).card.name}) stands with damage ${damage}`);
}

/** what waits for something may lie on no creature. */
const isOnNobody = ({ kind, creature }: Effect): boolean => kind === 'watch' && creature === none;

function strayEffects(play: Play): string[] {
  return play.state.effects
    .filter((effect) => !findCreature(play, effect.creature) && !isOnNobody(effect))
    .map((effect) => `effect ${effect.id} is on creature ${effect.creature}, which is not in play`);
}

function unended({ state }: Play): string[] {
  const problems: string[] = [];
  const isMoraleOut = state.players.some(({ morale }) => morale <= 0);
  if (isMoraleOut && !state.outcome && !state.setup.onlyObjectives)
    problems.push('a Morale is 0 or less and the match goes on');
  if (!state.outcome && state.frames.length === 0) problems.push('no outcome and nothing to do');
  if (state.outcome && (state.stack.length > 0 || state.resolving))
    problems.push('the match is over with a stack');
  return problems;
}

function overfullTreasure({ state }: Play): string[] {
  return state.tokens
    .filter(({ count }) => count < 1)
    .map(({ square }) => `an empty pile of treasure lies on ${square}`);
}
