/** Amounts of wounds as one number, so that a frame can hold them: dice in the hundreds, the rest plain. */
import type { Amount } from './content/language.ts';

const diceCodes = [undefined, 'one', 'half', 'two'] as const;

export const codeOf = ({ dice, plus = 0 }: Amount): number => diceCodes.indexOf(dice) * 100 + plus;

export function amountFrom(code: number): Amount {
  const dice = diceCodes[Math.floor(code / 100)];
  return { ...(dice && { dice }), plus: code % 100 };
}
