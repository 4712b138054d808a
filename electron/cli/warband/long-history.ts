/** A long history made of nothing but rows: as many finished matches as wanted, between a few players with a few warbands. */
import type { Db } from '../../db/connect.ts';
import { renewMatchWords } from '../../db/match-words.ts';
import { pack } from '../../db/packed.ts';

const cardCount = 60;

/** Fills an empty database. The rows are what the program would have written; the logs are not worth replaying. */
export function fillHistory(db: Db, matches: number): void {
  db.$client.transaction(() => {
    db.$client.exec(rowsOf(matches));
    renewMatchWords(db.$client);
  })();
}

/** Gives every match one of these films in turn, each stored whole under a number of its own. */
export function fillFilms(db: Db, films: readonly Buffer[]): void {
  const insert = db.$client.prepare(
    "insert into match_films select id, ?, 'h' from matches where id % ? = ?",
  );
  db.$client.transaction(() => {
    films.forEach((film, at) => insert.run(film, films.length, at));
  })();
}

/** Morale of two players over eighteen turns, as it is kept of a finished match. */
const moraleByTurn = pack({
  morale: Array.from({ length: 20 }, (_, turn) => ({
    turn,
    round: Math.ceil(turn / 2),
    at: turn * 21,
    seat: turn % 2,
    morale: [13 - Math.floor(turn / 3), 14 - Math.floor(turn / 2)],
  })),
}).toString('hex');

const rowsOf = (matches: number): string => `
  insert into match_setups values (1, 'bench', x'00');
  insert into cards
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${cardCount})
  select i, 'hash ' || i, 'bench/' || case when i <= 6 then 'leader-' else 'card-' end || i, 'order', 'Card ' || i, 1, '', '', '{}' from n;
  insert into matches (id, game, form, rules_version, seed, setup_id, started_at, finished_at, reason, rounds, actions, active_ms, state_hash, log, summary, note)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${matches})
  select i, 'warband', 'standard', 1, i, 1, i * 1000, i * 1000 + 500, 'morale', 5 + i % 9, 300 + i % 200, 600000, 'h', randomblob(600), x'${moraleByTurn}', '' from n;
  insert into match_seats
  select matches.id, seat, case (matches.id + seat) % 4 when 0 then 'Ada' when 1 then 'Bo' when 2 then 'Cem' else 'Dag' end,
    case when seat = 1 and matches.id % 3 = 0 then 'soldier' end, seat, null, 'Band ' || ((matches.id * 3 + seat) % 12),
    'bench/leader-' || (1 + (matches.id + seat) % 6), (matches.id / 2) % 2 = seat
  from matches, (select 0 as seat union all select 1);
  insert into seat_tallies
  select 'warband', seat.player, seat.bot is not null, seat.side, seat.emblem, coalesce('bot:' || other.bot, other.player),
    seat.is_winner, count(*), sum(matches.rounds), sum(matches.active_ms)
  from match_seats seat join match_seats other on other.match_id = seat.match_id and other.seat <> seat.seat
  join matches on matches.id = seat.match_id group by 1, 2, 3, 4, 5, 6, 7;
  insert into card_tallies
  select cards.id, 'warband', player, bot is not null, is_winner, count(*), count(*), 2 * count(*), count(*), count(*), 0, 10 * count(*)
  from match_seats, cards group by 1, 3, 4, 5;`;
