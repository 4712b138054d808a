/**
 * `npm run bench -- all [--json] [--only history]`: every section in a process of its own, one after the other, and one table of what
 * they found, also written to `reports/performance.md`. A section that fails is named, and the whole fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../../launch/machine.js';
import { UsageError } from '../common/args.ts';
import { machine } from './measuring.ts';
import {
  type BoardReport,
  boardRows,
  engineRows,
  feelRows,
  type HistoryReport,
  historyRows,
  type Row,
  type SearchReport,
  searchRows,
  startupRows,
  type StartupReport,
} from './rows.ts';
import type { EngineReport } from './engine.ts';
import type { FeelReport } from './feel.ts';

interface Section {
  args: readonly string[];
  rows: (printed: string) => Row[];
}

/** Reads what a section printed; a shape that is none of its own throws where it is used. */
const reading =
  <Report>(rows: (report: Report) => Row[]) =>
  (printed: string): Row[] =>
    rows(JSON.parse(printed) as Report);

const history = (matches: number): Section => ({
  args: ['history', '--matches', String(matches), '--runs', '5', '--without-films'],
  rows: reading<HistoryReport>(historyRows),
});
const search = (cards: number): Section => ({
  args: ['search', '--cards', String(cards), '--runs', '5'],
  rows: reading<SearchReport>(searchRows),
});

/** Short enough that all of them together take less than ten minutes on a quiet machine. */
const sections: readonly Section[] = [
  { args: ['engine', '--seconds', '1', '--rounds', '3'], rows: reading<EngineReport>(engineRows) },
  { args: ['feel', '--rounds', '5'], rows: reading<FeelReport>(feelRows) },
  { args: ['board', '--seconds', '2', '--rounds', '3'], rows: reading<BoardReport>(boardRows) },
  { args: ['startup'], rows: reading<StartupReport>(startupRows) },
  ...[250, 5000, 20_000].map(search),
  ...[1000, 10_000, 100_000].map(history),
];

const bench = fileURLToPath(new URL('../bench.ts', import.meta.url));

export function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const meant = sections.filter(({ args: [name] }) => values.only === undefined || name === values.only);
  if (meant.length === 0) throw new UsageError(`There is no section ${values.only ?? ''}.`);
  const rows: Row[] = [];
  const failed: string[] = [];
  for (const section of meant) {
    const found = rowsOf(section);
    rows.push(...(found ?? []));
    if (!found) failed.push(section.args.join(' '));
  }
  const table = tableOf(rows);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'performance.md'), table);
  console.log(values.json ? JSON.stringify({ machine: machine(), rows, failed }) : table);
  if (failed.length > 0) throw new Error(`These failed: ${failed.join('; ')}`);
}

/** Nothing if it failed, which its own words on the error output explain. */
function rowsOf({ args, rows }: Section): Row[] | undefined {
  console.error(`bench ${args.join(' ')} …`);
  const { status, stdout } = spawnSync(process.execPath, [bench, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? rows(stdout) : undefined;
}

const tableOf = (rows: readonly Row[]): string =>
  [
    `Measured on ${machine()}.`,
    '',
    '| what | figure | spread | goal | reached | what it means to a person |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ what, figure, spread, goal, isReached, means }) =>
        `| ${what} | ${figure} | ${spread} | ${goal} | ${isReached ? 'yes' : 'no'} | ${means} |`,
    ),
    '',
  ].join('\n');
