/**
 * A campaign in memory: what repeats it, and where it stands. Everything stored is checked on the way: the story and the
 * cards by their hashes, the answers by being legal one after the other.
 */
import { campaignActionSchema } from './action-schema.ts';
import type { CampaignAction, CampaignEvent } from '../../../shared/games/campaign.ts';
import { levelIds } from '../../../shared/games/campaign.ts';
import { campaignForms } from '../../../shared/calls/campaign.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { nameText } from '../../../shared/plain-text.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { z } from '../../../shared/zod.ts';
import { campaign, type CampaignSetup, type CampaignState } from '../../campaign/index.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import { loadCampaign, type StoredCampaign } from '../../db/campaigns.ts';
import type { Db } from '../../db/connect.ts';
import { hash } from '../../engine/hash.ts';
import type { Armouries, Armoury } from './armoury.ts';
import type { StoryShelf } from './story-shelf.ts';
import { campaignError } from './words-of.ts';

/** What is stored of a setup; story and cards are stored by hash. */
export const beginningSchema = z.strictObject({
  court: z.string(),
  levy: z.string(),
  level: z.enum(levelIds),
  form: z.enum(campaignForms),
  games: z.array(z.string()),
  names: z.record(z.string().max(40), nameText(40)).optional(),
});
export type Beginning = z.infer<typeof beginningSchema>;

export interface Session {
  row: StoredCampaign;
  content: StoryContent;
  armoury: Armoury;
  setup: CampaignSetup;
  seed: number;
  answers: CampaignAction[];
  state: CampaignState;
}

export interface Sources {
  db: Db;
  stories: StoryShelf;
  armouries: Armouries;
}

/** A campaign as it stands, or why it cannot be played on. */
export function openSession({ db, stories, armouries }: Sources, id: number): Result<Session, CallError> {
  const row = loadCampaign(db, id);
  if (!row) return err(campaignError('no-such-campaign'));
  const { storyHash, armouryHash, seed, rulesVersion } = row;
  const beginning = beginningSchema.safeParse(row.setup);
  const answers = z.array(campaignActionSchema).safeParse(row.answers);
  const content = stories.content(storyHash);
  const armoury = armouries.at(armouryHash ?? '');
  const isWhole = beginning.success && answers.success && content && armoury && seed !== null;
  if (!isWhole) return err(campaignError('unreadable'));
  if (row.isAltered) return err(campaignError('altered'));
  const setup = setupOf(content, armoury, beginning.data);
  const state = repeat(setup, seed, answers.data);
  if (!state) return err(campaignError(rulesVersion === campaign.rulesVersion ? 'altered' : 'olderRules'));
  return ok({ row, content, armoury, setup, seed, answers: answers.data, state });
}

export const setupOf = (
  { story }: StoryContent,
  { catalogue }: Armoury,
  beginning: Beginning,
): CampaignSetup => ({ ...beginning, story, catalogue });

/** What is stored of a setup. */
export const beginningOf = ({
  story: _story,
  catalogue: _catalogue,
  ...beginning
}: CampaignSetup): Beginning => beginning;

/** The listed option that this answer is. */
function listed(state: Readonly<CampaignState>, action: CampaignAction): CampaignAction | undefined {
  const wanted = hash(action);
  return campaign.decision(state)?.options.find((option) => hash(option) === wanted);
}

/** Where these answers lead, or nothing if one of them is not legal; `look` sees each position before its answer. */
export function repeat(
  setup: CampaignSetup,
  seed: number,
  answers: readonly CampaignAction[],
  look?: (state: Readonly<CampaignState>, at: number) => void,
): CampaignState | undefined {
  try {
    const state = campaign.start(setup, seed);
    for (const [at, answer] of answers.entries()) {
      look?.(state, at);
      const option = listed(state, answer);
      if (!option) return undefined;
      campaign.apply(state, option);
    }
    return state;
  } catch {
    // A setup that was stored by other rules may mean nothing to these.
    return undefined;
  }
}

/** Further answers on a copy; nothing if one of them is not legal. */
export function carryOn(
  state: Readonly<CampaignState>,
  answers: readonly CampaignAction[],
): { state: CampaignState; events: CampaignEvent[] } | undefined {
  const next = campaign.clone(state);
  const events: CampaignEvent[] = [];
  for (const answer of answers) {
    const option = listed(next, answer);
    if (!option) return undefined;
    campaign.apply(next, option, (event) => events.push(event));
  }
  return { state: next, events };
}
