/** What is derived from the tables of content and can be made anew without loss. */
import {
  disorderedTables,
  isSearchWhole,
  mendScopes,
  removeStrayRows,
  reorderTable,
  renewSearch,
  strayRows,
  wrongScopes,
} from '../../db/content-tables.ts';
import type { ContentDeps, Finding } from './finding.ts';

const mended = (code: string, sentence: string, mend: () => void): Finding => ({
  code,
  sentence,
  isMendable: true,
  mend,
});

/** Before anything else: rows must be found. */
export const checkOrder = ({ db: { $client } }: ContentDeps): Finding[] =>
  disorderedTables($client).map((table) =>
    mended('table-mended', `The order of ${table} was damaged and is put right.`, () =>
      reorderTable($client, table),
    ),
  );

/** Then they must refer to something. */
export function checkTables({ db: { $client }, keepAside }: ContentDeps): Finding[] {
  const stray = strayRows($client).map(({ table, rows }) =>
    mended('stray-rows', `Rows of ${table} refer to nothing; they are kept aside.`, () => {
      if (keepAside(table, rows) !== undefined) removeStrayRows($client, table);
    }),
  );
  if (wrongScopes($client) === 0) return stray;
  const sentence = 'Whose a collection is was damaged and is put right.';
  return [...stray, mended('collection-mended', sentence, () => mendScopes($client))];
}

/** After cards are put right: their words are listed from them. */
export function checkSearch({ db: { $client } }: ContentDeps): Finding[] {
  if (isSearchWhole($client)) return [];
  const sentence = 'The list of words cards are found by was damaged and is made anew.';
  return [mended('search-mended', sentence, () => renewSearch($client))];
}
