/**
 * What a place's letter promises: the one function that previews and reckonings both ask, so that they cannot differ.
 */
import type { Effect, Fact, Step, Tallies } from '../../shared/games/campaign.ts';
import { placeNamed } from './map.ts';
import type { CampaignState } from './state.ts';
import type { Place } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

export type Result = 'won' | 'lost' | 'passed';

export const isBattle = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind !== 'event' && kind !== 'market' && kind !== 'rest';

type Leader = 'you' | 'captain';

/** Everything a result at a place does, in order. */
export function outcomeOf(state: Reading, id: string, result: Result, by: Leader = 'you'): Effect[] {
  const place = placeNamed(state, id);
  if (!place) return [];
  const own = place[result] ?? [];
  const { finale, finaleLost } = state.setup.story;
  if (finale.includes(id)) return result === 'lost' ? [...own, ...finaleLost] : own;
  const all = result === 'passed' ? own : [...usualOf(state, place)[result], ...own];
  return by === 'captain' ? all.map((effect) => shareOf(state, effect)) : all;
}

/** What every battle of its kind brings. */
function usualOf({ setup }: Reading, place: Place): Record<'won' | 'lost', Effect[]> {
  if (!isBattle(place)) return { won: [], lost: [] };
  return setup.story.usual?.[place.kind] ?? setup.story.battle;
}

/** What a place brings by degrees, in order. */
export function stepsOf(state: Reading, id: string, by: Leader = 'you'): Step[] {
  const steps = placeNamed(state, id)?.steps ?? [];
  if (by === 'you') return steps;
  return steps.map((step) => ({ ...step, effects: step.effects.map((effect) => shareOf(state, effect)) }));
}

/** What is gained for keeps counts twice: money and cards, and nothing that is a price. */
export const forKeeps = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect): Effect[] => {
    if ('tallow' in effect && effect.tallow > 0) return [{ tallow: 2 * effect.tallow }];
    return 'card' in effect ? [effect, effect] : [effect];
  });

/** The steps a match reached, as the table tells them. */
export const reachedIn = (steps: readonly Step[], won: boolean, tallies: Tallies): Fact[] =>
  steps.flatMap(({ of, atLeast, on = won ? 'won' : 'lost' }, step) =>
    (on === 'won') === won && (tallies[of] ?? 0) >= atLeast ? [{ fact: 'reached', step }] : [],
  );

/** A captain brings a part of the money and one card of your own court instead of a choice. */
function shareOf({ setup }: Reading, effect: Effect): Effect {
  const { captain } = setup.story.rewards;
  if ('tallow' in effect && effect.tallow > 0)
    return { tallow: Math.max(1, Math.floor((effect.tallow * captain) / 100)) };
  return 'bundle' in effect ? { card: { pack: setup.court } } : effect;
}
