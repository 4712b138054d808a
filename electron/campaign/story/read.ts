/**
 * From the files of a story as text to a story, or everything that is wrong with their shape. Reads texts only: who
 * fetches them from a folder or a zip keeps to `storyLimits` before a byte is read.
 */
import { parseJsonLines, type PlacedJson } from '../../../shared/json-lines.ts';
import { readFile, withLine } from '../../../shared/read-file.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { z } from '../../../shared/zod.ts';
import { storyProblem, type StoryProblem } from './problems.ts';
import { storyFiles, storyShapes, textShape, type Story, type StoryFile, type StoryTexts } from './schema.ts';

export const storyLimits = { files: 400, bytes: 8 * 1024 * 1024, fileBytes: 2 * 1024 * 1024 } as const;

/** Files by path within the story's folder, divided by `/`. */
export type StorySources = Readonly<Record<string, string>>;

/** A story with its sentences by language, and its battles as yet unread scenario files by id. */
export interface StoryContent {
  story: Story;
  texts: Record<string, StoryTexts>;
  scenarios: Record<string, string>;
}

const textFile = /^texts\/([a-z]{2}(?:-[a-z]{2})?)\.json$/;
const scenarioFile = /^scenarios\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;

/** A folder of lessons, which lies beside stories and is none. Told by its text: a file that is no JSON is read as a story. */
export const areLessons = (sources: StorySources): boolean =>
  /"kind"\s*:\s*"lessons"/.test(sources['story.json'] ?? '');

export function readStory(sources: StorySources): Result<StoryContent, StoryProblem[]> {
  const unfit = [...sizeProblems(sources), ...pathProblems(sources)];
  if (unfit.length > 0) return err(unfit);
  const read = readFiles(sources);
  const problems = [...read.problems, ...missingTexts(read.texts)];
  if (problems.length > 0) return err(problems);
  return ok({ story: assemble(read.parts), texts: read.texts, scenarios: read.scenarios });
}

function sizeProblems(sources: StorySources): StoryProblem[] {
  const sizes = Object.values(sources).map(({ length }) => length);
  const sum = sizes.reduce((all, size) => all + size, 0);
  if (sizes.length > storyLimits.files || sum > storyLimits.bytes)
    return [storyProblem('', '', 'tooLarge', 'A story has at most 400 files of 8 MB together.')];
  return Object.keys(sources)
    .filter((file) => sources[file]!.length > storyLimits.fileBytes)
    .map((file) => storyProblem(file, '', 'tooLarge', 'A file of a story has at most 2 MB.'));
}

const isStoryFile = (path: string): path is StoryFile => (storyFiles as readonly string[]).includes(path);

/** Whether a path is one of the format's. */
export const isOfStory = (path: string): boolean =>
  isStoryFile(path) || textFile.test(path) || scenarioFile.test(path);

/** Only the files of the format, by their very names: no other folder, no way up. */
function pathProblems(sources: StorySources): StoryProblem[] {
  return Object.keys(sources)
    .filter((path) => !isOfStory(path))
    .map((path) => storyProblem(path, '', 'unknownFile', 'This is no file of a story.'));
}

type Parts = { [File in StoryFile]: z.infer<(typeof storyShapes)[File]> };

interface ReadFiles {
  parts: Parts;
  texts: Record<string, StoryTexts>;
  scenarios: Record<string, string>;
  problems: StoryProblem[];
}

function readFiles(sources: StorySources): ReadFiles {
  const problems: StoryProblem[] = [];
  const read = <T>(file: string, shape: z.ZodType<T>): T | undefined => {
    const found = readFile(file, sources[file], shape);
    if (found.ok) return found.value;
    problems.push(...found.error);
    return undefined;
  };
  const parts = Object.fromEntries(
    // The table's entries differ in type; each file is read with its own.
    storyFiles.map((file) => [file, read(file, storyShapes[file] as unknown as z.ZodType)]),
  ) as Parts;
  const texts: Record<string, StoryTexts> = {};
  const scenarios: Record<string, string> = {};
  for (const path of Object.keys(sources)) {
    const language = textFile.exec(path)?.[1];
    const scenario = scenarioFile.exec(path)?.[1];
    if (language !== undefined) texts[language] = read(path, textShape) ?? {};
    if (scenario !== undefined) scenarios[scenario] = sources[path]!;
  }
  return { parts, texts, scenarios, problems };
}

const missingTexts = (texts: Record<string, StoryTexts>): StoryProblem[] =>
  'en' in texts
    ? []
    : [storyProblem('texts/en.json', '', 'missingFile', 'The file texts/en.json is missing.')];

/** Adds to problems found later the lines they are about. */
export function withLines(problems: readonly StoryProblem[], sources: StorySources): StoryProblem[] {
  const known = new Map<string, PlacedJson | undefined>();
  const placesIn = (file: string): PlacedJson | undefined => {
    if (!known.has(file)) {
      const parsed = parseJsonLines(sources[file] ?? '');
      known.set(file, parsed.ok ? parsed.value : undefined);
    }
    return known.get(file);
  };
  return problems.map((problem) => {
    const places = problem.line === undefined ? placesIn(problem.file) : undefined;
    return places ? withLine(problem, places) : problem;
  });
}

function assemble(parts: Parts): Story {
  return {
    ...parts['story.json'],
    sites: parts['map.json'].sites,
    places: parts['places.json'],
    events: parts['events.json'],
    rivals: parts['rivals.json'],
    rewards: parts['rewards.json'],
    honours: parts['honours.json'],
    scars: parts['scars.json'],
    names: parts['names.json'],
  };
}
