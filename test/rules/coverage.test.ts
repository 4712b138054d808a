import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameTools } from '../../electron/cli/games.ts';
import { coverage, coverageDocument, coverageIndex, isOpen, isUncited, readReasons } from './coverage.ts';

const published = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe.each(gameTools.map(({ id }) => id))('the rules of %s', (game) => {
  const rows = coverage(game);
  const byId = new Map(rows.map((row) => [row.id, row]));

  it('are each shown by a test or a scenario, or have a reason why not', () => {
    expect(rows.filter(isOpen).map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  it('are each named in the code that keeps them, or have a reason why not', () => {
    expect(rows.filter(isUncited).map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  it('have no reason where none is needed', () => {
    const { offScreen, withoutCode } = readReasons(game);
    expect(Object.keys(offScreen).filter((id) => byId.get(id)?.shownBy.length !== 0)).toEqual([]);
    expect(Object.keys(withoutCode).filter((id) => byId.get(id)?.keptBy.length !== 0)).toEqual([]);
  });

  it('are published as they are now: run `npm run rules` when this fails', () => {
    expect(published(`rules-coverage/${game}.md`)).toBe(coverageDocument(game, rows));
  });
});

it('the table of all games is published as it is now: run `npm run rules` when this fails', () => {
  expect(published('rules-coverage.md')).toBe(coverageIndex());
});
