/** What must hold of a campaign after every action, whatever was chosen; broken things are told in words. */
import { copiesOwned, ownedKeys, warbandProblems } from './collection.ts';
import { stirringsOf } from './conditions.ts';
import { mostHonours, mostScars } from './roster.ts';
import type { CampaignState } from './state.ts';
import type { Story } from './story/schema.ts';

export function brokenInvariants(state: Readonly<CampaignState>): string[] {
  const { story } = state.setup;
  const { most } = story.tallow;
  const problems = warbandProblems(state);
  const sum = stirringsOf(state);
  if (state.tallow < 0 || state.tallow > most) problems.push(`the purse holds ${state.tallow}`);
  if (sum < 0) problems.push(`the Stirrings are ${sum}`);
  if (state.ground < 0) problems.push(`Ground is ${state.ground}`);
  for (const key of ownedKeys(state)) {
    if (copiesOwned(state, key) < 1) problems.push(`${copiesOwned(state, key)} copies of ${key} are owned`);
  }
  for (const { id, honours, scars } of state.roster) {
    if (honours.length > mostHonours || scars.length > mostScars) problems.push(`${id} is overburdened`);
    if (new Set(honours).size < honours.length || new Set(scars).size < scars.length)
      problems.push(`${id} bears something twice`);
  }
  if (state.stirrings.some(({ by }) => by === 0)) problems.push('a Stirring of nothing was counted');
  if (state.march > mostMarches(story)) problems.push(`no end after ${state.march} marches`);
  return problems;
}

/** All marches of all acts, and no more last battles than the Stirrings allow. */
export const mostMarches = ({ acts }: Story): number =>
  acts.reduce((sum, { marches }) => sum + marches, 0) + 6;
