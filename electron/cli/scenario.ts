/** `npm run scenario -- [--game NAME] FILES… [flags of the game] [--json]`: runs scenario files; tells each failure, then `N passed, N failed`. */
import type { ScenarioFailure } from '../engine/scenario-file.ts';
import { runCommand, UsageError } from './common/args.ts';
import { parseGameArgs } from './common/game-args.ts';
import { fileReader, filesMeant } from './scenario/files.ts';

interface Report extends ScenarioFailure {
  file: string;
  title: string;
}

interface Results {
  passed: number;
  failed: number;
  failures: Report[];
}

function runFile(file: string, read: ReturnType<typeof fileReader>): Results {
  const found = read(file);
  if (!found.ok) {
    const failures = found.error.map((mistake) => ({
      ...mistake,
      file,
      title: '',
      lines: [mistake.sentence],
      position: '',
    }));
    return { passed: 0, failed: 1, failures };
  }
  const failures = found.value.flatMap(({ title, run }) => {
    const ran = run();
    return ran.ok ? [] : [{ ...ran.error, file, title }];
  });
  return { passed: found.value.length - failures.length, failed: failures.length, failures };
}

function textOf({ file, line, column, field, title, lines, position }: Report): string {
  const head = `FAILED ${file}:${line}:${column}${title === '' ? '' : ` ${title}`}${field === '' ? '' : ` (${field})`}`;
  const board =
    position === '' ? [] : ['  the position:', ...position.split('\n').map((row) => `    ${row}`)];
  return [head, ...lines.map((each) => `  ${each}`), ...board].join('\n');
}

await runCommand(() => {
  const { values, positionals, choice } = parseGameArgs({ json: { type: 'boolean', default: false } });
  if (positionals.length === 0)
    throw new UsageError('Use: npm run scenario -- [--game NAME] FILES… [--json]');
  const read = fileReader(choice);
  const results = filesMeant(positionals).map((file) => runFile(file, read));
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (values.json) console.log(JSON.stringify({ passed, failed, failures }, undefined, 2));
  else console.log([...failures.map(textOf), `${passed} passed, ${failed} failed`].join('\n'));
  if (failed > 0) process.exitCode = 1;
});
