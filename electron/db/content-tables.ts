/**
 * The tables of content and what is derived from them: indexes that do not agree with their table, rows that refer to
 * nothing, words that are not found. All of it can be made anew from what the tables hold. Matches are not looked at.
 */
import type { Client } from './connect.ts';
import { isDamage } from './failure.ts';
import { problemsOf } from './inspect.ts';
import { renewMatchWords } from './match-words.ts';

const withRowid = [
  'campaigns',
  'collections',
  'tags',
  'warbands',
  'warband_versions',
  'packs',
  'cards',
  'card_index',
];
const withoutRowid = [
  'collection_cards',
  'content_seals',
  'settings',
  'warband_tags',
  'pack_cards',
  'card_terms',
];

/** Tables that do not agree with their indexes, or are out of order. */
export const disorderedTables = (client: Client): string[] =>
  [...withRowid, ...withoutRowid].filter((table) => !isInOrder(client, table));

function isInOrder(client: Client, table: string): boolean {
  try {
    return problemsOf(client.pragma(`integrity_check(${table})`)).length === 0;
  } catch (error) {
    // An entry of an index that cannot even be compared.
    if (!isDamage(error)) throw error;
    return false;
  }
}

/** Puts a table in order again from the rows that are in it: its indexes first, which taking rows out goes through. */
export function reorderTable(client: Client, table: string): void {
  client.exec(`reindex ${table}`);
  if (isInOrder(client, table) || !withoutRowid.includes(table)) return;
  client.exec(
    `create temp table reordered as select * from ${table};
    delete from ${table};
    insert or ignore into ${table} select * from reordered;
    drop table reordered`,
  );
}

/** Rows that mean nothing once what they refer to is gone, by table, each with what it must refer to. */
const references = {
  warband_tags: 'warband_id in (select id from warbands) and tag_id in (select id from tags)',
  warband_versions: 'warband_id in (select id from warbands)',
  pack_cards: 'pack_id in (select id from packs) and card_id in (select id from cards)',
  card_index: 'card_id in (select id from cards)',
  card_terms: 'card_id in (select id from cards)',
  collection_cards: 'collection_id in (select id from collections)',
} as const;

export type ReferringTable = keyof typeof references;
const referringTables = Object.keys(references) as ReferringTable[];

/** Rows that refer to nothing, by table. */
export function strayRows(client: Client): { table: ReferringTable; rows: unknown[] }[] {
  return referringTables.flatMap((table) => {
    const rows = client.prepare(`select * from ${table} where not (${references[table]})`).all();
    return rows.length === 0 ? [] : [{ table, rows }];
  });
}

export function removeStrayRows(client: Client, table: ReferringTable): void {
  client.exec(`delete from ${table} where not (${references[table]})`);
}

/** Whether the words of cards are found as they are printed, and the index of matches can be read. */
export function isSearchWhole(client: Client): boolean {
  try {
    client.exec("insert into card_search(card_search, rank) values ('integrity-check', 1)");
    client.exec("insert into match_search(match_search) values ('integrity-check')");
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

export function renewSearch(client: Client): void {
  client.exec("insert into card_search(card_search) values ('rebuild')");
  renewMatchWords(client);
}

/** A collection is a campaign's exactly if it names one. */
export const wrongScopes = (client: Client): number =>
  Number(client.prepare(`select count(*) from collections where scope <> ${scope}`).pluck().get());

export function mendScopes(client: Client): void {
  client.exec(`update collections set scope = ${scope} where scope <> ${scope}`);
}

const scope = "case when campaign_id is null then 'free' else 'campaign' end";
