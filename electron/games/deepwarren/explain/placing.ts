/** Why a tile cannot be laid there, or not turned so. */
import { cellAt, cellBeside, isCell } from '../dungeon/cells.ts';
import { layoutAt, looksLike, opposite, sides, turns } from '../dungeon/layout.ts';
import {
  countOpenExits,
  fitOf,
  frontierOf,
  landingAt,
  type Fit,
  type Frontier,
} from '../dungeon/placement.ts';
import { isRubble } from '../dungeon/spaces.ts';
import { topFrame } from '../play.ts';
import { stages, type State } from '../state.ts';
import type { Turn } from '../../../../shared/games/deepwarren.ts';
import type { RefusalCode } from './refusals.ts';

export interface Place {
  x: number;
  y: number;
  turn?: Turn;
}

export function whyNotPlace(state: Readonly<State>, place: Place): RefusalCode | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'place') return 'noTileInHand';
  if (!isCell(place.x, place.y)) return 'noSuchCell';
  const cell = cellAt(place.x, place.y);
  if (state.cells.includes(cell)) return 'cellTaken';
  const frontier = frontierOf(state).find((each) => each.cell === cell);
  if (!frontier) return 'apart';
  if (frontier.waiting === 0) return touchesRubbleExit(state, cell) ? 'rubbleEdge' : 'noExitThere';
  return whyNotTurn(state, frame.tile, frame.isLast, frontier, place.turn);
}

/** Whether the exit of a Rubble tile faces the cell (T-412). */
function touchesRubbleExit(state: Readonly<State>, cell: number): boolean {
  return sides.some((side) => {
    const tile = state.cells.indexOf(cellBeside(cell, side));
    if (tile < 0 || !isRubble(state, tile)) return false;
    return ((layoutAt(tile, state.turned[tile]).exits >> opposite(side)) & 1) === 1;
  });
}

/** The reason that comes nearest to legal, if several rotations are meant. */
const nearness: readonly Fit[] = ['noJoint', 'notEntrance', 'arrow', 'closes', 'ok'];

function whyNotTurn(
  state: Readonly<State>,
  tile: number,
  isLast: boolean,
  frontier: Frontier,
  turn: Turn | undefined,
): RefusalCode | undefined {
  const rules = { isLast, isSetup: state.stage === stages.setup };
  const open = countOpenExits(state);
  const fitAt = (each: Turn): Fit =>
    fitOf(tile, landingAt(state, tile, frontier, each, open), frontier, rules);
  if (turn === undefined) {
    const best = nearness.findLast((fit) => turns.some((each) => fitAt(each) === fit)) ?? 'noJoint';
    return best === 'ok' ? undefined : best;
  }
  const fit = fitAt(turn);
  if (fit !== 'ok') return fit;
  const isTwin = turns.some(
    (each) => each < turn && looksLike(tile, each) === looksLike(tile, turn) && fitAt(each) === 'ok',
  );
  return isTwin ? 'sameTurn' : undefined;
}
