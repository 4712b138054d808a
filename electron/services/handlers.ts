/** The handler of every call of the contract: each a line that asks one service. */
import { join } from 'node:path';
import type { Answer, CallError, Handlers, Notice, Push } from '../../shared/ipc.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Db } from '../db/connect.ts';
import { schemaVersion } from '../db/inspect.ts';
import type { Games } from '../engine/games.ts';
import type { Backups } from './backups.ts';
import type { Bots } from './bots/bots.ts';
import { createArmouries } from './campaign/armoury.ts';
import { makeCampaignHandlers } from './campaign/handlers.ts';
import { createStoryShelf } from './campaign/story-shelf.ts';
import { makeCollectionHandlers } from './collection/collection.ts';
import { type ContentOptions, contentProblems, setUpContent } from './content/content.ts';
import { answerOf, errorOf } from './failure-words.ts';
import { createLessons } from './lessons/lessons.ts';
import { createLibrary } from './library.ts';
import type { Log } from './log.ts';
import { makeMatchesHandlers } from './matches/handlers.ts';
import { makePacksHandlers } from './packs/handlers.ts';
import type { CardLibrary } from './packs/library.ts';
import type { PackReader } from './packs/reader.ts';
import { createUploads } from './packs/uploads.ts';
import { createBookshelf } from './rulebook.ts';
import { makeFile, type SaveFile, type WantedFile } from './saving/make-file.ts';
import { createSettings } from './settings.ts';
import { makeWarbandsHandlers } from './warbands/handlers.ts';

/** What the handlers stand on. */
export interface ProgramDeps {
  db: Db;
  backups: Backups;
  games: Games;
  /** The cards of the enabled packs. */
  cards: CardLibrary;
  reader: PackReader;
  bots: Bots;
  log: Log;
  push: Push;
  /** Brings a file to the person. */
  save: SaveFile;
  version: string;
  dataFolder: string;
  resourcesFolder: string;
  /** What went wrong at start and was survived. */
  problems: Notice[];
  /** Aborted when the program ends: nothing may use the database any more. */
  closing?: AbortSignal;
}

const started: CallError = {
  code: 'started',
  sentence: 'The program has started. Backups are restored in Settings.',
};

export function makeHandlers(deps: ProgramDeps): Handlers {
  const { db, backups, cards, log, push, version, dataFolder, resourcesFolder } = deps;
  const packsFolder = join(resourcesFolder, 'packs');
  const content: ContentOptions = { db, dataFolder, packsFolder, version, log, now: Date.now };
  let problems = [...deps.problems, ...setUpContent(content)];
  const bookshelf = createBookshelf(join(resourcesFolder, 'rulebook'));
  const settings = createSettings(db);
  const library = createLibrary(db, backups);
  const playing = makeMatchesHandlers({
    ...{ ...deps, lessons: createLessons(resourcesFolder, log) },
    finished: (match) => marching.matchEnded(match),
  });
  const uploads = createUploads();
  const marching = makeCampaignHandlers({
    ...{ ...deps, uploads },
    ...{ stories: createStoryShelf(db), armouries: createArmouries(db, cards) },
    ...{ resources: playing.resources, matches: playing.service, now: Date.now },
    inBuilder: (campaign, name, list) => playing.resources.warbands.ofCampaign(campaign, name, list),
  });
  problems.push(...marching.problems);
  deps.closing?.addEventListener('abort', () => playing.service.tables.leaveAll());
  const mustering = makeWarbandsHandlers(deps);

  const announced = (changed: Settings): Answer<'settings.set'> => {
    push('settings.changed', changed);
    return ok(changed);
  };

  const restore = async (id: string): Promise<Result<{ undo: string }, CallError>> => {
    const restored = await backups.restore(id);
    if (!restored.ok) return err(errorOf(restored.error));
    // What was wrong at start was wrong with the data that is now replaced.
    problems = setUpContent(content);
    cards.changed();
    playing.service.forget();
    marching.forget();
    push('settings.changed', settings.get());
    push('database.replaced', {});
    return restored;
  };

  const save = async (wanted: WantedFile): Promise<Answer<'app.save'>> => {
    const sources = {
      handlers: { ...playing.handlers, ...mustering, ...marching.handlers },
      log,
      now: Date.now,
    };
    const made = await makeFile(wanted, sources);
    return made.ok ? deps.save(made.value) : made;
  };

  return {
    'start.read': () => ok({}),
    'start.retry': () => ok({}),
    'start.restore': () => err(started),
    'start.anew': () => err(started),
    'app.info': () => ok({ version, dataFolder, schemaVersion: schemaVersion(db.$client), problems }),
    'app.log': () => ok({ lines: log.recent() }),
    'app.save': ({ file }) => save(file),
    'settings.get': () => ok(settings.get()),
    'settings.set': ({ patch }) => announced(settings.set(patch)),
    'settings.reset': ({ section }) => announced(settings.reset(section)),
    'backups.list': () => ok({ backups: backups.list() }),
    'backups.create': async () => answerOf(await backups.create('manual')),
    'backups.restore': ({ id }) => restore(id),
    'database.check': () => {
      const checked = answerOf(backups.check());
      if (!checked.ok) return checked;
      return ok({ problems: [...checked.value.problems, ...contentProblems(content)] });
    },
    'library.summary': () => ok(library.summary()),
    ...playing.handlers,
    ...makePacksHandlers({ ...deps, uploads }),
    ...marching.handlers,
    ...mustering,
    ...makeCollectionHandlers(deps),
    'rulebook.shelf': () => ok({ games: bookshelf.games(deps.games.all.map(({ id }) => id)) }),
    'rulebook.read': ({ game }) => bookshelf.read(game),
  };
}
