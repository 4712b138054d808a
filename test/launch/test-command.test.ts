import { describe, expect, it } from 'vitest';
import {
  details,
  lastLine,
  sum,
  tallyCheck,
  tallyPlaywright,
  tallyVitest,
} from '../../.config/check/counts.ts';

const vitestReport = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'holds', status: 'passed', failureMessages: [] },
        { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        { fullName: 'waits', status: 'pending', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'cannot find module', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: 'beforeAll threw',
      assertionResults: [{ fullName: 'never ran', status: 'skipped', failureMessages: [] }],
    },
  ],
};

const playwrightReport = {
  errors: [],
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected' as const, results: [] }] }],
      suites: [
        {
          title: 'desktop',
          specs: [
            {
              title: 'starts',
              tests: [
                {
                  status: 'skipped' as const,
                  annotations: [{ type: 'skip', description: 'no Electron runtime here' }],
                  results: [],
                },
              ],
            },
            {
              title: 'wobbles',
              tests: [{ status: 'flaky' as const, results: [{ errors: [{ message: 'late' }] }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe('the test command', () => {
  it('counts a unit test file that cannot be loaded or set up as a failure', () => {
    const tally = tallyVitest(vitestReport);
    expect(lastLine(tally)).toBe('1 passed, 3 failed, 2 skipped');
    expect(tally.failed.map(({ name }) => name)).toEqual(['b.test.ts', 'c.test.ts', 'breaks']);
  });

  it('names an end-to-end test that passed only at a further try', () => {
    const tally = tallyPlaywright(playwrightReport);
    expect(lastLine(tally)).toBe('2 passed, 0 failed, 1 skipped');
    expect(details(sum([tally]))).toContain(
      '- passed only at a further try: home.spec.ts › desktop › wobbles\n    late',
    );
  });

  it('counts an error outside any end-to-end test as a failure', () => {
    expect(tallyPlaywright({ suites: [], errors: [{ message: 'no browser' }] }).failed).toHaveLength(1);
  });

  it('names what was skipped together with the reason', () => {
    expect(details(tallyPlaywright(playwrightReport))).toContain(
      '- skipped: home.spec.ts › desktop › starts (no Electron runtime here)',
    );
  });

  it('sums every runner and every static check into its last line', () => {
    const all = [tallyCheck('types', true, ''), tallyCheck('lint', false, 'bad'), tallyVitest(vitestReport)];
    expect(lastLine(sum(all))).toBe('2 passed, 4 failed, 2 skipped');
  });

  it('shows what a failing check printed, without terminal colours', () => {
    const red = `${String.fromCharCode(27)}[31mbad${String.fromCharCode(27)}[0m`;
    expect(details(tallyCheck('lint', false, red))).toBe('✗ lint\n    bad');
  });
});
