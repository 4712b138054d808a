import { describe, expect, it } from 'vitest';
import {
  backupLine,
  collectionLine,
  historyLine,
  type Summary,
  warbandsLine,
  warbandsTrouble,
} from '../../renderer/text/home.ts';

const empty: Summary = { packs: 0, cards: 0, warbands: { ready: 0, withProblems: 0 }, matches: 0 };

describe('the lines of the home menu', () => {
  it('say in words that nothing is there yet', () => {
    expect([warbandsLine(empty), collectionLine(empty), historyLine(empty)]).toEqual([
      'None mustered yet',
      'No packs opened yet',
      'No match fought yet',
    ]);
  });

  it('count what is there, one as one', () => {
    const some = { ...empty, packs: 1, cards: 53, matches: 1, warbands: { ready: 6, withProblems: 1 } };
    expect(collectionLine(some)).toBe('1 pack · 53 cards');
    expect(historyLine(some)).toBe('1 match');
    expect(warbandsLine(some)).toBe('6 ready');
  });

  it('name warbands that cannot march, and only then', () => {
    expect(warbandsTrouble({ ...empty, warbands: { ready: 0, withProblems: 2 } })).toBe(
      '2 not ready to march',
    );
    expect(warbandsTrouble(empty)).toBeUndefined();
  });
});

describe('the age of the last backup', () => {
  const now = new Date(2026, 10, 16, 0, 30);
  it.each([
    [new Date(2026, 10, 16, 0, 5), 'backed up today'],
    [new Date(2026, 10, 15, 23, 55), 'backed up yesterday'],
    [new Date(2026, 10, 12, 12, 0), 'backed up 4 days ago'],
    [new Date(2026, 10, 17, 9, 0), 'backed up today'],
  ])('is counted in calendar days: %o', (madeAt, words) => {
    expect(backupLine(madeAt.getTime(), now)).toBe(words);
  });

  it('is not made up where there is none', () => {
    expect(backupLine(undefined, now)).toBe('no backup yet');
  });
});
