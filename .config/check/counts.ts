// What the runners say about themselves, read from their JSON reports into one kind of tally. Pure.

/** A test that failed or was left out, with the words that explain it. */
export interface Note {
  readonly name: string;
  readonly why: string;
}

/** The result of one runner or one static check. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly Note[];
  readonly skipped: readonly Note[];
  /** Passed, but only at a further try: named so that somebody repairs them. */
  readonly unsteady?: readonly Note[];
}

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
  }[];
}

/** A check that either holds or not. */
export function tallyCheck(name: string, isOk: boolean, output: string): Tally {
  return { passed: isOk ? 1 : 0, failed: isOk ? [] : [{ name, why: output }], skipped: [] };
}

/** A file that failed without a failed test could not be loaded or set up: it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
  );
  const tests = files.flatMap((file) => file.assertionResults);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...broken.map((file) => ({ name: file.name, why: file.message ?? 'the file could not be loaded' })),
      ...tests
        .filter(hasFailed)
        .map((test) => ({ name: test.fullName, why: (test.failureMessages ?? []).join('\n') })),
    ],
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => ({ name: test.fullName, why: test.status })),
  };
}

function hasFailed({ status }: { readonly status: string }): boolean {
  return status === 'failed';
}

/** A test that passed only at a further try has passed and is named: a slow machine is no reason to refuse good work. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const tests = report.suites.flatMap((suite) => flatten(suite, []));
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [
      ...report.errors.map((error) => ({ name: 'end-to-end set-up', why: error.message ?? '' })),
      ...tests.filter(({ status }) => status === 'unexpected'),
    ],
    skipped: tests.filter(({ status }) => status === 'skipped'),
    unsteady: tests.filter(({ status }) => status === 'flaky'),
  };
}

function flatten(suite: PlaywrightSuite, above: readonly string[]): (Note & { status: string })[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...path, spec.title].join(' › '),
      status: test.status,
      why: test.status === 'skipped' ? skipReason(test.annotations) : errorsOf(test.results),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flatten(inner, path))];
}

function skipReason(annotations: PlaywrightSpec['tests'][number]['annotations'] = []): string {
  return annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
}

function errorsOf(results: PlaywrightSpec['tests'][number]['results']): string {
  return results.flatMap(({ errors }) => (errors ?? []).map(({ message }) => message ?? '')).join('\n');
}

/** All tallies as one. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    unsteady: tallies.flatMap(({ unsteady }) => unsteady ?? []),
  };
}

/** The last line of the test command. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
}

/** What went wrong and what was left out, each by name. */
export function details({ failed, skipped, unsteady = [] }: Tally): string {
  const failures = failed.map(({ name, why }) => `\n✗ ${name}\n${indent(plain(why))}`);
  const omissions = skipped.map(({ name, why }) => `- skipped: ${name} (${plain(why)})`);
  const shaky = unsteady.map(
    ({ name, why }) => `- passed only at a further try: ${name}\n${indent(plain(why))}`,
  );
  return [...failures, '', ...shaky, ...omissions].join('\n').trim();
}

function indent(text: string): string {
  const lines = text.trim().split('\n');
  const shown = lines.length > 80 ? [...lines.slice(0, 80), `… ${lines.length - 80} more lines`] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}

/** Without terminal colours. */
function plain(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
