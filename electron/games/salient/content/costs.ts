/** Costs made ready for quick questions: which faces fit, how many dice, which tokens. */
import type { Cost, Need } from './language.ts';

export interface ReadyCost {
  /** Bit `face` is set when a die of that face fits the one place, or both of two equal ones. */
  faces: number;
  /** Dice in all; a pair counts two, an optional pair one. */
  dice: number;
  mayPair: boolean;
  mustPair: boolean;
  credits: number;
  research: number;
}

const allFaces = [1, 2, 3, 4, 5, 6] as const;

function fitsNeed(need: Need, face: number): boolean {
  if (need === 'any') return true;
  if (need === 'even') return face % 2 === 0;
  if (need === 'odd') return face % 2 === 1;
  if ('least' in need) return face >= need.least;
  return 'most' in need ? face <= need.most : face === need.exactly;
}

/** Where two dice are asked for, both places ask for the same (D4, D7). */
export function readyCost({ dice = [], pair, credits = 0, research = 0 }: Cost): ReadyCost {
  const [need] = dice;
  const faces = need === undefined ? [] : allFaces.filter((face) => fitsNeed(need, face));
  return {
    faces: faces.reduce((bits, face) => bits | (1 << face), 0),
    dice: pair === 'must' ? 2 : dice.length,
    mayPair: pair === 'may',
    mustPair: pair === 'must',
    credits,
    research,
  };
}

/** What a place for one die says: "any", "even", "≥4". */
export function needSign(need: Need | undefined): string {
  if (need === undefined) return '';
  if (typeof need === 'string') return need;
  if ('least' in need) return `≥${need.least}`;
  return 'most' in need ? `≤${need.most}` : `=${need.exactly}`;
}
