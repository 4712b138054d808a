/** Where a Unit can go in one free Advance, and what would happen on every space there (C-1317). */
import type { ReachedSpace } from '../../../../shared/games/salient-questions.ts';
import type { Space } from '../../../../shared/games/salient.ts';
import { mineproofTile } from '../content/facilities.ts';
import { shieldOf } from '../damage.ts';
import { canEnter } from '../movement.ts';
import { boardOf, controls, diceOf, unitAt, unitOf } from '../play.ts';
import type { State, Unit } from '../state.ts';
import { freeAllowance } from '../turn/advancing.ts';
import { forecastClash, oddsOfRoll } from './odds.ts';

type Arrival = Omit<ReachedSpace, 'path' | 'minesPassed'>;

/** What happens if a Unit as it stands now enters a space. */
export function arrivalAt(state: Readonly<State>, unit: Unit, to: Space): Arrival {
  const board = boardOf(state);
  const foe = unitAt(state, to);
  const isProof = controls(state, board, unit.seat, mineproofTile);
  const isBehind = !board.isField[to];
  const isMined = state.mines.includes(to) && !isProof;
  return {
    to,
    clash:
      foe && !isBehind ? forecastClash(diceOf(unit), diceOf(foe), shieldOf(state, board, foe)) : undefined,
    mine: isMined ? oddsOfRoll(diceOf(unit), shieldOf(state, board, { ...unit, space: to })) : undefined,
    crosses: isBehind ? diceOf(unit).length : 0,
  };
}

/** Every space a Unit can reach in one Advance of so many steps, by the way with the fewest Mines, then the shortest. */
export function reachOf(state: Readonly<State>, id: number, steps?: number): ReachedSpace[] {
  const board = boardOf(state);
  const unit = unitOf(state, id);
  if (!board.isField[unit.space]) return [];
  const allowance = steps ?? freeAllowance(state, board, unit);
  const found = new Map<Space, ReachedSpace>();
  const walk = (from: Space, path: readonly Space[], minesPassed: number): void => {
    for (const to of board.seats[unit.seat].steps[from]) {
      if (to === unit.space || !canEnter(state, board, { ...unit, space: from }, to)) continue;
      const known = found.get(to);
      const way = [...path, to];
      if (known && (known.minesPassed < minesPassed || known.path.length <= way.length)) continue;
      const space = { ...arrivalAt(state, unit, to), path: way, minesPassed };
      found.set(to, space);
      const goesOn = way.length < allowance && !space.clash && space.crosses === 0;
      if (goesOn) walk(to, way, minesPassed + (space.mine ? 1 : 0));
    }
  };
  walk(unit.space, [], 0);
  return [...found.values()];
}

/** Own turns a Unit needs to get behind the line by free Advances alone, if nothing stands in its way; 0 when it is there. */
export function turnsToGoal(state: Readonly<State>, id: number): number {
  const board = boardOf(state);
  const unit = unitOf(state, id);
  if (!board.isField[unit.space]) return 0;
  return Math.ceil(board.seats[unit.seat].toGoal[unit.space] / freeAllowance(state, board, unit));
}
