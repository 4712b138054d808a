import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverage, coverageDocument, readOffScreen } from './coverage.ts';

describe('the coverage of the rules', () => {
  const rows = coverage();

  it('names a test, a scenario or a reason for every rule, ruling, example and battlefield datum', () => {
    const open = rows.filter(({ shownBy, offScreen }) => shownBy.length === 0 && !offScreen);
    expect(open.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  it('gives no reason for a rule that a test shows, nor for a rule that does not exist', () => {
    const ids = new Map(rows.map((row) => [row.id, row]));
    const stale = Object.keys(readOffScreen()).filter((id) => ids.get(id)?.shownBy.length !== 0);
    expect(stale).toEqual([]);
  });

  it('is published as it is now: run `npm run rules` when this fails', () => {
    const published = readFileSync(new URL('../../docs/rules-coverage.md', import.meta.url), 'utf8');
    expect(published).toBe(coverageDocument(rows));
  });
});
