/**
 * Which test or scenario shows which rule of Deepwarren. Evidence is found, not listed by hand: rule numbers in the
 * names of tests and in the `rules` and `example` of scenario files. What cannot be shown by the rules alone stands in
 * `off-screen.json` with its reason.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readScenarioFile } from '../../../electron/games/deepwarren/scenario/read.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pattern = /\b(?:TR|T)-\d+\b/g;

/** Files that show each number. */
export function evidence(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const add = (id: string, where: string): void => {
    shown.set(id, (shown.get(id) ?? new Set()).add(where));
  };
  for (const file of globSync('test/games/deepwarren/**/*.test.ts', { cwd: root }))
    for (const name of testNames(readFileSync(`${root}${file}`, 'utf8')))
      for (const [id] of name.matchAll(pattern)) add(id, file);
  for (const file of globSync('test/scenarios/deepwarren/**/*.json', { cwd: root })) {
    const read = readScenarioFile(readFileSync(`${root}${file}`, 'utf8'));
    if (!read.ok) continue;
    for (const { rules, example } of read.value) [...rules, example ?? ''].forEach((id) => add(id, file));
  }
  return shown;
}

/** The first argument of every `it` and `describe`. */
function testNames(source: string): string[] {
  const calls = source.matchAll(/\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g);
  return [...calls].map(([, , name]) => name!);
}

/** Numbers that no test can show, each with its reason. */
export const readOffScreen = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('off-screen.json', import.meta.url), 'utf8')) as Record<string, string>;
