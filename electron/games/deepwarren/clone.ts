/** Copies of a match: hand-written, because search copies states by the million. */
import { cloneRng } from '../../engine/rng.ts';
import type { Frame, Hit, PlayerState, State, Token } from './state.ts';

/** An independent copy; the setup is shared because it never changes, and an outcome is never changed once it is there. */
export function cloneState(state: Readonly<State>): State {
  return {
    setup: state.setup,
    rng: cloneRng(state.rng),
    stack: state.stack.slice(),
    buried: state.buried,
    cells: state.cells.slice(),
    turned: state.turned.slice(),
    near: state.near.slice(),
    held: state.held.slice(),
    cleared: state.cleared.slice(),
    doors: state.doors.slice(),
    chests: state.chests.slice(),
    tokens: state.tokens.map(cloneToken),
    players: state.players.map(clonePlayer),
    events: state.events.slice(),
    eventDiscard: state.eventDiscard.slice(),
    eventsAside: state.eventsAside.slice(),
    spells: state.spells.slice(),
    spellDiscard: state.spellDiscard.slice(),
    relics: state.relics.slice(),
    relicDiscard: state.relicDiscard.slice(),
    relicsGone: state.relicsGone.slice(),
    relicsActive: state.relicsActive.slice(),
    event: state.event,
    start: state.start,
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

const cloneToken = (token: Token): Token => ({
  id: token.id,
  kind: token.kind,
  seat: token.seat,
  wounds: token.wounds,
  space: token.space,
  bound: token.bound,
  burnPending: token.burnPending,
  hasMoved: token.hasMoved,
});

const clonePlayer = (player: PlayerState): PlayerState => ({
  crowns: player.crowns,
  relics: player.relics.slice(),
});

const cloneHit = (hit: Hit): Hit => ({
  token: hit.token,
  amount: hit.amount,
  cause: hit.cause,
  paid: hit.paid,
  rescue: hit.rescue,
});

/** Frames that hold arrays copy them. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'card':
      return { kind: 'card', deck: frame.deck, card: frame.card, chosen: frame.chosen.slice() };
    case 'damage':
      return { kind: 'damage', hits: frame.hits.map(cloneHit), asked: frame.asked };
    default:
      return { ...frame };
  }
}
