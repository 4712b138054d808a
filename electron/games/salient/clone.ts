/** Copies of a match: hand-written, because search copies states by the million. */
import { cloneRng } from '../../engine/rng.ts';
import type { Frame, Order, PlayerState, State, Unit } from './state.ts';

/** An independent copy; the setup is shared because it never changes, and an outcome is never changed once it is there. */
export function cloneState(state: Readonly<State>): State {
  return {
    setup: state.setup,
    rng: cloneRng(state.rng),
    players: state.players.map(clonePlayer),
    units: state.units.map(cloneUnit),
    at: state.at.slice(),
    mines: state.mines.slice(),
    dealt: state.dealt.map((tiles) => tiles.slice()),
    tiles: state.tiles.slice(),
    row: state.row.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    isArmisticeRevealed: state.isArmisticeRevealed,
    orders: state.orders.map(cloneOrder),
    used: state.used,
    prepared: state.prepared,
    isRelieved: state.isRelieved,
    advanced: state.advanced.slice(),
    order: state.order.slice(),
    seat: state.seat,
    turn: state.turn,
    stage: state.stage,
    frames: state.frames.map(cloneFrame),
    next: state.next,
    undoable: state.undoable,
    decider: state.decider,
    outcome: state.outcome,
  };
}

const clonePlayer = (player: PlayerState): PlayerState => ({
  credits: player.credits,
  research: player.research,
  reserve: player.reserve,
  fresh: player.fresh.slice(),
  resting: player.resting,
  upgraded: player.upgraded,
  jammed: player.jammed,
  behind: player.behind,
  rolled: player.rolled.slice(),
  bag: player.bag.slice(),
});

const cloneUnit = (unit: Unit): Unit => ({
  id: unit.id,
  seat: unit.seat,
  top: unit.top,
  bottom: unit.bottom,
  space: unit.space,
});

const cloneOrder = (order: Order): Order => ({ slot: order.slot, dice: order.dice.slice() });

/** Frames that hold arrays copy them. */
function cloneFrame(frame: Frame): Frame {
  if (frame.kind !== 'effect') return { ...frame };
  const { slot, step, branch } = frame;
  return { kind: 'effect', slot, dice: frame.dice.slice(), step, branch, picked: frame.picked.slice() };
}
