/** Stories from their folders, campaigns begun with them, and the campaign on trial before the laws of every game. */
import { join } from 'node:path';
import { campaign, type CampaignSetup, type CampaignState } from '../../electron/campaign/index.ts';
import { readStory, type StoryContent, type StorySources } from '../../electron/campaign/story/read.ts';
import { setupFor } from '../../electron/campaign/story/walk.ts';
import { readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { storyFilesAt } from '../../electron/cli/stories/files.ts';
import { randomInt } from '../../electron/engine/rng.ts';
import type { Trial } from '../../electron/engine/trial.ts';
import { catalogueOf } from '../../electron/games/warband/campaign/catalogue.ts';
import type { CampaignAction, CampaignEvent, CampaignView, Catalogue } from '../../shared/games/campaign.ts';

const folder = (path: string): string => join(import.meta.dirname, '../..', path);

export const sixCandlesSources = (): StorySources => storyFilesAt(folder('resources/stories/six-candles'));
export const twoLightsSources = (): StorySources => storyFilesAt(folder('test/campaign/stories/two-lights'));

export function contentOf(sources: StorySources): StoryContent {
  const read = readStory(sources);
  if (!read.ok) throw new Error(JSON.stringify(read.error.slice(0, 3)));
  return read.value;
}

const catalogues = new Map<string, Catalogue>();

export function catalogueFor(packs: readonly string[]): Catalogue {
  const key = packs.join(' ');
  const made = catalogues.get(key) ?? catalogueOf(packs.map(readInstalledPack));
  catalogues.set(key, made);
  return made;
}

/** A setup of a story: the court of this number, with Warband alone. */
export function begun(
  { story }: StoryContent,
  number = 0,
  change: Partial<CampaignSetup> = {},
): CampaignSetup {
  return { ...setupFor(story, catalogueFor(story.packs), number)!, ...change };
}

/** Answers until `stop` holds; each time the first option of the first kind that is there, else the first of all. */
export function playUntil(
  state: CampaignState,
  kinds: readonly CampaignAction['kind'][],
  stop: (state: CampaignState) => boolean,
): void {
  for (let answers = 0; answers < 5000 && !stop(state); answers++) {
    const options = campaign.decision(state)?.options;
    if (!options) return;
    const wanted = kinds.map((kind) => options.find((option) => option.kind === kind)).find(Boolean);
    campaign.apply(state, wanted ?? options[0]!);
  }
}

/** Applies the listed option that is equal to this action. */
export function act(state: CampaignState, action: CampaignAction): CampaignEvent[] {
  const wanted = JSON.stringify(action);
  const listed = campaign.decision(state)?.options.find((option) => JSON.stringify(option) === wanted);
  if (!listed) throw new Error(`${wanted} is not listed`);
  const events: CampaignEvent[] = [];
  campaign.apply(state, listed, (event) => events.push(event));
  return events;
}

/** Another campaign that looks the same: other luck, other places where nobody has looked, other lists nobody has read. */
function scramble(state: Readonly<CampaignState>): CampaignState {
  const other = campaign.clone(state);
  other.seed = state.seed + 1_000_003;
  for (const [id, site] of Object.entries(other.sites)) {
    if (site.seen) continue;
    const like = state.setup.story.places.find(
      (place) => place.kind === site.kind && place.id !== site.place && place.acts.includes(state.act + 1),
    );
    other.sites[id] = { ...site, ...(like && { place: like.id }) };
  }
  for (const [id, rival] of Object.entries(other.rivals)) {
    const isRead = Object.values(other.sites).some((site) => site.rival === id && site.scouted);
    if (!isRead) rival.list.orders.reverse();
  }
  return other;
}

/** Campaigns of a story, played at random, from any court and in either form. */
export function campaignTrial(
  content: StoryContent,
): Trial<CampaignSetup, CampaignState, CampaignAction, CampaignEvent, CampaignView> {
  const setups = [0, 1, 2, 3].map((number) => Object.freeze(begun(content, number)));
  return {
    module: campaign,
    longest: 3000,
    setup: (_form, rng) => setups[randomInt(rng, setups.length)]!,
    scramble,
    secretsTold: () => [],
    rounds: ({ march }) => march,
    evaluate: ({ tallow }) => tallow,
  };
}
