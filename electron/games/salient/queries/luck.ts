/** The luck ledger: what everybody rolled against what was to be expected (issue 18.3). */
import type { LuckLine } from '../../../../shared/games/salient-questions.ts';
import { dieSides } from '../dice.ts';
import type { State } from '../state.ts';
import { sumsOfDice } from './odds.ts';

const meanFace = (dieSides + 1) / 2;
/** Of one die: (6² − 1) / 12. */
const variance = (dieSides * dieSides - 1) / 12;

function share(dice: number, pips: number): number {
  const chances = sumsOfDice(dice);
  const below = chances.slice(0, pips).reduce((sum, chance) => sum + chance, 0);
  return Math.round(100 * (below + (chances[pips] ?? 0) / 2));
}

export function luckLedger(state: Readonly<State>): LuckLine[] {
  return state.players.map(({ rolled }, seat) => {
    const faces = rolled.slice(1);
    const dice = faces.reduce((sum, count) => sum + count, 0);
    const pips = faces.reduce((sum, count, at) => sum + count * (at + 1), 0);
    return {
      seat,
      dice,
      pips,
      expected: dice * meanFace,
      deviation: Math.sqrt(dice * variance),
      faces,
      facesExpected: dice / dieSides,
      betterThan: share(dice, pips),
    };
  });
}
