/** How closed cards say why: what keeps most of a hand closed is said once above it, not on every card. */
import type { Refusal } from '../../../../shared/game.ts';
import { shortReason } from '../../../text/reasons.ts';

type Reasons = Readonly<Record<number, Refusal>>;

const wordsOf = ({ code }: Refusal): string => shortReason(code, undefined) || code;

/** Two rules that say the same in short are one reason; each card still names its own when it is looked at. */
const isSame = (one: Refusal, other: Refusal | undefined): boolean =>
  other !== undefined && wordsOf(one) === wordsOf(other);

/** The reason of more than half the cards that cannot be used, if there are several. */
export function sharedReason(
  cards: readonly number[],
  offered: ReadonlyMap<number, unknown>,
  reasons: Reasons,
): Refusal | undefined {
  const closed = cards.filter((card) => !offered.has(card));
  const all = closed.flatMap((card) => reasons[card] ?? []);
  if (all.length < 2) return undefined;
  return all.find((reason) => all.filter((each) => isSame(each, reason)).length > closed.length / 2);
}

/** Whether a card's reason is the one said for all. */
export const isSaid = (shared: Refusal | undefined, own: Refusal | undefined): boolean =>
  shared !== undefined && isSame(shared, own);
