/** After a battle: the place's result, and what became of those who marched. */
import type { Effect, Fact } from '../../shared/games/campaign.ts';
import { applyEffects } from './effects.ts';
import { endCampaign } from './ending.ts';
import { stirringsOf } from './conditions.ts';
import { forKeeps, outcomeOf, stepsOf } from './letters.ts';
import { honoursFor, nameFor, rest, veteranOf, wound } from './roster.ts';
import { tell, type CampaignState, type Journey } from './state.ts';

export interface BattleEnd {
  site: string;
  place: string;
  by: 'you' | 'captain';
  won: boolean;
  marching: string[];
  fallen: string[];
  deed?: Extract<Fact, { fact: 'deed' }> | undefined;
  /** Steps of the place that were reached. */
  reached?: readonly number[] | undefined;
  isForKeeps?: true | undefined;
}

/** The result's effects and those of every step that was reached: what the letter said, in its order. */
function gainsOf(state: Readonly<CampaignState>, end: BattleEnd): Effect[] {
  const { place, by, won, reached = [] } = end;
  const steps = stepsOf(state, place, by);
  const effects = [
    ...outcomeOf(state, place, won ? 'won' : 'lost', by),
    ...reached.flatMap((step) => steps[step]!.effects),
  ];
  return end.isForKeeps ? forKeeps(effects) : effects;
}

export function reckon(journey: Journey, end: BattleEnd): void {
  const { state } = journey;
  const { site, place, by, won } = end;
  const result = won ? 'won' : 'lost';
  const rival = state.sites[site]?.rival;
  tell(journey, { kind: 'battleEnded', site, place, won, by });
  state.pages.push({ kind: 'scene', text: `place.${place}.${result}` });
  const gains = gainsOf(state, end);
  settle(state, end, gains);
  applyEffects(journey, gains, { why: place, site, rival, marched: end.marching });
  lookAfter(journey, end);
  if (state.inFinale) finishFinale(journey, won);
}

/** What is counted and written down. */
function settle(state: CampaignState, { site, place, won, by, reached }: BattleEnd, gains: Effect[]): void {
  const result = won ? 'won' : 'lost';
  state[result] += 1;
  state.lossesRunning = won ? 0 : state.lossesRunning + 1;
  if (won) state.helpedAt = 0;
  const found = state.sites[site];
  // Only a battle of warbands uses up what was kept for the next one.
  if ((found?.kind ?? 'warband') === 'warband')
    state.advantages = state.advantages.filter(({ at }) => at !== undefined && at !== site);
  if (found && !state.inFinale) {
    found.status = result;
    found.attempt += 1;
    if (won && by === 'you') state.site = site;
    state.visited.push(site);
  }
  const { march, act } = state;
  const rival = found?.rival;
  state.chronicle.push({
    ...{ march, act, site, place, result },
    kind: state.inFinale ? 'finale' : (found?.kind ?? 'warband'),
    ...(by === 'captain' ? { by } : {}),
    ...(reached === undefined ? {} : { brought: gains }),
    ...(rival === undefined ? {} : { rival }),
  });
}

/** The weary rest, the fallen are scarred, and whoever did something is named for it. */
function lookAfter(journey: Journey, { marching, fallen, deed }: BattleEnd): void {
  const { state } = journey;
  for (const id of marching) rest(state, veteranOf(state, id)!, 1);
  for (const id of fallen) wound(journey, veteranOf(state, id)!);
  if (!deed || fallen.includes(deed.by)) return;
  const honours = honoursFor(state, deed.by, deed.deed);
  if (honours.length === 0) return;
  const name = nameFor(state, deed.by);
  state.pages.push({ kind: 'honour', creature: deed.by, name, deed: deed.deed, honours });
}

/** A lost finale may be tried again as long as the hill is not awake. */
function finishFinale(journey: Journey, won: boolean): void {
  const { state } = journey;
  const isAwake = state.lastStand || stirringsOf(state) >= state.setup.story.stirrings;
  if (won || isAwake) endCampaign(journey, won);
  else {
    state.march += 1;
    state.pages.push({ kind: 'finale' });
  }
}
