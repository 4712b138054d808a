/**
 * Options that are listed again and again, made once and shared by all lists: of fifty that a listing offers one is
 * taken, and making the others costs more than finding them. Shared options are frozen.
 */
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { longestSide } from './geometry/square.ts';
import type { CardId, Square } from './state.ts';

/** Cards, creatures and squares have small numbers; greater ones, of actions late in a match, are not kept. */
const keptNumbers = 1024;

/** Makes the option of a number when it is first wanted. */
function shared(make: (number: number) => WarbandAction): (number: number) => WarbandAction {
  const made = new Array<WarbandAction | undefined>(keptNumbers);
  return (number) => (number < keptNumbers ? (made[number] ??= Object.freeze(make(number))) : make(number));
}

export const endOption: WarbandAction = Object.freeze({ kind: 'end' });
export const passOption: WarbandAction = Object.freeze({ kind: 'pass' });
export const activateOption = shared((creature: CardId) => ({ kind: 'activate', creature }));
export const playOption = shared((card: CardId) => ({ kind: 'play', card }));
export const targetOption = shared((id) => ({ kind: 'target', id }));
const meleeOption = shared((target: CardId) => ({ kind: 'attack', target, mode: 'melee' }));
const rangedOption = shared((target: CardId) => ({ kind: 'attack', target, mode: 'ranged' }));

export const attackOption = (target: CardId, mode: 'melee' | 'ranged'): WarbandAction =>
  mode === 'melee' ? meleeOption(target) : rangedOption(target);

/** Ways that set off nothing, a hazard, or one of the first chests; the others are made anew each time. */
const usualOutcomes = 8;

function sharedWays(kind: 'move' | 'go'): (to: Square, outcome: number) => WarbandAction {
  const made = new Array<WarbandAction | undefined>(longestSide * longestSide * usualOutcomes);
  return (to, outcome) => {
    if (outcome < 0 || outcome >= usualOutcomes) return { kind, to, outcome };
    return (made[to * usualOutcomes + outcome] ??= Object.freeze({ kind, to, outcome }));
  };
}

export const moveOption = sharedWays('move');
export const goOption = sharedWays('go');
