/** A story from what was sent: sound, tried with the cards that are there and walked through, or every error. */
import type { Catalogue } from '../../../shared/games/campaign.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { checkStory } from '../../campaign/story/check.ts';
import type { StoryProblem } from '../../campaign/story/problems.ts';
import { isOfStory, readStory, withLines, type StorySources } from '../../campaign/story/read.ts';
import { walkStory } from '../../campaign/story/walk.ts';
import { storyChecks, type Card } from '../../games/warband/index.ts';
import { clipped } from '../packs/remark.ts';
import { textOf, unpackSent } from '../packs/sent-files.ts';
import type { SentFile } from '../packs/zip.ts';

/** The cards a story may name: those of the enabled packs. */
export interface StoryCards {
  packs: readonly string[];
  catalogue: Catalogue;
  cards: readonly Card[];
}

export interface ReadStory {
  sources: StorySources;
  ignored: string[];
}

export interface UnsoundStory {
  errors: StoryProblem[];
  ignored: string[];
}

export type SentStory = Result<ReadStory, UnsoundStory>;

/** So many walks a kind of person: enough to meet a dead end that many would meet. */
const walks = 12;

export function readSentStory(sent: readonly SentFile[], cards: StoryCards): SentStory {
  const files = unpackSent(sent);
  if (!files.ok) return err({ errors: files.error, ignored: [] });
  const ignored = files.value.map(({ path }) => path).filter((path) => !isOfStory(path));
  const refuse = (errors: readonly StoryProblem[]) => err({ errors: errors.map(clipped), ignored });
  const texts = files.value
    .filter(({ path }) => isOfStory(path))
    .map(({ path, bytes }) => [path, textOf(bytes)]);
  const unread = texts.filter(([, text]) => text === undefined).map(([path]) => notText(path!));
  if (unread.length > 0) return refuse(unread);
  const sources = Object.fromEntries(texts) as StorySources;
  const problems = problemsOf(sources, cards);
  return problems.length > 0 ? refuse(problems) : ok({ sources, ignored });
}

const notText = (file: string): StoryProblem => ({
  ...{ file, path: '', code: 'notText', sentence: 'The file is not text in UTF-8.' },
});

/** What is wrong with a story, in the order in which it can be found. */
function problemsOf(sources: StorySources, { packs, catalogue, cards }: StoryCards): StoryProblem[] {
  const read = readStory(sources);
  if (!read.ok) return read.error;
  const { story } = read.value;
  const missing = story.packs.filter((pack) => !packs.includes(pack));
  if (missing.length > 0) return missing.map(notThere);
  const library = new Map(cards.map((card) => [card.id, card]));
  const problems = withLines(checkStory(read.value, storyChecks(catalogue, library)), sources);
  return problems.length > 0 ? problems : walkStory(story, catalogue, walks);
}

const notThere = (pack: string): StoryProblem => ({
  ...{ file: 'story.json', path: 'packs', code: 'missingPack' },
  sentence: `The story needs the pack "${pack}", which is not enabled here. Enable it first.`,
});
