/** Copies of a match: hand-written, because search copies states by the million and most of a state is small arrays. */
import { cloneRng } from '../../engine/rng.ts';
import type { Bound, Creature, Frame, Item, PlayerState, State } from './state.ts';

/** An independent copy; the setup is shared because it never changes. */
export function cloneState(state: Readonly<State>): State {
  return {
    setup: state.setup,
    rng: cloneRng(state.rng),
    players: state.players.map(clonePlayer),
    creatures: state.creatures.map(cloneCreature),
    chests: state.chests.map((chest) => ({ square: chest.square, value: chest.value })),
    tokens: state.tokens.map((pile) => ({ square: pile.square, count: pile.count })),
    effects: state.effects.map((effect) => ({ ...effect })),
    stack: state.stack.map(cloneItem),
    resolving: state.resolving && cloneItem(state.resolving),
    waiting: state.waiting.map((waiting) => ({ ...waiting })),
    frames: state.frames.map(cloneFrame),
    redrawn: state.redrawn,
    first: state.first,
    seat: state.seat,
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    activation: state.activation,
    moves: state.moves,
    reactivated: state.reactivated,
    played: state.played,
    spent: state.spent.slice(),
    held: state.held.slice(),
    next: state.next,
    quiet: state.quiet,
    resolutions: state.resolutions,
    undoable: state.undoable,
    decider: state.decider,
    outcome: state.outcome,
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    morale: player.morale,
    leadership: player.leadership,
    orderHand: player.orderHand.slice(),
    orderDeck: player.orderDeck.slice(),
    creatureHand: player.creatureHand.slice(),
    creatureDeck: player.creatureDeck.slice(),
    discard: player.discard.slice(),
    graveyard: player.graveyard.slice(),
    collected: player.collected,
  };
}

function cloneCreature(creature: Creature): Creature {
  return {
    id: creature.id,
    seat: creature.seat,
    square: creature.square,
    tapped: creature.tapped,
    damage: creature.damage,
    attached: creature.attached.slice(),
    activated: creature.activated,
    hazard: creature.hazard,
    used: creature.used.slice(),
    moved: creature.moved,
  };
}

const cloneBound = (bound: Bound): Bound => ({ name: bound.name, kind: bound.kind, ids: bound.ids.slice() });

function cloneItem(item: Item): Item {
  return {
    ...item,
    targets: item.targets.map(cloneBound),
    immune: item.immune.slice(),
    dealt: item.dealt.map((dealt) => ({ ...dealt })),
    picked: item.picked.map(cloneBound),
    fallen: item.fallen.slice(),
  };
}

/** Frames hold arrays that are changed in place; each kind copies its own. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'first':
    case 'opening':
    case 'turn':
    case 'place':
    case 'declare':
    case 'stack':
    case 'trigger':
    case 'resolve':
    case 'path':
    case 'settle':
    case 'option':
    case 'source':
    case 'deploy':
      return { ...frame };
    case 'timed':
      return { ...frame, entries: frame.entries.slice() };
    case 'run':
      return { ...frame, left: frame.left.slice() };
    case 'damage':
      return { ...frame, hits: frame.hits.map((hit) => ({ ...hit })) };
    case 'pick':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'pay':
      return { ...frame, payment: frame.payment.slice() };
    case 'cards':
      return { ...frame, cards: frame.cards.slice() };
  }
}
