// What the test command consists of. Static checks and the build share the cores two at a time; then come the tests.
import { rmSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  tallyCheck,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './counts.ts';
import { execute } from './execute.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One part of the test command. */
export interface Step {
  readonly name: string;
  run(): Promise<Tally>;
}

const typescript = 'tsc --noEmit --pretty false -p';

/** Checks that read the sources, and the build the tests run against. The slowest start first. */
export const checks: readonly Step[] = [
  check('lint', 'eslint -c .config/eslint.config.js --max-warnings 0 .'),
  check('types', `${typescript} tsconfig.json`),
  check('build', 'node .config/build.ts'),
  check(
    'types of the page',
    'svelte-check --tsconfig renderer/tsconfig.json --output human --fail-on-warnings',
  ),
  check('types of the pure layers (no DOM, no Node)', `${typescript} .config/tsconfig.pure.json`),
  check('formatting', 'prettier --check --log-level warn .'),
  check('import rules', 'node .config/check-imports.ts'),
  check('unused code', 'knip --config .config/knip.ts'),
];

/** The runners of tests, one after the other: each uses every core itself. */
export const tests: readonly Step[] = [
  runner('unit tests', 'reports/unit.json', vitestCommand, tallyVitest),
  runner('end-to-end tests', 'reports/e2e.json', playwrightCommand, tallyPlaywright),
];

/** How many checks run side by side. */
export const lanes = Math.min(2, availableParallelism());

function vitestCommand(report: string): string {
  return `vitest run --config .config/vitest.config.ts --reporter json --outputFile ${report}`;
}

function playwrightCommand(): string {
  return 'playwright test --config .config/playwright.config.ts';
}

function check(name: string, command: string): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await execute(command, root);
      return tallyCheck(name, code === 0, output);
    },
  };
}

function runner<Report extends VitestReport | PlaywrightReport>(
  name: string,
  report: string,
  command: (report: string) => string,
  tally: (report: Report) => Tally,
): Step {
  return {
    name,
    run: async () => {
      rmSync(join(root, report), { force: true });
      const { code, output } = await execute(command(report), root);
      return judge(name, code, output, readReport<Report>(report), tally);
    },
  };
}

function readReport<Report>(report: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(root, report), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A runner that ends badly without naming a failed test has still failed. */
function judge<Report>(
  name: string,
  code: number,
  output: string,
  report: Report | undefined,
  tally: (report: Report) => Tally,
): Tally {
  if (report === undefined) return tallyCheck(`${name}: no report was written`, false, output);
  const result = tally(report);
  if (code === 0 || result.failed.length > 0) return result;
  return { ...result, failed: [{ name: `${name}: ended with code ${code}`, why: output }] };
}
