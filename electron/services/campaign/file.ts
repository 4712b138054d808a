/**
 * A campaign as a file that repeats it elsewhere: story, cards, seed and answers. A file from outside is data of unknown
 * kind: its shape is checked, then its seal over every sign of it, then the story and each card like any from outside,
 * and then it must lead from answer to answer. Only then is anything stored.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { Catalogue } from '../../../shared/games/campaign.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { nameText } from '../../../shared/plain-text.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { z } from '../../../shared/zod.ts';
import { checkStory } from '../../campaign/story/check.ts';
import { readStory, type StoryContent, type StorySources } from '../../campaign/story/read.ts';
import { findStory, filesOfStory, storeStory } from '../../db/stories.ts';
import { parseJson } from '../../db/json.ts';
import { readCard, storyChecks, type Card } from '../../games/warband/index.ts';
import { campaignActionSchema } from './action-schema.ts';
import { keptCatalogue } from './catalogue-schema.ts';
import { store } from './beginning.ts';
import type { CampaignGround } from './desk.ts';
import { beginningSchema, repeat, setupOf, type Session } from './session.ts';
import { hashStory } from './story-shelf.ts';
import { campaignError } from './words-of.ts';

/** More than the largest story and every card there is. */
const mostUnpacked = 16 * 1024 * 1024;

const fileSchema = z.strictObject({
  format: z.literal('deepmarch-campaign'),
  version: z.literal(1),
  name: nameText(60),
  beginning: beginningSchema,
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  answers: z.array(campaignActionSchema).max(20_000),
  /** Deflated JSON in base64: the story's files by path; the cards, and what the campaign knows of them. */
  story: z.base64(),
  cards: z.base64(),
  seal: z.string().length(64),
});
type CampaignFile = z.infer<typeof fileSchema>;

const sourcesSchema = z.record(z.string().max(300), z.string());
const cardsSchema = z.strictObject({ catalogue: keptCatalogue, cards: z.array(z.unknown()).max(5000) });

const sealOf = ({ seal: _seal, ...content }: CampaignFile): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const packed = (value: unknown): string =>
  deflateRawSync(JSON.stringify(value), { level: 9 }).toString('base64');

function unpacked(text: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: mostUnpacked });
    return parseJson(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The head in lines a person can read, the long parts on one line each. */
function textOf(file: CampaignFile): string {
  const lines = Object.entries(file).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{${lines.join(',\n')}}\n`;
}

export function campaignFile({ db }: CampaignGround, session: Session): string {
  const { row, setup, seed, answers, armoury } = session;
  const { story: _story, catalogue, ...beginning } = setup;
  const content = {
    ...{ format: 'deepmarch-campaign' as const, version: 1 as const },
    ...{ name: row.name, beginning, seed, answers },
    story: packed(filesOfStory(db, row.storyHash)),
    cards: packed({ catalogue, cards: [...armoury.cards.values()] }),
  };
  return textOf({ ...content, seal: sealOf({ ...content, seal: '' }) });
}

interface ReadFile {
  file: CampaignFile;
  sources: StorySources;
  content: StoryContent;
  catalogue: Catalogue;
  cards: Card[];
}

/** Stores the campaign of a file, or says what is wrong with it; then nothing is stored. */
export function importCampaign(ground: CampaignGround, text: string): Result<number, CallError> {
  const read = readFile(text);
  if (!read.ok) return read;
  const { file, sources, content, catalogue, cards } = read.value;
  const { beginning, seed, answers, name } = file;
  const armoury = { catalogue, cards: new Map(cards.map((card) => [card.id, card])) };
  const state = repeat(setupOf(content, armoury, beginning), seed, answers);
  if (!state) return err(campaignError('file-diverges'));
  const storyHash = hashStory(sources);
  keepStory(ground, storyHash, read.value);
  const armouryHash = ground.armouries.keepThese(armoury);
  return ok(
    store(ground, {
      ...{ name, storyKey: content.story.id, storyHash, armouryHash, beginning, seed, state, answers },
    }),
  );
}

function readFile(text: string): Result<ReadFile, CallError> {
  const read = fileSchema.safeParse(parseJson(text));
  if (!read.success) return err(campaignError('no-campaign-file', linesOf(read.error)));
  // Every sign counts: what would be read the same but is written otherwise was altered too.
  if (read.data.seal !== sealOf(read.data) || textOf(read.data) !== text)
    return err(campaignError('file-altered'));
  const sources = sourcesSchema.safeParse(unpacked(read.data.story));
  const kept = cardsSchema.safeParse(unpacked(read.data.cards));
  if (!sources.success || !kept.success) return err(campaignError('no-campaign-file'));
  const cards = cardsIn(kept.data.cards);
  if (!cards.ok) return cards;
  const content = storyIn(sources.data, kept.data.catalogue, cards.value);
  if (!content.ok) return content;
  const { catalogue } = kept.data;
  return ok({
    file: read.data,
    sources: sources.data,
    content: content.value,
    catalogue,
    cards: cards.value,
  });
}

const linesOf = ({ issues }: z.ZodError): string[] =>
  issues.slice(0, 10).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);

/** Each card as Warband reads any card, under its key. */
function cardsIn(list: readonly unknown[]): Result<Card[], CallError> {
  const cards: Card[] = [];
  for (const value of list) {
    const id = z.looseObject({ id: z.string().max(200) }).safeParse(value);
    const read = id.success ? readCard({ ...id.data, id: 'card' }) : undefined;
    if (!id.success || !read?.ok)
      return err(campaignError('no-campaign-file', read && !read.ok ? [read.error[0]!.sentence] : []));
    cards.push({ ...read.value, id: id.data.id });
  }
  return ok(cards);
}

/** The story of the file, as sound as one that is imported alone. */
function storyIn(
  sources: StorySources,
  catalogue: Catalogue,
  cards: readonly Card[],
): Result<StoryContent, CallError> {
  const read = readStory(sources);
  const library = new Map(cards.map((card) => [card.id, card]));
  const problems = read.ok ? checkStory(read.value, storyChecks(catalogue, library)) : read.error;
  if (!read.ok || problems.length > 0)
    return err(
      campaignError(
        'story-unsound',
        problems.map(({ file, sentence }) => `${file}: ${sentence}`),
      ),
    );
  return read;
}

/** The story stays with the campaign; it is not installed by that. */
function keepStory({ db, now }: CampaignGround, hash: string, { content, sources }: ReadFile): void {
  if (findStory(db, hash)) return;
  const { id: key, version } = content.story;
  storeStory(db, {
    ...{ hash, key, version, source: 'imported', isEnabled: false, isInstalled: false },
    ...{ installedAt: now(), files: sources },
  });
}
