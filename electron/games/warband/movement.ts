/** Movement: what a creature may do when it moves, shifts or is slid, and what the way sets off (W-5xx, R-40..R-49b). */
import { areAdjacent, isInHazard, occupancyFor, squaresOf } from './board.ts';
import { addHazards, addMark, hazardMark, noMarks, type Marks } from './geometry/marks.ts';
import { isInZone, type Occupancy } from './geometry/occupancy.ts';
import { pathTo, walkPath } from './geometry/path.ts';
import {
  forEachEnd,
  leadsAnywhere,
  reach,
  type MovementMode,
  type Mover,
  type Reach,
} from './geometry/reach.ts';
import type { Tables } from './geometry/tables.ts';
import { faceOf, type Play } from './play.ts';
import { eventBit, traitBit } from './program.ts';
import { sizeOf } from './printed.ts';
import { none, type CardId, type Creature, type Square } from './state.ts';
import { fireFor, isAnybodyListening } from './triggers.ts';
import { statOf, traitsOf } from './values.ts';

export type Manner = 'move' | 'shift' | 'slide';

/** How far: a fixed number of squares, or the creature's Speed. */
export interface Stride {
  manner: Manner;
  squares: number | 'speed';
}

/** W-514, W-515, W-528, W-530, R-44: a Speed begun next to an enemy, however it moves, is exactly 1. */
function speedNow(play: Play, creature: Creature, traits: number, occupancy: Occupancy): number {
  const isBesideEnemy = isInZone(play.tables, occupancy, creature.square, sizeOf(play, creature.id));
  if (isBesideEnemy && !(traits & traitBit.unpinned)) return 1;
  return statOf(play, creature, 'speed');
}

/** How far and in which manner a way is asked for on resolution. */
export const strideOf = (asked: { manner: Manner; squares: number; speed: boolean }): Stride => ({
  manner: asked.manner,
  squares: asked.speed ? 'speed' : asked.squares,
});

function modeFor(traits: number, manner: Manner): MovementMode {
  if (manner === 'slide') return 'walk';
  if (traits & traitBit.burrow) return 'burrow';
  return traits & traitBit.flying ? 'fly' : 'walk';
}

/** A creature's movement as the geometry reads it. */
export function moverFor(play: Play, creature: Creature, { manner, squares }: Stride): Mover {
  const traits = traitsOf(play, creature);
  const occupancy = occupancyFor(play, creature.seat, creature.id);
  const mode = modeFor(traits, manner);
  const isHeld = manner !== 'slide' && (traits & traitBit.cannotMove) !== 0;
  const budget = squares === 'speed' ? speedNow(play, creature, traits, occupancy) : squares;
  const isShift = mode !== 'walk' || manner !== 'move' || (traits & traitBit.shifting) !== 0;
  const { passMarks, endMarks } = marksFor(play, creature, mode, traits, budget);
  return {
    from: creature.square,
    size: sizeOf(play, creature.id),
    budget: isHeld ? 0 : budget,
    mode,
    stops: !isShift,
    passEnemies: mode !== 'walk' || manner === 'slide',
    sureFooted: (traits & traitBit.sureFooted) !== 0,
    hazardProof: (traits & traitBit.hazardProof) !== 0,
    occupancy,
    passMarks,
    endMarks,
  };
}

/** Every end of the movement, with each different outcome. */
export function reachOf(play: Play, creature: Creature, stride: Stride): Reach {
  const mover = moverFor(play, creature, stride);
  return mover.budget > 0 ? reach(play.tables, mover) : { squares: [], costs: [], marks: [] };
}

/** Calls `tell` for each of them instead of listing them. */
export function forEachWay(
  play: Play,
  creature: Creature,
  stride: Stride,
  tell: (square: Square, outcome: number) => void,
): void {
  const mover = moverFor(play, creature, stride);
  if (mover.budget > 0) forEachEnd(play.tables, mover, tell);
}

/** Whether the creature could go anywhere. */
export function canGoAnywhere(play: Play, creature: Creature, stride: Stride): boolean {
  const mover = moverFor(play, creature, stride);
  return mover.budget > 0 && leadsAnywhere(play.tables, mover);
}

/** The squares a movement could end on, whatever it sets off. */
export const endsOf = (play: Play, mover: Mover): Square[] => reach(play.tables, mover).squares;

/** The way shown for an end and outcome; `undefined` if there is none now. */
export function wayTo(
  play: Play,
  creature: Creature,
  stride: Stride,
  to: Square,
  outcome: number,
): Square[] | undefined {
  return pathTo(play.tables, moverFor(play, creature, stride), to, outcome);
}

/** whether a declared path can still be walked. */
export function isWalkable(play: Play, creature: Creature, stride: Stride, path: readonly Square[]): boolean {
  return walkPath(play.tables, moverFor(play, creature, stride), path).ok;
}

/* What the way sets off, as marks: bit 0 hazard, then one bit a chest, then one bit a creature that listens. */

interface MarkBuffers {
  /** Gathered on the way: without hazards, and with all of the battlefield, which never change. */
  pass: Marks;
  passHazards: Marks;
  end: Marks;
  /** Squares with anything else on them. */
  touched: Square[];
}

function newBuffers(tables: Tables): MarkBuffers {
  const passHazards = noMarks(tables);
  addHazards(tables, passHazards);
  return { pass: noMarks(tables), passHazards, end: noMarks(tables), touched: [] };
}

const buffers = new WeakMap<Tables, MarkBuffers>();

function cleanBuffers(tables: Tables): MarkBuffers {
  let buffer = buffers.get(tables);
  if (!buffer) buffers.set(tables, (buffer = newBuffers(tables)));
  const { pass, passHazards, end, touched } = buffer;
  for (const square of touched) {
    const row = tables.rows[square];
    pass.bits[square] = end.bits[square] = 0;
    pass.rows[row] = end.rows[row] = 0;
    passHazards.bits[square] = (tables.hazards[row] >>> tables.columns[square]) & hazardMark;
    passHazards.rows[row] = tables.hazards[row];
  }
  touched.length = 0;
  pass.all = end.all = 0;
  passHazards.all = hazardMark;
  return buffer;
}

function marksFor(
  play: Play,
  creature: Creature,
  mode: MovementMode,
  traits: number,
  budget: number,
): { passMarks?: Marks; endMarks?: Marks } {
  const { tables } = play;
  const { chests } = play.state;
  const isHarmed = canBeHarmed(play, creature, traits);
  const marker = markerFor(tables, creature.square, budget, isHarmed && mode === 'walk');
  if (isHarmed && mode !== 'walk')
    for (const square of hazardsOf(tables)) mark(marker, square, hazardMark, false);
  for (let index = 0; index < chests.length; index++) mark(marker, chests[index].square, 2 << index, true);
  if (play.program.listens & eventBit.movesAdjacent) markListeners(play, creature, mode, marker);
  const { pass, buffer } = marker;
  const { touched, end } = buffer;
  const endMarks = mode === 'walk' || touched.length === 0 ? undefined : end;
  return { passMarks: touched.length > 0 || pass !== buffer.pass ? pass : undefined, endMarks };
}

/** Writes marks onto clean buffers. */
interface Marker {
  tables: Tables;
  buffer: MarkBuffers;
  /** What is gathered on the way. */
  pass: Marks;
  /** What is farther cannot be entered, by the lower squares of a Large creature neither: no need to mark it. */
  top: number;
  bottom: number;
}

/** `meetsHazards`: with the hazards that are near enough already marked. */
function markerFor(tables: Tables, from: Square, budget: number, meetsHazards: boolean): Marker {
  const row = tables.rows[from];
  const [top, bottom] = [row - budget - 1, row + budget + 1];
  const buffer = cleanBuffers(tables);
  const pass = meetsHazards && hasHazards(tables, top, bottom) ? buffer.passHazards : buffer.pass;
  return { tables, buffer, pass, top, bottom };
}

function hasHazards({ hazards, height }: Tables, top: number, bottom: number): boolean {
  for (let row = Math.max(0, top); row <= bottom && row < height; row++) if (hazards[row] !== 0) return true;
  return false;
}

function mark(
  { tables, buffer, pass, top, bottom }: Marker,
  square: Square,
  bits: number,
  isOnPass: boolean,
): void {
  const row = tables.rows[square];
  if (row < top || row > bottom) return;
  addMark(tables, isOnPass ? pass : buffer.end, square, bits);
  buffer.touched.push(square);
}

const hazardLists = new WeakMap<Tables, Square[]>();

function hazardsOf(tables: Tables): Square[] {
  let squares = hazardLists.get(tables);
  if (!squares) {
    squares = [];
    for (let square = 0; square < tables.columns.length; square++) {
      if ((tables.hazards[tables.rows[square]] >>> tables.columns[square]) & 1) squares.push(square);
    }
    hazardLists.set(tables, squares);
  }
  return squares;
}

/** at most one entry damage an activation. */
function canBeHarmed(play: Play, creature: Creature, traits: number): boolean {
  if (traits & traitBit.hazardProof) return false;
  return play.state.active === none || creature.hazard !== play.state.activation;
}

/** Squares next to creatures that answer somebody moving adjacent; a flyer wakes them only where it ends (W-527). */
function markListeners(play: Play, mover: Creature, mode: MovementMode, marker: Marker): void {
  const isOnPass = mode === 'walk';
  forListeners(play, mover, ({ id, square }, bit) => {
    markAround(marker, square, bit, isOnPass);
    if (sizeOf(play, id) === 1) return;
    const below = square + play.tables.width;
    markAround(marker, square + 1, bit, isOnPass);
    markAround(marker, below, bit, isOnPass);
    markAround(marker, below + 1, bit, isOnPass);
  });
}

function forListeners(play: Play, mover: Creature, tell: (creature: Creature, bit: number) => void): void {
  if (!isAnybodyListening(play, 'movesAdjacent')) return;
  const { creatures, setup } = play.state;
  const concernsAll =
    isListening(play, mover) || setup.commanders.some((card) => listens(play, card)) || isAwaited(play);
  let index = 0;
  for (const creature of creatures) {
    if (!concernsAll && !isListening(play, creature)) continue;
    const bit = listenerBit(play, index++);
    if (creature.id !== mover.id && bit !== 0) tell(creature, bit);
  }
}

/** Creatures whose own text answers a way with these marks. */
export function wokenBy(play: Play, mover: Creature, marks: number): CardId[] {
  const woken: CardId[] = [];
  if (!(play.program.listens & eventBit.movesAdjacent)) return woken;
  forListeners(play, mover, (creature, bit) => {
    if (marks & bit && isListening(play, creature)) woken.push(creature.id);
  });
  return woken;
}

/** Thirty bits are there; beyond them outcomes are no longer told apart. */
const listenerBit = (play: Play, index: number): number => {
  const shift = 1 + play.state.chests.length + index;
  return shift < 30 ? 1 << shift : 0;
};

const listens = (play: Play, card: CardId): boolean =>
  (faceOf(play, card).listens & eventBit.movesAdjacent) !== 0;

/** Whether something waits for anybody to move adjacent. */
const isAwaited = ({ state, program }: Play): boolean =>
  state.effects.some(
    (effect) =>
      effect.kind === 'watch' && program.codes[effect.follows.code].waitsIn?.on.event === 'movesAdjacent',
  );

const isListening = (play: Play, { id, attached }: Creature): boolean =>
  listens(play, id) || attached.some((card) => listens(play, card));

/** Marks every square adjacent to one. */
function markAround(marker: Marker, square: Square, bit: number, isOnPass: boolean): void {
  const { rows, width, neighbours } = marker.tables;
  for (let row = -1; row <= 1; row++) {
    const last = (rows[square] + row) * width + 31;
    for (let bits = neighbours[square * 3 + 1 + row]; bits !== 0; bits &= bits - 1)
      mark(marker, last - Math.clz32(bits & -bits), bit, isOnPass);
  }
}

/* Carrying a movement out. */

/** Walks a path to its end; chests open on the way, the rest waits until the movement is over (W-420, R-47, R-81). */
export function walk(play: Play, creature: Creature, path: readonly Square[], manner: Manner): void {
  if (path.length === 0) return;
  const mode = modeFor(traitsOf(play, creature), manner);
  const before = adjacentCreatures(play, creature);
  const woken = new Set<CardId>();
  const end = path[path.length - 1];
  let isHazardEntered = false;
  for (const square of path) {
    creature.square = square;
    openChests(play, creature);
    if (mode !== 'walk' && square !== end) continue;
    isHazardEntered ||= isInHazard(play, creature);
    for (const id of adjacentCreatures(play, creature)) if (!before.includes(id)) woken.add(id);
  }
  if (manner !== 'slide') creature.moved += path.length;
  play.emit?.({ kind: 'moved', creature: creature.id, path: [...path], manner });
  if (isHazardEntered) meetHazard(play, creature);
  fireFor(play, 'moves', creature);
  for (const id of woken) fireFor(play, 'movesAdjacent', creature, id);
  leaveBehind(play, creature, before);
}

/** whoever stood next to it before and does not any more. */
function leaveBehind(play: Play, creature: Creature, before: readonly CardId[]): void {
  if (before.length === 0) return;
  const beside = adjacentCreatures(play, creature);
  for (const id of before) if (!beside.includes(id)) fireFor(play, 'movesAway', creature, id);
}

/** Puts a creature elsewhere without a way between. */
export function placeCreature(play: Play, creature: Creature, square: Square): void {
  placeAtOnce(play, [{ creature, square }]);
}

/** The same for several at one moment: who stood beside whom is judged before and after, never in between. */
export function placeAtOnce(play: Play, placements: readonly { creature: Creature; square: Square }[]): void {
  const before = placements.map(({ creature }) => adjacentCreatures(play, creature));
  for (const { creature, square } of placements) {
    creature.square = square;
    play.emit?.({ kind: 'moved', creature: creature.id, path: [square], manner: 'place' });
  }
  placements.forEach(({ creature }, index) => {
    arrive(play, creature, before[index]);
  });
}

/** what waits for whoever is put somewhere. */
function arrive(play: Play, creature: Creature, before: readonly CardId[]): void {
  openChests(play, creature);
  if (isInHazard(play, creature)) meetHazard(play, creature);
  for (const id of adjacentCreatures(play, creature)) {
    if (!before.includes(id)) fireFor(play, 'movesAdjacent', creature, id);
  }
  leaveBehind(play, creature, before);
}

/** Creatures beside it, if anybody at all listens for that. */
function adjacentCreatures(play: Play, creature: Creature): CardId[] {
  if (!isAnybodyListening(play, 'movesAdjacent') && !isAnybodyListening(play, 'movesAway')) return [];
  const beside: CardId[] = [];
  for (const other of play.state.creatures)
    if (other.id !== creature.id && areAdjacent(play, creature, other)) beside.push(other.id);
  return beside;
}

/** W-520, W-707, R-47, R-48: the hazard waits for the stack. */
function meetHazard(play: Play, creature: Creature): void {
  if (!canBeHarmed(play, creature, traitsOf(play, creature))) return;
  const { state } = play;
  if (state.active !== none) creature.hazard = state.activation;
  state.waiting.push({
    seat: creature.seat,
    actor: creature.id,
    card: none,
    text: none,
    square: creature.square,
    happening: { subject: creature.id, other: none, amount: hazardDamage, seat: creature.seat },
  });
}

export const hazardDamage = 10;

/** W-821, R-81, R-82: every chest entered is turned up and its tokens lie there at once. */
function openChests(play: Play, creature: Creature): void {
  const { state } = play;
  if (state.chests.length === 0) return;
  const space = squaresOf(play, creature);
  const opened = state.chests.filter((chest) => space.includes(chest.square));
  if (opened.length === 0) return;
  state.chests = state.chests.filter((chest) => !opened.includes(chest));
  play.revealed = true;
  for (const { square, value } of opened) {
    addTokens(play, square, value);
    play.emit?.({ kind: 'chestOpened', creature: creature.id, square, value });
    fireFor(play, 'opensChest', creature, none, value);
  }
}

export function addTokens(play: Play, square: Square, count: number): void {
  const pile = play.state.tokens.find((tokens) => tokens.square === square);
  if (pile) pile.count += count;
  else play.state.tokens.push({ square, count });
}
