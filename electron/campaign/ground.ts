/** Ground: kept from Fronts and candles, and spent at the map on a place that is to come to no harm (C-34). */
import type { CampaignAction } from '../../shared/games/campaign.ts';
import { outcomeOf } from './letters.ts';
import type { CampaignState, Journey } from './state.ts';

/** Places in sight that would do harm if they were passed. */
export function securing(state: Readonly<CampaignState>): CampaignAction[] {
  if (state.ground === 0) return [];
  return Object.keys(state.sites)
    .filter((site) => {
      const { status, seen, secured, place } = state.sites[site]!;
      return status === 'open' && seen && !secured && outcomeOf(state, place, 'passed').length > 0;
    })
    .map((site) => ({ kind: 'secure', site }));
}

export function secure({ state }: Journey, site: string): void {
  state.ground -= 1;
  state.sites[site]!.secured = true;
}
