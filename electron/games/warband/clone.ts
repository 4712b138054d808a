/** Copies of a match: hand-written, because search copies states by the million and most of a state is small arrays. */
import { cloneRng } from '../../engine/rng.ts';
import type {
  Bound,
  Chest,
  Creature,
  Dealt,
  Effect,
  Frame,
  Hit,
  Item,
  PlayerState,
  State,
  Tokens,
  Waiting,
} from './state.ts';

/** An independent copy; the setup is shared because it never changes. */
export function cloneState(state: Readonly<State>): State {
  return {
    setup: state.setup,
    rng: cloneRng(state.rng),
    players: state.players.map(clonePlayer),
    creatures: state.creatures.map(cloneCreature),
    chests: state.chests.map(cloneChest),
    tokens: state.tokens.map(cloneTokens),
    effects: state.effects.map(cloneEffect),
    stack: state.stack.map(cloneItem),
    resolving: state.resolving && cloneItem(state.resolving),
    waiting: state.waiting.map(cloneWaiting),
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
    spent: copy(state.spent),
    held: copy(state.held),
    next: state.next,
    quiet: state.quiet,
    resolutions: state.resolutions,
    undoable: state.undoable,
    decider: state.decider,
    outcome: state.outcome,
  };
}

/** Many lists of a match are empty: for those a new one is quicker than a copy. */
const copy = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

function clonePlayer(player: PlayerState): PlayerState {
  return {
    morale: player.morale,
    leadership: player.leadership,
    orderHand: copy(player.orderHand),
    orderDeck: copy(player.orderDeck),
    creatureHand: copy(player.creatureHand),
    creatureDeck: copy(player.creatureDeck),
    discard: copy(player.discard),
    graveyard: copy(player.graveyard),
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
    attached: creature.attached,
    activated: creature.activated,
    hazard: creature.hazard,
    used: creature.used,
    moved: creature.moved,
  };
}

const cloneChest = (chest: Chest): Chest => ({ square: chest.square, value: chest.value });
const cloneTokens = (pile: Tokens): Tokens => ({ square: pile.square, count: pile.count });
const cloneEffect = (effect: Effect): Effect => ({ ...effect });
const cloneWaiting = (waiting: Waiting): Waiting => ({ ...waiting });
const cloneDealt = (dealt: Dealt): Dealt => ({ ...dealt });
const cloneHit = (hit: Hit): Hit => ({ ...hit });

const cloneBound = (bound: Bound): Bound => ({ name: bound.name, kind: bound.kind, ids: bound.ids.slice() });

function cloneItem(item: Item): Item {
  return {
    ...item,
    targets: item.targets.map(cloneBound),
    immune: copy(item.immune),
    dealt: item.dealt.map(cloneDealt),
    picked: item.picked.map(cloneBound),
    fallen: copy(item.fallen),
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
      return { ...frame, hits: frame.hits.map(cloneHit) };
    case 'pick':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'pay':
      return { ...frame, payment: frame.payment.slice() };
    case 'cards':
      return { ...frame, cards: frame.cards.slice() };
  }
}
