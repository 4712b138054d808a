/** The options of a decision as things that lie somewhere: on a place, on spaces of the battlefield, or only in words. */
import type { Decision } from '../../../../shared/game.ts';
import type { SalientAction, SalientView, Space } from '../../../../shared/games/salient.ts';
import { boardOf } from '../content.ts';

export type SalientDecision = Decision<SalientAction>;

export interface Offer {
  option: number;
  action: SalientAction;
  /** Where it lies on the battlefield. */
  spaces: readonly Space[];
  /** The place on a desk. */
  slot: number | undefined;
}

const spaceOfUnit = (view: SalientView, id: number): Space[] =>
  view.units.filter((unit) => unit.id === id).map(({ space }) => space);

function spacesOf(action: SalientAction, view: SalientView): readonly Space[] {
  switch (action.kind) {
    case 'put':
    case 'mine':
      return [action.space];
    case 'choose':
      return spaceOfUnit(view, action.unit);
    case 'step':
      return [action.to];
    case 'line':
      return boardOf(view).lines[view.seat]?.[action.line] ?? [];
    default:
      return [];
  }
}

const slotOf = (action: SalientAction): number | undefined =>
  action.kind === 'assign' || action.kind === 'unassign' || action.kind === 'resolve'
    ? action.slot
    : undefined;

export const offersOf = (decision: SalientDecision | undefined, view: SalientView): Offer[] =>
  (decision?.options ?? []).map((action, option) => ({
    option,
    action,
    spaces: spacesOf(action, view),
    slot: slotOf(action),
  }));

/** What is pressed nowhere but in words. */
export const isInWords = ({ action, spaces, slot }: Offer): boolean =>
  spaces.length === 0 && slot === undefined && action.kind !== 'fill' && action.kind !== 'pick';

type Assign = Extract<SalientAction, { kind: 'assign' }>;

/** Ways to put what is in hand onto a place. Empty-handed everything that could go there. */
export function fitting(offers: readonly Offer[], hand: readonly number[]): Offer[] {
  const ways = offers.filter((offer): offer is Offer & { action: Assign } => offer.action.kind === 'assign');
  const [face, second] = hand;
  if (face === undefined) return ways;
  const withFace = ways.filter(({ action }) => action.face === face);
  const singles = withFace.filter(({ action }) => !action.pair);
  const pairs = withFace.filter(({ action }) => action.pair);
  if (second === undefined) return singles.length > 0 ? singles : pairs;
  if (second === face && pairs.length > 0) return pairs;
  return singles;
}
