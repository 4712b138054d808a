/** What must hold after every action of every match; broken ones are told in words. For simulation and tests. */
import { tileOfSpace } from '../../../shared/games/deepwarren.ts';
import { relicTable } from './content/relics.ts';
import { spellTable } from './content/spells.ts';
import { entrance, tileCount } from './content/tiles.ts';
import { chestCount, dicePerPlayer, doorCount, tokenTable } from './content/tokens.ts';
import { cellBeside } from './dungeon/cells.ts';
import { hasIcon, isPrintedRubble, opposite, sides, spacesOfTile } from './dungeon/layout.ts';
import { countOpenExits } from './dungeon/placement.ts';
import { isRubble, stepsFrom } from './dungeon/spaces.ts';
import { endReason } from './end.ts';
import { countDelvers, countTokens, tileOf } from './play.ts';
import { allEvents } from './setup.ts';
import { none, stages, type State } from './state.ts';
import { poolOf } from './tokens.ts';
import type { KindId } from './content/tokens.ts';

export function brokenInvariants(state: Readonly<State>): string[] {
  return [
    ...lostTiles(state),
    ...lostCards(state),
    ...brokenMap(state),
    ...closedDungeon(state),
    ...badTokens(state),
    ...badMarkers(state),
    ...overSupply(state),
    ...unended(state),
  ];
}

/** Each number of `expected` lies in exactly one of the piles. */
function misplaced(
  what: string,
  expected: readonly number[],
  piles: readonly (readonly number[])[],
): string[] {
  const sorted = (list: readonly number[]): string => list.toSorted((one, other) => one - other).join(' ');
  return sorted(expected) === sorted(piles.flat()) ? [] : [`${what} are lost or doubled`];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function lostTiles(state: Readonly<State>): string[] {
  const placed = upTo(tileCount).filter((tile) => state.cells[tile] !== none);
  const inHand = state.frames.flatMap((frame) => (frame.kind === 'place' ? [frame.tile] : []));
  const problems = misplaced('tiles', upTo(tileCount), [placed, state.stack, inHand]);
  return state.buried > state.stack.length ? [...problems, 'more tiles are buried than there are'] : problems;
}

function lostCards(state: Readonly<State>): string[] {
  const inWork = (deck: string): number[] =>
    state.frames.flatMap((frame) => (frame.kind === 'card' && frame.deck === deck ? [frame.card] : []));
  const held = state.players.map(({ relics }) => relics);
  const events = [state.events, state.eventDiscard, state.eventsAside, inWork('event')];
  return [
    ...misplaced('event cards', allEvents(), events),
    ...misplaced('spells', upTo(spellTable.length), [state.spells, state.spellDiscard, inWork('spell')]),
    ...misplaced('relics', upTo(relicTable.length), [
      state.relics,
      state.relicDiscard,
      state.relicsGone,
      ...held,
    ]),
  ];
}

/** Neighbours agree with cells, and no two tiles share one. */
function brokenMap(state: Readonly<State>): string[] {
  const problems: string[] = [];
  for (const [tile, cell] of state.cells.entries()) {
    if (cell === none) continue;
    if (state.cells.indexOf(cell) !== tile) problems.push(`tile ${tile} lies on another`);
    for (const side of sides) {
      const other = state.near[tile * 4 + side];
      if (other !== state.cells.indexOf(cellBeside(cell, side)))
        problems.push(`tile ${tile} has a wrong neighbour`);
      if (other !== none && state.near[other * 4 + opposite(side)] !== tile)
        problems.push(`tiles ${tile} and ${other} disagree`);
    }
  }
  return [...problems, ...unreachable(state)];
}

/** TR-05: every passable tile can be walked to from the Entrance, doors and tokens aside. */
function unreachable(state: Readonly<State>): string[] {
  const seen = new Set([spacesOfTile[entrance][0]]);
  const found: number[] = [];
  for (const space of seen) {
    const count = stepsFrom(state, space, found);
    for (let at = 0; at < count; at++) seen.add(found[at]);
  }
  const lost = upTo(tileCount).filter(
    (tile) =>
      state.cells[tile] !== none &&
      !isPrintedRubble[tile] &&
      !spacesOfTile[tile].every((space) => seen.has(space)),
  );
  return lost.map((tile) => `tile ${tile} cannot be walked to`);
}

/** T-407: as long as tiles are left, the dungeon has an open exit. */
const closedDungeon = (state: Readonly<State>): string[] =>
  state.stack.length > 0 && countOpenExits(state) === 0 ? ['the dungeon is closed with tiles left'] : [];

function badTokens(state: Readonly<State>): string[] {
  const problems: string[] = [];
  for (const token of state.tokens) {
    const tile = tileOf(token);
    const { wounds, kind } = tokenTable[token.kind];
    if (token.wounds < 1 || token.wounds > wounds)
      problems.push(`${kind} ${token.id} has ${token.wounds} wounds`);
    if (state.cells[tile] === none || !spacesOfTile[tile].includes(token.space))
      problems.push(`${kind} ${token.id} stands nowhere`);
    if (isRubble(state, tile)) problems.push(`${kind} ${token.id} stands on Rubble`);
    if (state.doors.includes(tile)) problems.push(`${kind} ${token.id} stands behind a door`);
  }
  return [...problems, ...crowded(state)];
}

/** T-607: one token a tile; only start Delvers share the Entrance (T-208). */
function crowded(state: Readonly<State>): string[] {
  return upTo(tileCount).flatMap((tile) => {
    const here = state.tokens.filter((token) => tileOfSpace(token.space) === tile);
    if (here.length !== state.held[tile])
      return [`tile ${tile} holds ${here.length}, not ${state.held[tile]}`];
    const areStarters = tile === entrance && here.every(({ id }) => id < state.players.length);
    return here.length > 1 && !areStarters ? [`${here.length} tokens crowd tile ${tile}`] : [];
  });
}

function badMarkers(state: Readonly<State>): string[] {
  const problems: string[] = [];
  if (new Set(state.doors).size < state.doors.length) problems.push('two doors are on one tile');
  if (new Set(state.chests).size < state.chests.length) problems.push('two chests are on one tile');
  if (state.doors.some((tile) => isRubble(state, tile))) problems.push('a door is on Rubble');
  if (state.chests.some((tile) => !hasIcon.hoard[tile]))
    problems.push('a chest is on a tile without a hoard');
  return problems;
}

function overSupply(state: Readonly<State>): string[] {
  const problems: string[] = [];
  if (state.doors.length > doorCount) problems.push('there are too many doors');
  if (state.chests.length > chestCount) problems.push('there are too many chests');
  for (const kind of upTo(tokenTable.length) as KindId[])
    if (poolOf(state, kind) < 0) problems.push(`there are too many tokens of kind ${kind}`);
  for (const [seat, { relics, crowns }] of state.players.entries()) {
    if (countTokens(state, seat) > dicePerPlayer) problems.push(`seat ${seat} uses too many dice`);
    if (crowns < 0) problems.push(`seat ${seat} has ${crowns} crowns`);
    // Who gives up may do so before the choice of what goes.
    const isSettled =
      !state.frames.some(({ kind }) => kind === 'checks') && state.outcome?.reason !== 'surrender';
    if (isSettled && relics.length > countDelvers(state, seat))
      problems.push(`seat ${seat} holds too many relics`);
  }
  return problems;
}

/** T-306: between decisions nothing is left to check. */
function unended(state: Readonly<State>): string[] {
  if (state.outcome || state.stage === stages.setup) return [];
  const isChecking = state.frames.some(({ kind }) => kind === 'checks');
  return isChecking || endReason(state) === undefined
    ? []
    : ['only one player has Delvers and the game goes on'];
}
