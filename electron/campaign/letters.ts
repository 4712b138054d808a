/**
 * What a place's letter promises: the one function that previews and reckonings both ask, so that they cannot differ.
 */
import type { Effect } from '../../shared/games/campaign.ts';
import { placeNamed } from './map.ts';
import type { CampaignState } from './state.ts';
import type { Place } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

export type Result = 'won' | 'lost' | 'passed';

export const isBattle = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind !== 'event' && kind !== 'market' && kind !== 'rest';

/** Everything a result at a place does, in order. */
export function outcomeOf(
  state: Reading,
  id: string,
  result: Result,
  by: 'you' | 'captain' = 'you',
): Effect[] {
  const place = placeNamed(state, id);
  if (!place) return [];
  const own = place[result] ?? [];
  const { battle, finale, finaleLost } = state.setup.story;
  if (finale.includes(id)) return result === 'lost' ? [...own, ...finaleLost] : own;
  const usual = isBattle(place) && result !== 'passed' ? battle[result] : [];
  const all = [...usual, ...own];
  return by === 'captain' ? all.map((effect) => shareOf(state, effect)) : all;
}

/** A captain brings a part of the money and one card of your own court instead of a choice. */
function shareOf({ setup }: Reading, effect: Effect): Effect {
  const { captain } = setup.story.rewards;
  if ('tallow' in effect && effect.tallow > 0)
    return { tallow: Math.max(1, Math.floor((effect.tallow * captain) / 100)) };
  return 'bundle' in effect ? { card: { pack: setup.court } } : effect;
}
