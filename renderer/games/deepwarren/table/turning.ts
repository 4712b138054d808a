/** Turning the tile in hand: only the ways it fits are ever shown. */
import type { DeepwarrenAction, Turn } from '../../../../shared/games/deepwarren.ts';

interface Way {
  option: number;
  turn: Turn;
}

const waysOf = (options: readonly number[], actions: readonly DeepwarrenAction[]): Way[] =>
  options
    .flatMap((option) => {
      const action = actions[option];
      return action?.kind === 'place' ? [{ option, turn: action.turn }] : [];
    })
    .sort((one, other) => one.turn - other.turn);

const quarters = (from: Turn, to: Turn): number => (to - from + 4) % 4;

/** The option of a cell with this turn, or with the next one clockwise that fits. */
export function optionAt(
  options: readonly number[],
  actions: readonly DeepwarrenAction[],
  turn: Turn,
): number | undefined {
  const ways = waysOf(options, actions);
  return ways.sort((one, other) => quarters(turn, one.turn) - quarters(turn, other.turn))[0]?.option;
}

/** The next way the tile fits at its cell, clockwise or against the clock. */
export function nextTurn(
  options: readonly number[],
  actions: readonly DeepwarrenAction[],
  turn: Turn,
  by: 1 | -1,
): number | undefined {
  const ways = waysOf(options, actions);
  const at = ways.findIndex((way) => way.turn === turn);
  return ways[(at + by + ways.length) % ways.length]?.option;
}
