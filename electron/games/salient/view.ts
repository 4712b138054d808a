/** What a viewer may know of a match: everything except the order of the deck, the luck to come and the secret picks (C-1302). */
import type { Seat, Viewer } from '../../../shared/game.ts';
import {
  commandCards,
  type SalientEvent,
  type SalientPhase,
  type SalientPlayerView,
  type SalientQuestion,
  type SalientView,
  type UnitView,
} from '../../../shared/games/salient.ts';
import type { Board } from './board/board.ts';
import { commandTable } from './content/command.ts';
import { armistice } from './content/opportunities.ts';
import { askedSeat } from './flow.ts';
import { boardOf, classOf, diceOf, strengthOf, topFrame } from './play.ts';
import { slotCost } from './slots.ts';
import { none, stages, type Stage, type State, type Unit } from './state.ts';
import { roundOf } from './turn/turns.ts';

const phaseOfStage: Record<Stage, SalientPhase> = {
  [stages.setup]: 'setup',
  [stages.relief]: 'prepare',
  [stages.prepare]: 'prepare',
  [stages.assign]: 'assign',
  [stages.resolve]: 'resolve',
  [stages.advance]: 'advance',
  [stages.refresh]: 'advance',
};

export const phaseOf = ({ stage }: Readonly<State>): SalientPhase => phaseOfStage[stage];

export function viewOf(state: Readonly<State>, viewer: Viewer): SalientView {
  const board = boardOf(state);
  const { form, toggles } = state.setup;
  const isSetup = state.stage === stages.setup;
  return {
    viewer,
    form,
    toggles,
    players: state.players.map((_, seat) => playerView(state, board, seat)),
    order: [...state.order],
    seat: state.outcome ? state.seat : askedSeat(state),
    turn: state.turn,
    round: roundOf(state),
    phase: phaseOf(state),
    units: state.units.map((unit) => unitView(state, board, unit)),
    mines: [...state.mines],
    sites: board.sites.map((space, seat) => ({
      seat,
      space,
      tile: isSetup || state.tiles[seat] === none ? undefined : state.tiles[seat],
    })),
    dealt: isSetup ? dealtTo(state, viewer) : [],
    picked: isSetup ? state.players.flatMap((_, seat) => (state.tiles[seat] === none ? [] : [seat])) : [],
    row: state.row.map((card) => (card === none ? undefined : card === armistice ? 'armistice' : card)),
    cardsLeft: state.deck.length,
    unseen: state.deck.toSorted((one, other) => one - other),
    discard: [...state.discard],
    isArmisticeRevealed: state.isArmisticeRevealed,
    orders: state.orders.map(({ slot, dice }) => {
      const { credits, research } = slotCost(state, slot);
      return { slot, dice: [...dice], credits, research };
    }),
    question: questionView(state),
    outcome: state.outcome,
  };
}

/** C-1302: the pick is secret; on an open table whoever picks shows their tiles. */
function dealtTo(state: Readonly<State>, viewer: Viewer): number[] {
  const seat = viewer === 'open' ? askedSeat(state) : viewer;
  return seat === 'spectator' ? [] : [...state.dealt[seat]];
}

function playerView(state: Readonly<State>, board: Board, seat: Seat): SalientPlayerView {
  const player = state.players[seat];
  return {
    seat,
    name: state.setup.players[seat].name,
    side: board.seats[seat].side,
    team: board.seats[seat].team,
    credits: player.credits,
    research: player.research,
    reserve: player.reserve,
    fresh: facesOf(player.fresh),
    resting: player.resting,
    upgraded: commandCards.filter((_, at) => (player.upgraded & (1 << at)) !== 0),
    jammed: commandTable.flatMap((_, at) => ((player.jammed & (1 << at)) === 0 ? [] : [at])),
    behind: player.behind,
    rolled: player.rolled.slice(1),
    bag: player.bag.length === 0 ? undefined : player.bag.slice(1),
  };
}

/** Counts by face as a list of faces. */
export const facesOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, face) => new Array<number>(count).fill(face));

function unitView(state: Readonly<State>, board: Board, unit: Readonly<Unit>): UnitView {
  return {
    id: unit.id,
    seat: unit.seat,
    dice: diceOf(unit),
    class: classOf(unit),
    strength: strengthOf(unit),
    space: unit.space,
    isBehind: !board.isField[unit.space],
    hasAdvanced: state.advanced.includes(unit.id),
  };
}

function questionView(state: Readonly<State>): SalientQuestion | undefined {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'fill':
      return { kind: 'fill', slot: frame.slot, face: frame.face };
    case 'effect':
      return { kind: 'effect', slot: frame.slot, dice: [...frame.dice], chosen: [...frame.picked] };
    case 'stride':
      return { kind: 'stride', unit: frame.unit, left: frame.left };
    default:
      return undefined;
  }
}

/** Every event is public; that somebody has picked does not tell what (C-1302). */
export const redactEvent = (event: SalientEvent): SalientEvent => event;
