/** Stories on disk as text by path, read within the limits of the format; what a link leads to is not followed. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyLimits, type StorySources } from '../../campaign/story/read.ts';
import { UsageError } from '../common/args.ts';

const storiesFolder = join(import.meta.dirname, '../../../resources/stories');

export const installedStory = (id: string): string => join(storiesFolder, id);

export function storyFilesAt(folder: string): StorySources {
  if (!existsSync(folder) || !lstatSync(folder).isDirectory())
    throw new UsageError(`There is no folder ${folder}.`);
  const paths = ['', 'texts/', 'scenarios/'].flatMap((inner) => filesIn(folder, inner));
  if (paths.length > storyLimits.files)
    throw new UsageError(`${folder} holds more than ${storyLimits.files} files.`);
  const bytes = paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  if (bytes > storyLimits.bytes) throw new UsageError(`${folder} is larger than a story may be.`);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function filesIn(folder: string, inner: string): string[] {
  if (!existsSync(join(folder, inner))) return [];
  return readdirSync(join(folder, inner), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => inner + name);
}
