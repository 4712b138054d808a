/**
 * Which test or scenario shows which rule. Evidence is found, not listed by hand: rule numbers in the names of tests
 * and in the `rules` of scenario files. What cannot apply on a screen stands in `off-screen.json` with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRulebook } from '../../electron/services/rulebook.ts';
import { referencePattern, type Entry } from '../../shared/rulebook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RuleRow {
  id: string;
  title: string;
  /** Files, with the name of the test or scenario where there are several. */
  shownBy: string[];
  /** Why no test can show it. */
  offScreen: string | undefined;
}

export function coverage(): RuleRow[] {
  const shown = evidence();
  const offScreen = readOffScreen();
  return ruleEntries().map(({ id, title }) => ({
    id,
    title,
    shownBy: [...(shown.get(id) ?? [])].sort(),
    offScreen: offScreen[id],
  }));
}

export const readOffScreen = (): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'test/rules/off-screen.json'), 'utf8')) as Record<string, string>;

function ruleEntries(): Entry[] {
  const rulebook = readRulebook(join(root, 'resources/rulebook/warband'));
  if (!rulebook.ok) throw new Error(rulebook.error.sentence);
  const entries = rulebook.value.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.entries));
  return entries.filter(({ id }) => /^[WERB]-\d/.test(id));
}

function evidence(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const add = (id: string, where: string): void => {
    shown.set(id, (shown.get(id) ?? new Set()).add(where));
  };
  for (const file of filesUnder('test', '.test.ts')) {
    for (const name of testNames(readFileSync(join(root, file), 'utf8'))) {
      for (const [id] of name.matchAll(referencePattern)) add(id, file);
    }
  }
  for (const file of filesUnder('test/scenarios', '.json')) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const id of scenarioRules(text)) add(id, file);
    const [own] = /[WERB]-\d+[a-z]?(?=\.json$)/.exec(file) ?? [];
    if (own) add(own, file);
  }
  return shown;
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
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

function scenarioRules(text: string): string[] {
  const lists = text.matchAll(/"rules"\s*:\s*\[([^\]]*)\]/g);
  return [...lists].flatMap(([, list]) => [...list.matchAll(referencePattern)].map(([id]) => id));
}

const groups = [
  ['W', 'Rules'],
  ['R', 'Rulings'],
  ['E', 'Worked examples'],
  ['B', 'Battlefield'],
] as const;

/** The document `docs/rules-coverage.md`. */
export function coverageDocument(rows: readonly RuleRow[]): string {
  const off = rows.filter(({ offScreen }) => offScreen).length;
  return [
    '# Rules coverage',
    '',
    'Which test or scenario shows each rule of Warband. Written by `npm run rules`; a test fails when it is out of date',
    'or a rule has neither evidence nor a reason.',
    '',
    `${rows.length} entries: ${rows.length - off} shown, ${off} that cannot apply on a screen.`,
    ...groups.flatMap(([letter, title]) =>
      section(
        title,
        rows.filter(({ id }) => id.startsWith(`${letter}-`)),
      ),
    ),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly RuleRow[]): string[] {
  const lines = rows.map(({ id, title: name, shownBy, offScreen }) => {
    const where = offScreen ?? shownBy.map((file) => `\`${file.replace(/^test\//, '')}\``).join(', ');
    return `| ${id} | ${name} | ${where} |`;
  });
  return ['', `## ${title}`, '', '| | | shown by |', '| --- | --- | --- |', ...lines];
}
