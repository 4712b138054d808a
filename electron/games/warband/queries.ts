/**
 * Questions about a position, for the table and for outside checking: where a creature can go and at what cost, what
 * it sees, how far it is, what it threatens. Numbers in, numbers out; the rules behind them are in `geometry/`.
 */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { ownMove } from './basic-actions.ts';
import { occupancyFor } from './board.ts';
import { distance, distanceThroughWalls, far, isAdjacent } from './geometry/distance.ts';
import type { MovementMode, Mover } from './geometry/reach.ts';
import { addHazards, addMark, noMarks, type Marks } from './geometry/marks.ts';
import { pathTo, walkPath, type Walk } from './geometry/path.ts';
import { reach } from './geometry/reach.ts';
import { sightOf } from './geometry/sight.ts';
import { spaceOf } from './geometry/square.ts';
import { threat, type Threat } from './geometry/threat.ts';
import { moverFor, strideOf, wokenBy, type Manner, type Stride } from './movement.ts';
import { areAllied, findCreature, lookAt, topFrame, type Play } from './play.ts';
import { isRanged, sizeOf } from './printed.ts';
import { longReach } from './requirements.ts';
import { none, type CardId, type Creature, type Square, type State } from './state.ts';
import { hasTrait, statOf } from './values.ts';
import type { Refusal } from '../../../shared/game.ts';
import type { Result } from '../../../shared/result.ts';

/** One way a movement can end: where, at what cost, and what the way sets off. */
export interface End {
  square: Square;
  cost: number;
  /** Whether hazardous terrain harms the mover (W-520). */
  hazard: boolean;
  /** Chests opened, by their squares. */
  opens: Square[];
  path: Square[];
}

/** The same of an option, with the creatures whose texts may answer it. */
interface Outlook extends End {
  wakes: CardId[];
}

/** A mover that is not in play. */
export interface Stranger {
  from: Square;
  size: 1 | 2;
  squares: number;
  mode: MovementMode;
  manner: Manner;
  seat: Seat;
  sureFooted: boolean;
  hazardProof: boolean;
}

export const moverOf = (play: Play, creature: Creature, stride: Stride = ownMove): Mover =>
  moverFor(play, creature, stride);

/** The stranger as the geometry reads it; its number of squares is taken as it is. */
export function strangerMover(play: Play, stranger: Stranger): Mover {
  const { tables, state } = play;
  const { from, size, squares, mode, manner, seat, sureFooted, hazardProof } = stranger;
  const pass = noMarks(tables);
  const end = noMarks(tables);
  const isWalking = mode === 'walk' || manner === 'slide';
  if (!hazardProof) addHazards(tables, isWalking ? pass : end);
  state.chests.forEach((chest, index) => {
    addMark(tables, pass, chest.square, 2 << index);
  });
  return {
    from,
    size,
    budget: squares,
    mode: manner === 'slide' ? 'walk' : mode,
    stops: isWalking && manner === 'move',
    passEnemies: mode !== 'walk' || manner === 'slide',
    sureFooted,
    hazardProof,
    occupancy: occupancyFor(play, seat, none),
    passMarks: pass,
    endMarks: isWalking ? undefined : (end satisfies Marks),
  };
}

/** Every end of a movement with each different outcome, cheapest first. */
export function endsFor(play: Play, mover: Mover): End[] {
  if (mover.budget <= 0) return [];
  const { squares, costs, marks } = reach(play.tables, mover);
  return squares.map((square, index) => ({
    square,
    cost: costs[index],
    ...whatIsSetOff(play, marks[index]),
    path: pathTo(play.tables, mover, square, marks[index]) ?? [],
  }));
}

/** What a move or a way among the options of a decision costs and sets off, and the path the player will see. */
export function outlookOf(state: Readonly<State>, action: WarbandAction): Outlook | undefined {
  if (action.kind !== 'move' && action.kind !== 'go') return undefined;
  const play = lookAt(state);
  const asked = movementAsked(play);
  if (!asked) return undefined;
  const mover = moverFor(play, asked.creature, asked.stride);
  const { squares, costs, marks } = reach(play.tables, mover);
  const index = squares.findIndex((square, at) => square === action.to && marks[at] === action.outcome);
  if (index < 0) return undefined;
  const path = pathTo(play.tables, mover, action.to, action.outcome) ?? [];
  const wakes = wokenBy(play, asked.creature, action.outcome);
  return { square: action.to, cost: costs[index], ...whatIsSetOff(play, action.outcome), wakes, path };
}

/** Who moves by the ways that are open now. */
export const moverAsked = (state: Readonly<State>): Creature | undefined =>
  movementAsked(lookAt(state))?.creature;

/** The movement the decision now open is about. */
function movementAsked(play: Play): { creature: Creature; stride: Stride } | undefined {
  const frame = topFrame(play.state);
  const id = frame.kind === 'path' ? frame.creature : play.state.active;
  const creature = findCreature(play, id);
  if (!creature) return undefined;
  return { creature, stride: frame.kind === 'path' ? strideOf(frame) : ownMove };
}

function whatIsSetOff({ state }: Play, marks: number): Pick<End, 'hazard' | 'opens'> {
  const opens = state.chests.filter((_, index) => marks & (2 << index)).map(({ square }) => square);
  return { hazard: (marks & 1) !== 0, opens };
}

/** A path of the asker's own: what it costs, or why it is not legal. */
export const walkFor = (play: Play, mover: Mover, path: readonly Square[]): Result<Walk, Refusal> =>
  walkPath(play.tables, mover, path);

/** Something that sees or is seen: a space, and whose creature it is, if anybody's. */
export interface Spot {
  square: Square;
  size: 1 | 2;
  seat?: Seat;
}

export const spotOf = (play: Play, { id, square, seat }: Creature): Spot => ({
  square,
  size: sizeOf(play, id),
  seat,
});

export interface Sighting {
  los: boolean;
  clearShot: boolean;
  cover: boolean;
}

/** W-720..W-725: enemies of the source's player block; for a source that is no creature only terrain does. */
export function sightingOf(play: Play, from: Spot, to: Spot): Sighting {
  const blockers = from.seat === undefined ? [] : enemySquares(play, from.seat, from, to);
  const sight = sightOf(play.tables, from.square, from.size, to.square, to.size, blockers);
  return { los: sight !== 'none', clearShot: sight === 'clear', cover: sight === 'cover' };
}

function enemySquares(play: Play, seat: Seat, ...except: Spot[]): Square[] {
  const { width } = play.tables;
  const own = except.flatMap(({ square, size }) => spaceOf(square, size, width));
  return play.state.creatures
    .filter((creature) => !areAllied(play, creature.seat, seat))
    .flatMap((creature) => spaceOf(creature.square, sizeOf(play, creature.id), width))
    .filter((square) => !own.includes(square));
}

export interface Distances {
  /** Around walls (W-734); undefined if no way connects them. */
  around: number | undefined;
  /** Straight through walls, for effects that need no line of sight. */
  through: number;
  adjacent: boolean;
}

export function distancesBetween({ tables }: Play, from: Spot, to: Spot): Distances {
  const around = distance(tables, from.square, from.size, to.square, to.size);
  return {
    around: around === far ? undefined : around,
    through: distanceThroughWalls(tables, from.square, from.size, to.square, to.size),
    adjacent: isAdjacent(tables, from.square, from.size, to.square, to.size),
  };
}

/** Squares a creature could hit in its next activation, after moving or from where it stands. */
export function threatOf(play: Play, creature: Creature): Threat {
  const range = isRanged(play, creature.id) ? statOf(play, creature, 'range') : undefined;
  return threat(
    play.tables,
    moverOf(play, creature),
    range,
    hasTrait(play, creature, 'reach') ? longReach : 1,
  );
}
