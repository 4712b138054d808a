/** The Stirrings as joints of a spine: which are filled, with what, and what would come or go. */
import type { CampaignView, StirCause } from '../../shared/games/campaign.ts';

export interface Joint {
  state: 'empty' | 'stirred' | 'calmed' | 'coming' | 'leaving';
  cause?: StirCause;
}

export const causeSigns: Record<StirCause, string> = {
  battle: 'cracked-shield',
  theft: 'robber-hand',
  front: 'spears',
  dark: 'unlit-candelabra',
  relit: 'candle-flame',
  noise: 'drum',
  finale: 'sword-altar',
};

/** Each cause with how much it stirred, or calmed. */
export function causesOf({ causes }: CampaignView['stirrings']): [StirCause, number][] {
  const sums = new Map<StirCause, number>();
  for (const { cause, by } of causes) sums.set(cause, (sums.get(cause) ?? 0) + by);
  return [...sums].filter(([, sum]) => sum !== 0);
}

export function jointsOf(stirrings: CampaignView['stirrings'], weighed = stirrings.sum): Joint[] {
  const { sum, most, causes } = stirrings;
  const stirred = causes.flatMap(({ cause, by }) => Array.from({ length: Math.max(0, by) }, () => cause));
  return Array.from({ length: most }, (_, at): Joint => {
    const cause = stirred[at];
    if (at < sum) return { state: at >= weighed ? 'leaving' : 'stirred', ...(cause && { cause }) };
    if (at < weighed) return { state: 'coming' };
    return at < stirred.length ? { state: 'calmed', cause: 'relit' } : { state: 'empty' };
  });
}
