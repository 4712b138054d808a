/** `npm run scenario -- FILES… [--packs FOLDER,…] [--json]`: runs scenario files; tells each failure, then `N passed, N failed`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Packs } from '../games/warband/scenario/casting.ts';
import type { Mistake } from '../games/warband/scenario/read.ts';
import { readScenarioFile } from '../games/warband/scenario/read.ts';
import { runScenario } from '../games/warband/scenario/run.ts';
import { runCommand, UsageError } from './args.ts';
import { filesMeant, packsBeside } from './scenario-files.ts';

interface Report extends Mistake {
  file: string;
  title: string;
  lines: string[];
  position: string;
}

function runFile(file: string, packs: Packs): { passed: number; failed: number; failures: Report[] } {
  const read = readScenarioFile(readFileSync(file, 'utf8'));
  if (!read.ok) {
    const failures = read.error.map((mistake) => ({
      ...mistake,
      file,
      title: '',
      lines: [mistake.sentence],
      position: '',
    }));
    return { passed: 0, failed: 1, failures };
  }
  const failures = read.value.flatMap((source) => {
    const ran = runScenario(source, packs);
    return ran.ok ? [] : [{ ...ran.error, file, title: source.title }];
  });
  return { passed: read.value.length - failures.length, failed: failures.length, failures };
}

function textOf({ file, line, column, field, title, lines, position }: Report): string {
  const head = `FAILED ${file}:${line}:${column}${title === '' ? '' : ` ${title}`}${field === '' ? '' : ` (${field})`}`;
  const board =
    position === '' ? [] : ['  the position:', ...position.split('\n').map((row) => `    ${row}`)];
  return [head, ...lines.map((each) => `  ${each}`), ...board].join('\n');
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, packs: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new UsageError('Use: npm run scenario -- FILES… [--packs FOLDER,…] [--json]');
  const packs = packsBeside(values.packs);
  const results = filesMeant(positionals).map((file) => runFile(file, packs));
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (values.json) console.log(JSON.stringify({ passed, failed, failures }, undefined, 2));
  else console.log([...failures.map(textOf), `${passed} passed, ${failed} failed`].join('\n'));
  if (failed > 0) process.exitCode = 1;
});
