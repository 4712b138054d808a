/** The calls about stories: looked at, stored, switched, removed. The files of one are sent like those of a pack. */
import type { StoryReport } from '../../../shared/calls/campaign.ts';
import type { Answer, CallError, Handlers } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { readStory } from '../../campaign/story/read.ts';
import { findStory, listStories, removeStory, storeStory, switchStory } from '../../db/stories.ts';
import type { Backups } from '../backups.ts';
import { errorOf } from '../failure-words.ts';
import type { PackReader } from '../packs/reader.ts';
import type { Uploads } from '../packs/uploads.ts';
import { gather } from './armoury.ts';
import type { CampaignGround } from './desk.ts';
import { saidBy, storyLines } from './lines.ts';
import type { ReadStory, SentStory, StoryCards } from './sent-story.ts';
import { hashStory } from './story-shelf.ts';
import { campaignError } from './words-of.ts';

export interface StoriesGround extends CampaignGround {
  backups: Pick<Backups, 'create'>;
  reader: Pick<PackReader, 'readStory'>;
  uploads: Uploads;
}

type Calls = 'stories.list' | 'stories.check' | 'stories.import' | 'stories.switch' | 'stories.remove';

export function makeStoryHandlers(ground: StoriesGround): Pick<Handlers, Calls> {
  const { db, reader, uploads, push } = ground;
  const list = (): Answer<'stories.list'> => ok({ stories: storyLines(ground) });
  const changed = (): Answer<'stories.list'> => {
    push('campaigns.changed', {});
    return list();
  };
  return {
    'stories.list': list,
    'stories.check': async ({ upload }) => {
      const sent = uploads.take(upload);
      if (!sent.ok) return sent;
      return ok(reportOn(ground, await reader.readStory(sent.value, cardsOf(ground))));
    },
    'stories.import': async ({ upload, hash }) => {
      const sent = uploads.take(upload);
      if (!sent.ok) return sent;
      const read = await reader.readStory(sent.value, cardsOf(ground));
      const stored = read.ok
        ? await importStory(ground, read.value, hash)
        : err(campaignError('story-unsound'));
      if (!stored.ok) return stored;
      uploads.forget(upload);
      return changed();
    },
    'stories.switch': ({ hash, isEnabled }) => {
      if (!findStory(db, hash)?.isInstalled) return err(campaignError('no-such-story'));
      switchStory(db, hash, isEnabled);
      return changed();
    },
    'stories.remove': ({ hash }) => {
      const story = findStory(db, hash);
      if (!story?.isInstalled) return err(campaignError('no-such-story'));
      if (story.source === 'builtin') return err(campaignError('builtin-story'));
      removeStory(db, hash);
      return changed();
    },
  };
}

/** The cards of every enabled pack. */
function cardsOf({ resources }: CampaignGround): StoryCards {
  const packs = resources.cards.packs().map(({ key }) => key);
  return { packs, ...gather(resources.cards, packs) };
}

/** More would not be read by anybody. */
const mostRemarks = 200;

function reportOn(ground: StoriesGround, read: SentStory): StoryReport {
  if (!read.ok) {
    const { errors, ignored } = read.error;
    return { errors: errors.slice(0, mostRemarks), more: Math.max(0, errors.length - mostRemarks), ignored };
  }
  const { sources, ignored } = read.value;
  const hash = hashStory(sources);
  const content = readStory(sources);
  if (!content.ok) return { errors: content.error, more: 0, ignored };
  const said = saidBy(hash, content.value, ground.resources.cards);
  return { errors: [], more: 0, ignored, story: { ...said, standing: standingOf(ground, hash, said.id) } };
}

function standingOf({ db }: StoriesGround, hash: string, id: string): 'new' | 'same' | 'other' {
  const installed = listStories(db);
  if (installed.some((row) => row.hash === hash)) return 'same';
  return installed.some(({ key }) => key === id) ? 'other' : 'new';
}

/** After a backup, whole or not at all. */
async function importStory(
  { db, backups, now }: StoriesGround,
  { sources }: ReadStory,
  hash: string,
): Promise<Result<undefined, CallError>> {
  if (hashStory(sources) !== hash) return err(campaignError('another-story'));
  const content = readStory(sources);
  if (!content.ok) return err(campaignError('story-unsound'));
  const backup = await backups.create('before-import');
  if (!backup.ok) return err(errorOf(backup.error));
  const { id: key, version } = content.value.story;
  const known = findStory(db, hash);
  storeStory(db, {
    ...{ hash, key, version, source: known?.source ?? 'imported', isEnabled: true, isInstalled: true },
    ...{ installedAt: now(), files: sources },
  });
  return ok(undefined);
}
