/** Questions the table asks about laying tiles: what a landing opens, blocks or seals, and what the stack still holds. */
import type { LandingView } from '../../../../shared/games/deepwarren-questions.ts';
import type { Side } from '../../../../shared/games/deepwarren.ts';
import { tileKindName } from '../content/text.ts';
import { tileTable } from '../content/tiles.ts';
import { xOf, yOf } from '../dungeon/cells.ts';
import { sides, turns } from '../dungeon/layout.ts';
import {
  countOpenExits,
  fitOf,
  frontierOf,
  landingAt,
  landingsOf,
  type Frontier,
  type Landing,
} from '../dungeon/placement.ts';
import { topFrame } from '../play.ts';
import { stages, type State } from '../state.ts';

const sidesOf = (mask: number): Side[] => sides.filter((side) => ((mask >> side) & 1) === 1);

const landingView = ({ cell, turn, joined, blocked, open, openExits }: Landing): LandingView => ({
  x: xOf(cell),
  y: yOf(cell),
  turn,
  joined: sidesOf(joined),
  blocked: sidesOf(blocked),
  open: sidesOf(open),
  openExits,
  seals: openExits === 0,
});

/** Every legal way to lay the tile in hand; empty if there is none in hand. */
export function landingsInHand(state: Readonly<State>): LandingView[] {
  const frame = topFrame(state);
  if (frame?.kind !== 'place') return [];
  const rules = { isLast: frame.isLast, isSetup: state.stage === stages.setup };
  return landingsOf(state, frame.tile, rules).map(landingView);
}

/** How many tiles of each kind nobody has placed yet, by the words players read. */
export function tilesLeftByKind(state: Readonly<State>): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tile of state.stack.toSorted((one, other) => one - other)) {
    const kind = tileKindName(tileTable[tile]);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Whether a tile could be joined at a cell in some rotation, if closing the dungeon did not matter. */
function canFill(state: Readonly<State>, tile: number, frontier: Frontier): boolean {
  const open = countOpenExits(state);
  return turns.some((turn) => {
    const landing = landingAt(state, tile, frontier, turn, open);
    return fitOf(tile, landing, frontier, { isLast: true, isSetup: false }) === 'ok';
  });
}

/** Cells beside the dungeon that no tile still in the stack or in hand can ever fill. */
export function deadCells(state: Readonly<State>): { x: number; y: number }[] {
  const frame = topFrame(state);
  const left = frame?.kind === 'place' ? [...state.stack, frame.tile] : state.stack;
  return frontierOf(state)
    .filter((frontier) => !left.some((tile) => canFill(state, tile, frontier)))
    .map(({ cell }) => ({ x: xOf(cell), y: yOf(cell) }));
}
