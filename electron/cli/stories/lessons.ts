/** Folders of lessons, as `npm run stories` checks them: read, and shown to be doable. */
import { unprovenLessons } from '../../games/warband/lessons/prove.ts';
import { readLessons } from '../../games/warband/lessons/read.ts';
import type { FileProblem } from '../../../shared/read-file.ts';
import type { StorySources } from '../../campaign/story/read.ts';
import { installedPackIds, readInstalledPack } from '../packs/folders.ts';
import { libraryOf } from './outside.ts';

export function lessonProblems(sources: StorySources): FileProblem[] {
  const packs = {
    ids: installedPackIds(),
    cardsOf: (id: string) => [...libraryOf([readInstalledPack(id)]).values()],
  };
  const read = readLessons(sources, packs);
  return read.ok ? unprovenLessons(read.value, packs) : read.error;
}
