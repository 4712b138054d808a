/** Exact odds: what an Engagement leaves, and what a roll of the damage die leaves of a Unit, by counting all faces (C-1317). */
import type { ClashForecast, RollOdds, RollResult } from '../../../../shared/games/salient-questions.ts';
import { afterDamage, clash, type Dice } from '../damage.ts';
import { dieSides } from '../dice.ts';

/** The dice of a Unit as a list, top first; none of a Unit that is gone. */
const listed = ({ top, bottom }: Readonly<Dice>): number[] => [top, bottom].filter((face) => face > 0);

const asDice = ([top = 0, bottom = 0]: readonly number[]): Dice => ({ top, bottom });

/** An Engagement before it is fought, dice top first. */
export function forecastClash(
  attacker: readonly number[],
  defender: readonly number[],
  shield = 0,
): ClashForecast {
  const after = clash(asDice(attacker), asDice(defender), shield);
  const stands = [after.attacker.top > 0, after.defender.top > 0];
  const survivor = stands[0] ? (stands[1] ? 'both' : 'attacker') : stands[1] ? 'defender' : 'nobody';
  return { survivor, attacker: listed(after.attacker), defender: listed(after.defender) };
}

/** What one roll of the damage die leaves of a Unit, through both dice of Armour. */
export const oddsOfRoll = (dice: readonly number[], shield = 0): RollOdds =>
  oddsOf(dice, (face) => listed(afterDamage(asDice(dice), Math.max(0, face - shield))));

/** The same of damage that needs no roll. */
export function oddsOfDamage(dice: readonly number[], amount: number, shield = 0): RollOdds {
  const left = listed(afterDamage(asDice(dice), Math.max(0, amount - shield)));
  return oddsOf(dice, () => left);
}

/** What each face of the damage die leaves of some dice, counted. */
export function oddsOf(dice: readonly number[], leaves: (face: number) => number[]): RollOdds {
  const results: RollResult[] = [];
  for (let face = 1; face <= dieSides; face++) {
    const left = leaves(face);
    const same = results.find((result) => result.dice.join() === left.join());
    if (same) same.faces++;
    else results.push({ dice: left, faces: 1 });
  }
  const share = (test: (left: readonly number[]) => boolean): number =>
    results.filter((result) => test(result.dice)).reduce((sum, { faces }) => sum + faces, 0) / dieSides;
  return {
    survives: share((left) => left.length > 0),
    whole: share((left) => left.length === dice.length),
    results,
  };
}

/** How likely each sum of so many fair dice is, by sum. */
export function sumsOfDice(count: number): number[] {
  let chances = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(chances.length + dieSides).fill(0);
    chances.forEach((chance, sum) => {
      for (let face = 1; face <= dieSides; face++) next[sum + face] += chance / dieSides;
    });
    chances = next;
  }
  return chances;
}
