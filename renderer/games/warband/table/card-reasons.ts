/**
 * How a closed card says why: in whole words where they have room, else as a sign with the rule. What keeps most cards
 * of a hand closed is said once above it, not on every card.
 */
import type { Refusal } from '../../../../shared/game.ts';
import { shortReason } from '../../../text/reasons.ts';

type Reasons = Readonly<Record<number, Refusal>>;

const wordsOf = ({ code }: Refusal): string => shortReason(code, undefined) || code;

/** Two rules that say the same in short are one reason; each card still names its own when it is looked at. */
const isSame = (one: Refusal, other: Refusal | undefined): boolean =>
  other !== undefined && wordsOf(one) === wordsOf(other);

/** The reason of more than half the cards, where none of them can be used. */
export function sharedReason(
  cards: readonly number[],
  offered: ReadonlyMap<number, unknown>,
  reasons: Reasons,
): Refusal | undefined {
  if (cards.some((card) => offered.has(card))) return undefined;
  const all = cards.flatMap((card) => reasons[card] ?? []);
  return all.find((reason) => all.filter((each) => isSame(each, reason)).length > cards.length / 2);
}

/** Whether a card's reason is the one said for all. */
export const isSaid = (shared: Refusal | undefined, own: Refusal | undefined): boolean =>
  shared !== undefined && isSame(shared, own);

type ReasonForm = 'words' | 'number' | 'tight';

/** Widths in parts of a card: of a letter, of the sign with its margins, of the sign and the rule side by side. */
const letter = 0.05;
const margin = 0.16;
const number = 0.41;

/** Words in two lines at most, none of them broken; else the sign beside the rule, at last above it. */
export function reasonForm(words: string, showing: number): ReasonForm {
  const longest = Math.max(words.length / 2 + 1, ...words.split(' ').map((word) => word.length));
  if (words !== '' && Math.min(1, showing) >= longest * letter + margin) return 'words';
  return showing >= number ? 'number' : 'tight';
}
