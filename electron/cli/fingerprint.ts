/**
 * `npm run fingerprint -- [--game NAME] [--decisions 100000] [--keep FILE] [--compare FILE]`: fingerprints of random play.
 * Keep them before a change that must not touch the rules, compare after it; exit code 1 if anything differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand, wholeNumber } from './common/args.ts';
import { parseGameArgs } from './common/game-args.ts';
import { differing, rowsOf, walksOf, type FingerprintRow } from './fingerprint/rows.ts';

const options = {
  decisions: { type: 'string', default: '100000' },
  keep: { type: 'string' },
  compare: { type: 'string' },
} as const;

function compare(file: string, rows: readonly FingerprintRow[]): void {
  const names = differing(JSON.parse(readFileSync(file, 'utf8')) as FingerprintRow[], rows);
  for (const name of names) console.log(`differs: ${name}`);
  if (names.length > 0) process.exitCode = 1;
  else console.log(`All ${rows.length} are as in ${file}.`);
}

await runCommand(() => {
  const { values, tools } = parseGameArgs(options);
  const walks = walksOf(tools);
  const ways = walks.reduce((sum, { forms }) => sum + forms.length, 0);
  const rows = rowsOf(walks, Math.ceil(wholeNumber('decisions', values.decisions, 1) / ways));
  for (const { name, decisions, options: offered, events, states } of rows)
    console.log(`${name.padEnd(50)} ${String(decisions).padStart(6)}  ${offered} ${events} ${states}`);
  if (values.keep !== undefined) writeFileSync(values.keep, `${JSON.stringify(rows, undefined, 1)}\n`);
  if (values.compare !== undefined) compare(values.compare, rows);
});
