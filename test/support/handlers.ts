/** Handlers that remember settings in memory: a program without a disk, for tests of hosts and clients. */
import { callNames, type Handlers, type Push } from '../../shared/ipc.ts';
import { err, ok } from '../../shared/result.ts';
import { defaultSettings, type Settings, type SettingsPatch } from '../../shared/settings.ts';

export interface MemoryProgram {
  handlers: Handlers;
  /** How often a handler that changes something ran. */
  writes: () => number;
}

export function memoryProgram(push: Push = () => undefined): MemoryProgram {
  let settings = defaultSettings;
  let writes = 0;
  const change = (next: Settings) => {
    writes += 1;
    settings = next;
    push('settings.changed', settings);
    return ok(settings);
  };
  const handlers: Handlers = {
    ...withoutDisk,
    'app.info': () => ok({ version: '0.0.0', dataFolder: 'nowhere', schemaVersion: 1, problems: [] }),
    'app.log': () => ok({ lines: [] }),
    'settings.get': () => ok(settings),
    'settings.set': ({ patch }) => change(merge(settings, patch)),
    'settings.reset': ({ section }) => change({ ...settings, [section]: defaultSettings[section] }),
    'backups.list': () => ok({ backups: [] }),
    'backups.create': () => ok({ id: 'one', reason: 'manual', madeAt: 0, bytes: 1 }),
    'backups.restore': () => ok({ undo: 'one' }),
    'database.check': () => ok({ problems: [] }),
    'library.summary': () => ok({ packs: 0, cards: 0, warbands: { ready: 0, withProblems: 0 }, matches: 0 }),
    'rulebook.shelf': () => ok({ games: ['warband'] }),
    'rulebook.read': () => ok(rulebook),
  };
  return { handlers, writes: () => writes };
}

/** What needs a database is refused. */
const withoutDisk = Object.fromEntries(
  callNames.map((name) => [name, () => err({ code: 'no-disk', sentence: 'There is no disk.' })]),
) as unknown as Handlers;

const rulebook = {
  game: 'warband',
  chapters: [
    {
      kind: 'rules' as const,
      label: '1',
      title: 'Chapter',
      summary: '',
      sections: [
        {
          title: 'Section',
          page: 1 as const,
          entries: [
            {
              id: 'W-100',
              title: 'Rule',
              blocks: [{ kind: 'paragraph' as const, text: 'A rule.' }],
              see: [],
              shows: [],
              diagrams: [],
            },
          ],
        },
      ],
    },
  ],
};

function merge(settings: Settings, patch: SettingsPatch): Settings {
  const sections = Object.entries(settings).map(([name, values]) => [
    name,
    { ...values, ...patch[name as keyof Settings] },
  ]);
  return Object.fromEntries(sections) as Settings;
}
