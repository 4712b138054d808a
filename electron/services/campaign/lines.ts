/** Campaigns and stories as lists show them; what cannot be read is listed with the reason. */
import type { CampaignLine, StoryLine } from '../../../shared/calls/campaign.ts';
import { campaignTroubles } from '../../../shared/calls/campaign.ts';
import { campaign } from '../../campaign/index.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import { listCampaigns } from '../../db/campaigns.ts';
import { followersOf, listStories, type StoryRow } from '../../db/stories.ts';
import type { CardLibrary } from '../packs/library.ts';
import type { CampaignGround, Desk } from './desk.ts';
import { openedOf } from './opened.ts';
import { textsOf } from './readable.ts';
import { missingPacks } from './story-shelf.ts';
import type { Session } from './session.ts';

type Row = ReturnType<typeof listCampaigns>[number];

export const campaignLines = (ground: CampaignGround, desk: Desk): CampaignLine[] =>
  listCampaigns(ground.db).map((row) => lineOf(ground, desk, row));

function lineOf({ stories }: CampaignGround, desk: Desk, row: Row): CampaignLine {
  const { id, name, storyKey, storyHash, createdAt, playedAt, forkedFrom } = row;
  const opened = desk.open(id);
  const content = stories.content(storyHash);
  const trouble = opened.ok ? undefined : campaignTroubles.find((each) => each === opened.error.code);
  return {
    ...{ id, name, createdAt, playedAt },
    story: {
      id: storyKey,
      title: (content && textsOf(content)['story.title']) ?? storyKey,
      version: content?.story.version ?? '',
    },
    ...(forkedFrom !== null && { forkedFrom }),
    ...(opened.ok ? { stands: standsOf(desk, opened.value) } : { trouble: trouble ?? 'unreadable' }),
  };
}

function standsOf(desk: Desk, session: Session): NonNullable<CampaignLine['stands']> {
  const { state, setup, content } = session;
  const view = campaign.view(state, 0);
  const texts = textsOf(content);
  const battle = openedOf(session, desk.stands(session)).battle;
  return {
    court: { id: view.court, name: texts[`court.${view.court}`] ?? view.court },
    ...{ level: view.level, form: view.form, act: view.act, acts: view.acts, march: view.march },
    actTitle: texts[`act.${setup.story.acts[view.act - 1]?.id}.title`] ?? '',
    site: texts[`site.${view.site}`] ?? view.site,
    ...{ stirrings: view.stirrings.sum, stirringsMost: view.stirrings.most },
    candles: view.candles.filter(({ isLit }) => isLit).length,
    ...(view.ending !== undefined && { ending: texts[`ending.${view.ending}.title`] ?? view.ending }),
    ...(battle?.match !== undefined && { match: { id: battle.match, game: battle.game } }),
  };
}

/** What a story says of itself, whether or not it is installed. */
export type StorySaid = Omit<StoryLine, 'isBuiltin' | 'isEnabled' | 'installedAt' | 'campaigns'>;

export function saidBy(hash: string, content: StoryContent, cards: CardLibrary): StorySaid {
  const { story } = content;
  const texts = textsOf(content);
  const text = (key: string): string => texts[key] ?? '';
  return {
    ...{ hash, id: story.id, version: story.version, licence: story.licence },
    ...{ title: text('story.title'), opening: text('story.opening') },
    acts: story.acts.length,
    battles: Object.keys(content.scenarios).length,
    ...{ events: story.events.length, endings: story.endings.length },
    courts: story.courts.map((id) => ({
      ...{ id, name: text(`court.${id}`), opening: text(`court.${id}.opening`) },
    })),
    missing: missingPacks(content, cards),
  };
}

/** Stories that are installed and can be read. */
export const storyLines = ({ db, stories, resources }: CampaignGround): StoryLine[] =>
  listStories(db).flatMap((row) => {
    const content = stories.content(row.hash);
    return content
      ? [storyLine(row, saidBy(row.hash, content, resources.cards), followersOf(db, row.hash))]
      : [];
  });

const storyLine = (
  { source, isEnabled, installedAt }: StoryRow,
  said: StorySaid,
  campaigns: number,
): StoryLine => ({ ...said, isBuiltin: source === 'builtin', isEnabled, installedAt, campaigns });
