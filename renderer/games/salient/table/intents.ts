/** What somebody means who presses a place or a space where no option lies: asked about, it tells why not. */
import {
  meaningOfSlot,
  type SalientIntent,
  type SalientView,
  type Space,
} from '../../../../shared/games/salient.ts';
import { printed } from '../content.ts';
import { priceOf } from '../option-words.ts';
import type { SalientDecision } from './offers.ts';

export function slotIntent(
  code: string,
  slot: number,
  view: SalientView,
  face: number | undefined,
): SalientIntent {
  if (code === 'resolve') return { kind: 'resolve', slot };
  const price = priceOf(slot, view, printed());
  const needsDie = price ? price.dice > 0 : meaningOfSlot(slot).kind !== 'pact';
  return { kind: 'assign', slot, ...(needsDie && { face: face ?? 0 }) };
}

const unitOn = (view: SalientView, space: Space): number =>
  view.units.find((each) => each.space === space)?.id ?? -1;

export function spaceIntent(
  decision: SalientDecision | undefined,
  space: Space,
  view: SalientView,
  chosen: number | undefined,
): SalientIntent {
  const kinds = decision?.options.map(({ kind }) => kind) ?? [];
  if (kinds.includes('put')) return { kind: 'put', space };
  if (kinds.includes('choose')) return { kind: 'choose', unit: unitOn(view, space) };
  if (kinds.includes('mine')) return { kind: 'mine', space };
  return { kind: 'step', unit: chosen ?? unitOn(view, space), to: space };
}
