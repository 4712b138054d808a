/** How a campaign comes to be: begun with a story, forked from a page of another, or brought from elsewhere. */
import { randomInt } from 'node:crypto';
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import type { CallError, Input } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { campaign, type CampaignState } from '../../campaign/index.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import { createCampaign } from '../../db/campaigns.ts';
import { findStory } from '../../db/stories.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { ownedIn, type CampaignGround } from './desk.ts';
import { textsOf } from './readable.ts';
import { beginningOf, repeat, setupOf, type Beginning, type Session } from './session.ts';
import { missingPacks } from './story-shelf.ts';
import { campaignError } from './words-of.ts';

/** 32 bits: short enough to write down. */
const seeds = 2 ** 32;

type Begun = Result<number, CallError>;

export function beginCampaign(ground: CampaignGround, wish: Input<'campaign.begin'>): Begun {
  const { db, stories, armouries, resources } = ground;
  const row = findStory(db, wish.story);
  const content = row?.isInstalled ? stories.content(wish.story) : undefined;
  if (!row || !content) return err(campaignError('no-such-story'));
  if (!row.isEnabled) return err(campaignError('story-off'));
  const missing = missingPacks(content, resources.cards);
  if (missing.length > 0) return err(campaignError('packs-missing', missing));
  const armouryHash = armouries.keep(content.story.packs);
  const armoury = armouries.at(armouryHash)!;
  const levy = armoury.catalogue.lists.find(({ pack }) => pack === wish.court)?.id;
  if (!content.story.courts.includes(wish.court) || levy === undefined)
    return err(campaignError('no-such-court'));
  const { court, level, form, seed = randomInt(seeds) } = wish;
  const beginning = { court, levy, level, form, games: playableIn(ground, content) };
  const state = campaign.start(setupOf(content, armoury, beginning), seed);
  const name = wish.name ?? textsOf(content)['story.title'] ?? row.key;
  return ok(
    store(ground, { name, storyKey: row.key, storyHash: row.hash, armouryHash, beginning, seed, state }),
  );
}

/** Places of a game that cannot be played as a battle name another. */
const playableIn = ({ games }: CampaignGround, { story }: StoryContent): string[] =>
  story.games.filter((id) => {
    const game = games.find(id);
    return game && hooksOf(game).battles;
  });

export interface Played {
  name: string;
  storyKey: string;
  storyHash: string;
  armouryHash: string;
  beginning: Beginning;
  seed: number;
  state: CampaignState;
  answers?: readonly CampaignAction[];
  fork?: { from: number; at: number };
}

/** Stores a campaign as it stands after its answers. */
export function store(
  { db, push, now }: Pick<CampaignGround, 'db' | 'push' | 'now'>,
  played: Played,
): number {
  const { state, answers = [], beginning, ...rest } = played;
  const { rulesVersion } = campaign;
  const begun = { ...rest, setup: beginning, rulesVersion };
  const id = createCampaign(db, begun, { answers, owned: ownedIn(state), at: now() });
  push('campaigns.changed', {});
  return id;
}

/** The first `at` answers of a campaign as one of their own. */
export function forkCampaign(ground: CampaignGround, session: Session, at: number): Begun {
  const { row, setup, seed } = session;
  if (setup.form === 'sworn') return err(campaignError('sworn'));
  const answers = session.answers.slice(0, at);
  const state = at < session.answers.length ? repeat(setup, seed, answers) : undefined;
  if (!state) return err(campaignError('no-such-page'));
  const { name, storyKey, storyHash, armouryHash } = row;
  const beginning = beginningOf(setup);
  const fork = { from: row.id, at };
  return ok(
    store(ground, {
      ...{ name, storyKey, storyHash, armouryHash: armouryHash!, beginning, seed, state, answers, fork },
    }),
  );
}
