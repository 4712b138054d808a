import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOf, readTable, tables } from './tables.ts';

describe.each(tables)('the perft table $file', (table) => {
  it.each(readTable(table))('players $players, teams $teams, seed $seed, after $actions actions', (row) => {
    expect(table.count(row)).toEqual(row.counts);
  });
});

it('no perft table is left that nothing counts', () => {
  const files = readdirSync(pathOf('.')).filter((file) => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(tables.map(({ file }) => file).toSorted());
});
