/** Dice in hand: which of the Camp's dice are held, and where what is held fits. */
import type { SalientContent } from '../../../../shared/games/salient-questions.ts';
import type { SalientAction, SalientView } from '../../../../shared/games/salient.ts';
import { priceOf } from '../option-words.ts';
import { fitting, type Offer } from './offers.ts';

interface Holding {
  offers: readonly Offer[];
  view: SalientView;
  content: SalientContent;
}

/** Options by place for what is in hand; two dice go only where two dice are asked for. */
export function placesFor(
  { offers, view, content }: Holding,
  faces: readonly number[],
): Map<number, Offer[]> {
  const places = new Map<number, Offer[]>();
  for (const slot of new Set(offers.flatMap((offer) => (offer.slot === undefined ? [] : [offer.slot])))) {
    const ways = fitting(
      offers.filter((offer) => offer.slot === slot),
      faces,
    );
    const [way] = ways;
    // Coins and Insight are no matter of what is in hand.
    const paid = offers.filter(({ slot: each, action }) => each === slot && isPaid(action));
    if (paid.length > 0) places.set(slot, paid);
    const takesBoth =
      faces.length < 2 ||
      (way?.action.kind === 'assign' && (way.action.pair ?? takesTwo(slot, view, content)));
    if (way && takesBoth) places.set(slot, ways);
  }
  return places;
}

/** Only Coins or Insight go there. */
export const isPaid = (action: SalientAction): boolean =>
  action.kind === 'assign' && action.face === undefined;

const takesTwo = (slot: number, view: SalientView, content: SalientContent): boolean =>
  (priceOf(slot, view, content)?.dice ?? 0) > 1;

/** The hand after a die is pressed: let go, taken besides, or taken instead where both fit nowhere. */
export function handAfter(
  holding: Holding,
  fresh: readonly number[],
  hand: readonly number[],
  at: number,
): number[] {
  if (hand.includes(at)) return hand.filter((each) => each !== at);
  if (hand.length === 1) {
    const both = [...hand, at];
    const faces = both.map((each) => fresh[each] ?? 0);
    if (placesFor(holding, faces).size > 0 || placesFor(holding, faces.toReversed()).size > 0) return both;
  }
  return [at];
}
