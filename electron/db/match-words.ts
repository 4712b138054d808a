/**
 * The words finished matches are found by: notes, players, sides, emblems and tags, in a full-text index. It is derived
 * from the rows and written wherever one of them changes; a word is found by its beginning, whatever its accents.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Client, Db } from './connect.ts';
import { matches } from './schema/index.ts';

const wordsOfMatches = `
  select m.id, m.note || ' '
    || coalesce((select group_concat(s.player || ' ' || coalesce(s.side, '') || ' ' || coalesce(s.emblem, ''), ' ')
      from match_seats s where s.match_id = m.id), '') || ' '
    || coalesce((select group_concat(t.name, ' ')
      from match_tags mt join tags t on t.id = mt.tag_id where mt.match_id = m.id), '')
  from matches m where m.finished_at is not null`;

/** Writes the words of one match as they are now; an unfinished one has none. */
export function putMatchWords({ $client }: Db, id: number): void {
  $client.prepare('delete from match_search where rowid = ?').run(id);
  $client.prepare(`insert into match_search(rowid, words) ${wordsOfMatches} and m.id = ?`).run(id);
}

export function renewMatchWords(client: Client): void {
  client.exec("insert into match_search(match_search) values ('delete-all')");
  client.exec(`insert into match_search(rowid, words) ${wordsOfMatches}`);
}

/** Every word asked for begins one of the match; nothing if no word is asked for. */
export function saysWords(search: string | undefined): SQL | undefined {
  const asked = (search ?? '').trim();
  if (asked === '') return undefined;
  const words = asked.match(/[\p{L}\p{N}]+/gu);
  // Signs alone are no word of anything.
  if (!words) return sql`0`;
  const query = words.map((word) => `"${word}"*`).join(' ');
  return sql`${matches.id} in (select rowid from match_search where match_search match ${query})`;
}
