/** What a weighed answer would make of the counters, before it is given. Hints only: what is done is the rules’ to say. */
import type { CampaignView, Effect } from '../../../shared/games/campaign.ts';

export interface Weighed {
  tallow: number;
  ground: number;
  stirrings: number;
  candles: number;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

export function countersOf({ tallow, ground, stirrings, candles }: CampaignView): Weighed {
  const lit = candles.filter(({ isLit }) => isLit).length;
  return { tallow: tallow.now, ground, stirrings: stirrings.sum, candles: lit };
}

export function weighedBy(view: CampaignView, effects: readonly Effect[]): Weighed {
  const after = countersOf(view);
  for (const effect of effects) {
    if ('tallow' in effect) after.tallow = clamp(after.tallow + effect.tallow, view.tallow.most);
    if ('ground' in effect) after.ground = Math.max(0, after.ground + effect.ground);
    if ('stir' in effect) after.stirrings = clamp(after.stirrings + effect.stir, view.stirrings.most);
    if ('candle' in effect) after.candles += candleStep(view, effect);
  }
  return after;
}

/** Of which candle a preview speaks is known only where it names its court. */
function candleStep({ candles, court }: CampaignView, effect: Extract<Effect, { candle: unknown }>): number {
  const { candle, to } = effect;
  const named = candle === 'own' ? court : candle === 'here' ? undefined : candle.court;
  const isLit = candles.find((each) => each.court === named)?.isLit;
  if (isLit === undefined || isLit === (to !== 'dark')) return 0;
  return to === 'dark' ? -1 : 1;
}
