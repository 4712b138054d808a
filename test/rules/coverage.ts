/**
 * Which test or scenario shows which rule of a game, and which code keeps it. Both are found, not listed by hand: rule
 * numbers in the names of tests and in the `rules` of scenario files, and rule numbers in the sources. What cannot be
 * shown or has no code stands with its reason in `<game>.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameTools } from '../../electron/cli/games.ts';
import { readRulebook } from '../../electron/services/rulebook.ts';
import { isNumbered, referencePattern, type Chapter, type ChapterKind } from '../../shared/rulebook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [first] = gameTools;
const games = gameTools.map(({ id }) => id);

export interface RuleRow {
  id: string;
  title: string;
  kind: ChapterKind;
  /** Files, with the name of the test or scenario where there are several. */
  shownBy: string[];
  /** Why no test can show it. */
  offScreen: string | undefined;
  /** Sources that name it. */
  keptBy: string[];
  /** Why no source names it. */
  withoutCode: string | undefined;
}

/** Reasons, by number. */
interface Reasons {
  offScreen: Record<string, string>;
  withoutCode: Record<string, string>;
}

export function readReasons(game: string): Reasons {
  const file = join(root, `test/rules/${game}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Reasons)
    : { offScreen: {}, withoutCode: {} };
}

export function coverage(game: string): RuleRow[] {
  const chapters = chaptersOf(game);
  const shown = evidence(game);
  const kept = citations(game);
  const { offScreen, withoutCode } = readReasons(game);
  return chapters.flatMap(({ kind, sections }) =>
    sections
      .flatMap(({ entries }) => entries)
      .filter(({ id }) => isNumbered(id))
      .map(({ id, title }) => ({
        ...{ id, title, kind },
        shownBy: [...(shown.get(id) ?? [])].sort(),
        offScreen: offScreen[id],
        keptBy: [...(kept.get(id) ?? [])].sort(),
        withoutCode: withoutCode[id],
      })),
  );
}

function chaptersOf(game: string): Chapter[] {
  const rulebook = readRulebook(game, join(root, 'resources/rulebook', game));
  if (!rulebook.ok) throw new Error([rulebook.error.sentence, ...rulebook.error.details].join('\n'));
  return rulebook.value.chapters;
}

/** Files by the numbers they show or name. */
type FilesById = Map<string, Set<string>>;

const note = (files: FilesById, id: string, where: string): unknown =>
  files.set(id, (files.get(id) ?? new Set()).add(where));

/** Folders that belong to one game; everything else was there when there was only the first. */
const gameIn = (file: string): string =>
  games.find((game) => new RegExp(`/${game}(/|-[a-z]|\\.)`).test(file)) ?? first.id;

function evidence(game: string): FilesById {
  const shown: FilesById = new Map();
  for (const file of filesUnder('test', '.test.ts').filter((each) => gameIn(each) === game)) {
    for (const name of testNames(readFileSync(join(root, file), 'utf8')))
      for (const [id] of name.matchAll(referencePattern)) note(shown, id, file);
  }
  for (const file of filesUnder('test/scenarios', '.json').filter((each) => gameIn(each) === game)) {
    for (const id of scenarioRules(readFileSync(join(root, file), 'utf8'))) note(shown, id, file);
    const [own] = /[A-Z]{1,3}-\d+[a-z]?(?=\.json$)/.exec(file) ?? [];
    if (own) note(shown, own, file);
  }
  return shown;
}

function filesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The first argument of every `it`, `test` and `describe`. */
function testNames(source: string): string[] {
  const calls = source.matchAll(
    /\b(?:it|test|describe)(?:\.each\([\s\S]*?\)|\.\w+)?\(\s*(['"`])([\s\S]*?)\1/g,
  );
  return [...calls].map(([, , name]) => name);
}

/** The numbers in `rules` lists, with or without the game before them, and the example a scenario carries out. */
function scenarioRules(text: string): string[] {
  const lists = text.matchAll(/"rules"\s*:\s*\[([^\]]*)\]|"example"\s*:\s*"([^"]*)"/g);
  return [...lists].flatMap(([, list = '', example = '']) =>
    [...`${list} ${example}`.matchAll(referencePattern)].map(([id]) => id),
  );
}

/** The sources of a game; the first also has what is older than the second. */
function citations(game: string): FilesById {
  const kept: FilesById = new Map();
  for (const folder of ['electron', 'shared', 'renderer'])
    for (const file of filesUnder(folder, '.ts', '.svelte').filter((each) => gameIn(each) === game))
      for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) note(kept, id, file);
  return kept;
}

const span = /\b([A-Z]{1,3})-(\d+)(?:\.\.| to )\1-(\d+)/g;

/** Every number in a text; `W-201..W-209` names all between. */
function idsIn(text: string): string[] {
  const between = [...text.matchAll(span)].flatMap(([, prefix, from = '', to = '']) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${prefix}-${String(Number(from) + at).padStart(from.length, '0')}`,
    ),
  );
  return [...between, ...(text.match(referencePattern) ?? [])];
}

const groups: readonly (readonly [ChapterKind, string])[] = [
  ['rules', 'Rules'],
  ['rulings', 'Rulings'],
  ['examples', 'Worked examples'],
  ['battlefield', 'Battlefield'],
];

/** Rules must be kept by code; rulings and examples explain them. */
const needsCode = ({ kind }: RuleRow): boolean => kind === 'rules';

export const isOpen = ({ shownBy, offScreen }: RuleRow): boolean => shownBy.length === 0 && !offScreen;

export const isUncited = (row: RuleRow): boolean =>
  needsCode(row) && row.keptBy.length === 0 && !row.withoutCode;

/** The document `docs/rules-coverage/<game>.md`. */
export function coverageDocument(game: string, rows: readonly RuleRow[]): string {
  const off = rows.filter(({ offScreen }) => offScreen).length;
  return [
    `# Rules coverage: ${game}`,
    '',
    'Which test or scenario shows each rule, and which rules no code names. Written by `npm run rules`; a test fails when',
    'it is out of date, or a rule has neither evidence nor a reason.',
    '',
    `${rows.length} entries: ${rows.length - off} shown, ${off} that cannot be shown by a test.`,
    ...groups.flatMap(([kind, title]) =>
      section(
        title,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    ...withoutCode(rows),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly RuleRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ id, title: name, shownBy, offScreen }) => {
    const where = offScreen ?? shownBy.map((file) => `\`${file.replace(/^test\//, '')}\``).join(', ');
    return `| ${id} | ${name} | ${where} |`;
  });
  return ['', `## ${title}`, '', '| | | shown by |', '| --- | --- | --- |', ...lines];
}

/** Every other rule is named where the code keeps it: whoever looks for it searches for its number. */
function withoutCode(rows: readonly RuleRow[]): string[] {
  const lines = rows.flatMap((row) =>
    row.withoutCode === undefined ? [] : [`| ${row.id} | ${row.title} | ${row.withoutCode} |`],
  );
  if (lines.length === 0) return [];
  return ['', '## Rules that no code names', '', '| | | why |', '| --- | --- | --- |', ...lines];
}

/** The document `docs/rules-coverage.md`: all games, a line each. */
export function coverageIndex(): string {
  const lines = games.map((game) => {
    const rows = coverage(game);
    const count = (is: (row: RuleRow) => boolean): number => rows.filter(is).length;
    const cells = [
      `[${game}](rules-coverage/${game}.md)`,
      rows.length,
      count(({ shownBy }) => shownBy.length > 0),
      count((row) => needsCode(row)),
      count((row) => needsCode(row) && row.withoutCode === undefined),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Rules coverage',
    '',
    'How many entries of each rulebook a test or a scenario shows, and how many of its rules the sources name. Written by',
    '`npm run rules`, with a page a game. What is missing has its reason there.',
    '',
    '| | entries | shown | rules | named in the code |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}
