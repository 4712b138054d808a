/** What is derived from the tables of content and can be made anew without loss. */
import {
  isSearchWhole,
  mendScopes,
  removeStrayRows,
  renewIndexes,
  renewSearch,
  strayRows,
  wrongIndexes,
  wrongScopes,
} from '../../db/content-tables.ts';
import type { ContentGround, Finding } from './finding.ts';

/** Before anything else is read: rows must be found and refer to something. */
export function checkTables({ db: { $client }, keepAside }: ContentGround): Finding[] {
  const mended = (code: string, sentence: string, mend: () => void): Finding => ({
    code,
    sentence,
    isMendable: true,
    mend,
  });
  return [
    ...(wrongScopes($client) > 0
      ? [
          mended('collection-mended', 'Whose a collection is was damaged and is put right.', () =>
            mendScopes($client),
          ),
        ]
      : []),
    ...wrongIndexes($client).map((table) =>
      mended('index-mended', `An index of ${table} was damaged and is made anew.`, () =>
        renewIndexes($client, table),
      ),
    ),
    ...strayRows($client).map(({ table, rows }) =>
      mended('stray-rows', `Rows of ${table} refer to nothing; they are kept aside.`, () => {
        if (keepAside(table, rows) !== undefined) removeStrayRows($client, table);
      }),
    ),
  ];
}

/** After cards are put right: their words are listed from them. */
export function checkSearch({ db: { $client } }: ContentGround): Finding[] {
  if (isSearchWhole($client)) return [];
  return [
    {
      code: 'search-mended',
      sentence: 'The list of words cards are found by was damaged and is made anew.',
      isMendable: true,
      mend: () => renewSearch($client),
    },
  ];
}
