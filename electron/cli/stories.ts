/** `npm run stories -- check [FOLDER…] [--walks 60] [--json]`: every mistake of a story, by file, line and field. */
import { parseArgs } from 'node:util';
import { checkStory } from '../campaign/story/check.ts';
import type { StoryProblem } from '../campaign/story/problems.ts';
import { areLessons, readStory, withLines } from '../campaign/story/read.ts';
import { walkStory } from '../campaign/story/walk.ts';
import { catalogueOf } from '../games/warband/campaign/catalogue.ts';
import { runCommand, UsageError, wholeNumber } from './common/args.ts';
import { progressBar } from './common/progress-bar.ts';
import { installedPackIds, readInstalledPack } from './packs/folders.ts';
import { installedStory, storyFilesAt } from './stories/files.ts';
import { lessonProblems } from './stories/lessons.ts';
import { outsideChecks } from './stories/outside.ts';

interface Report {
  story: string;
  problems: StoryProblem[];
}

function check(folder: string, walks: number): Report {
  const sources = storyFilesAt(folder);
  if (areLessons(sources)) return { story: folder, problems: lessonProblems(sources) };
  const read = readStory(sources);
  if (!read.ok) return { story: folder, problems: read.error };
  const { story } = read.value;
  const packs = story.packs.filter((id) => installedPackIds().includes(id)).map(readInstalledPack);
  const catalogue = catalogueOf(packs);
  const problems = withLines(checkStory(read.value, outsideChecks(packs)), sources);
  if (problems.length > 0) return { story: folder, problems };
  return { story: folder, problems: walkStory(story, catalogue, walks, progressBar(walks * 7, 'walks')) };
}

const line = ({ file, path, line: at, code, sentence }: StoryProblem): string =>
  `  ${file === '' ? 'the story' : file}${at === undefined ? '' : `:${at}`}${path === '' ? '' : ` ${path}`}: ${sentence} [${code}]`;

const textOf = ({ story, problems }: Report): string =>
  [
    `${story}: ${problems.length === 0 ? 'sound' : `${problems.length} mistakes`}`,
    ...problems.map(line),
  ].join('\n');

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, walks: { type: 'string', default: '60' } },
    allowPositionals: true,
  });
  const [command, ...folders] = positionals;
  if (command !== 'check')
    throw new UsageError('Use: npm run stories -- check [FOLDER…] [--walks 60] [--json]');
  const walks = wholeNumber('walks', values.walks, 1);
  const places = folders.length > 0 ? folders : ['six-candles', 'first-marches'].map(installedStory);
  const reports = places.map((folder) => check(folder, walks));
  console.log(values.json ? JSON.stringify(reports, undefined, 2) : reports.map(textOf).join('\n'));
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
});
