/** The peer of the history's statistics: a row an action, added up whenever statistics are asked for. */
import type { Db } from '../../../db/connect.ts';

const actionsOfAMatch = 400;

/** A row an action for every match: who did it, with which card, and what it was. */
export function fillActionRows(db: Db, matches: number): void {
  db.$client.exec(`
    create table peer_actions (match_id integer, seq integer, seat integer, what integer, card_id integer, amount integer,
      primary key (match_id, seq)) without rowid;
    insert into peer_actions
    with recursive seqs(seq) as (select 1 union all select seq + 1 from seqs where seq < ${actionsOfAMatch})
    select matches.id, seq, seq % 2, seq % 5, 1 + (matches.id * 7 + seq * 13) % 60, 10 * (seq % 4)
    from matches join seqs where matches.id <= ${matches}`);
}

/** How often each card was drawn, played, discarded, destroyed, what it dealt, and in how many matches that were won. */
export function statsFromActionRows(db: Db): unknown[] {
  return db.$client
    .prepare(
      `select cards.key, sum(what = 0), sum(what = 1), sum(what = 2), sum(what = 3), sum(case what when 4 then amount else 0 end),
         count(distinct case when what = 0 then actions.match_id end),
         count(distinct case when what = 1 and seats.is_winner then actions.match_id end)
       from peer_actions actions
       join match_seats seats on seats.match_id = actions.match_id and seats.seat = actions.seat and seats.bot is null
       join cards on cards.id = actions.card_id
       group by cards.key`,
    )
    .all();
}
