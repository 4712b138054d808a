/** What anybody may know of a match: everything except the order of the face-down stacks and the luck to come (T-115). */
import type { Viewer } from '../../../shared/game.ts';
import {
  deepwarrenPhases,
  eventCategories,
  tokenKinds,
  type DeepwarrenEvent,
  type DeepwarrenPhase,
  type DeepwarrenPlayerView,
  type DeepwarrenQuestion,
  type DeepwarrenView,
  type EventCategory,
  type PlacedTileView,
  type TokenKind,
  type TokenView,
  type Turn,
} from '../../../shared/games/deepwarren.ts';
import { eventTable } from './content/events.ts';
import { chestCount, doorCount, kindIdOf, tokenTable } from './content/tokens.ts';
import { xOf, yOf } from './dungeon/cells.ts';
import { openingsOf } from './dungeon/placement.ts';
import { shelteredTurns, standingOf } from './end.ts';
import { countDelvers, countTokens, topFrame } from './play.ts';
import { none, stages, type Stage, type State, type Token } from './state.ts';
import { diceFree, poolOf } from './tokens.ts';

const phaseOfStage: Record<Stage, DeepwarrenPhase> = {
  [stages.setup]: 'setup',
  [stages.tile]: 'tile',
  [stages.event]: 'event',
  [stages.afterEvent]: 'event',
  [stages.move]: 'move',
  [stages.moveEnd]: 'move',
  [stages.attack]: 'attack',
  [stages.turnEnd]: 'attack',
};

/** The phase a player is in: a tile still in hand belongs to the Tile phase, an unresolved card to the Event phase. */
export function phaseOf(state: Readonly<State>): DeepwarrenPhase {
  const phase = phaseOfStage[state.stage];
  const frame = topFrame(state);
  if (!frame) return phase;
  // A stage is left before its work is done, so pending work belongs to the stage before.
  const index = deepwarrenPhases.indexOf(phase);
  if (frame.kind === 'place' && state.stage === stages.event) return 'tile';
  const isAfter = state.stage === stages.move || state.stage === stages.attack;
  return isAfter ? deepwarrenPhases[index - 1] : phase;
}

export function viewOf(state: Readonly<State>, viewer: Viewer): DeepwarrenView {
  const openings = openingsOf(state);
  return {
    viewer,
    toggles: state.setup.toggles,
    players: state.players.map((_, seat) => playerView(state, seat)),
    standing: standingOf(state),
    tiles: placedTiles(state),
    tokens: state.tokens.map(tokenView),
    openExits: openings.length,
    openings,
    ...decksView(state),
    pool: Object.fromEntries(tokenKinds.map((kind) => [kind, poolOf(state, kindIdOf(kind))])) as Record<
      TokenKind,
      number
    >,
    doorsLeft: doorCount - state.doors.length,
    chestsLeft: chestCount - state.chests.length,
    question: questionView(state),
    seat: state.seat,
    start: state.start,
    turn: state.turn,
    round: Math.ceil(state.turn / state.players.length),
    phase: phaseOf(state),
    shelteredTurns: shelteredTurns(state),
    outcome: state.outcome,
  };
}

function playerView(state: Readonly<State>, seat: number): DeepwarrenPlayerView {
  const delvers = countDelvers(state, seat);
  return {
    seat,
    name: state.setup.players[seat].name,
    crowns: state.players[seat].crowns,
    relics: [...state.players[seat].relics],
    delvers,
    monsters: countTokens(state, seat) - delvers,
    diceFree: diceFree(state, seat),
  };
}

function placedTiles(state: Readonly<State>): PlacedTileView[] {
  return state.cells.flatMap((cell, tile) =>
    cell === none
      ? []
      : [
          {
            tile,
            x: xOf(cell),
            y: yOf(cell),
            turn: state.turned[tile] as Turn,
            cleared: state.cleared.includes(tile),
            door: state.doors.includes(tile),
            chest: state.chests.includes(tile),
          },
        ],
  );
}

function tokenView(token: Readonly<Token>): TokenView {
  const { kind, wounds, attack, worth } = tokenTable[token.kind];
  return {
    id: token.id,
    kind,
    seat: token.seat,
    wounds: token.wounds,
    starting: wounds,
    attack,
    worth,
    space: token.space,
    bound: token.bound,
    burnPending: token.burnPending,
    hasMoved: token.hasMoved,
  };
}

const ascending = (one: number, other: number): number => one - other;

/** Event cards nobody has seen yet, by category: the deck and what a Short crawl set aside (T-1115). */
function unseenEvents({ events, eventsAside }: Readonly<State>): Record<EventCategory, number> {
  const counts = Object.fromEntries(eventCategories.map((category) => [category, 0])) as Record<
    EventCategory,
    number
  >;
  for (const card of events) counts[eventTable[card].category]++;
  for (const card of eventsAside) counts[eventTable[card].category]++;
  return counts;
}

/** Counts and piles of all stacks; what lies hidden is sorted, so that nothing of its order shows. */
function decksView(state: Readonly<State>) {
  return {
    tilesLeft: state.stack.toSorted(ascending),
    buried: state.stack.slice(0, state.buried).reverse(),
    eventsLeft: state.events.length,
    eventsUnseen: unseenEvents(state),
    eventDiscard: [...state.eventDiscard],
    spellsLeft: state.spells.length,
    spellDiscard: [...state.spellDiscard],
    relicsLeft: state.relics.length,
    relicDiscard: [...state.relicDiscard],
    relicsGone: [...state.relicsGone],
    relicsActive: [...state.relicsActive],
    event: state.event === none ? undefined : state.event,
  };
}

function questionView(state: Readonly<State>): DeepwarrenQuestion | undefined {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'place':
      return { kind: 'place', tile: frame.tile };
    case 'card':
      return { kind: 'card', deck: frame.deck, card: frame.card, chosen: [...frame.chosen] };
    case 'stride':
      return { kind: 'stride', token: frame.token, stepsLeft: frame.steps };
    case 'pit':
      return { kind: 'pit', token: frame.token, to: frame.to };
    case 'damage':
      return {
        kind: 'damage',
        hits: frame.hits.map(({ token, amount, cause }) => ({ token, amount, cause })),
      };
    case 'checks':
      return { kind: 'limit', drawn: frame.drawn === none ? undefined : frame.drawn };
    default:
      return undefined;
  }
}

/** Every event is public (T-115). */
export const redactEvent = (event: DeepwarrenEvent): DeepwarrenEvent => event;
