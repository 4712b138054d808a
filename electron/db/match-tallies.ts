/** `card_tallies` kept true: finished matches are added, deleted ones taken out, in the transaction that changes them. */
import type { Db } from './connect.ts';
import { cardCountKinds, seatResults } from './schema/index.ts';

const kind = (name: (typeof cardCountKinds)[number]): number => cardCountKinds.indexOf(name);
const result = (name: (typeof seatResults)[number]): number => seatResults.indexOf(name);

/** Everybody lost nothing and nobody won: a draw. */
const resultOf = `case
  when seat.is_winner then ${result('won')}
  when exists (select 1 from match_seats other where other.match_id = seat.match_id and other.is_winner)
    then ${result('lost')}
  else ${result('drawn')} end`;

const countOf = (name: (typeof cardCountKinds)[number]): string =>
  `:sign * sum(case when counts.kind = ${kind(name)} then counts.count else 0 end)`;
const seatsWith = (name: (typeof cardCountKinds)[number]): string =>
  `:sign * count(case when counts.kind = ${kind(name)} then 1 end)`;

const columns = ['drawn_in', 'played_in', 'drawn', 'played', 'discarded', 'destroyed', 'damage'];

/** The counts of one match are found through its setup's cards, which are the start of their key. */
const change = `
  insert into card_tallies (card_id, player, is_bot, result, ${columns.join(', ')})
  select counts.card_id, seat.player, seat.bot is not null, ${resultOf},
    ${[
      ...[seatsWith('drawn'), seatsWith('played'), countOf('drawn'), countOf('played')],
      ...[countOf('discarded'), countOf('destroyed'), countOf('damageDealt')],
    ].join(', ')}
  from matches
  join setup_cards on setup_cards.setup_id = matches.setup_id
  join match_card_counts counts
    on counts.card_id = setup_cards.card_id and counts.kind in (${cardCountKinds.map((_, place) => place).join(', ')})
    and counts.match_id = matches.id
  join match_seats seat on seat.match_id = matches.id and seat.seat = counts.seat
  where matches.id = :id and matches.finished_at is not null
  group by counts.card_id, seat.seat
  on conflict do update set ${columns.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`;

const changeBy = (db: Db, id: number, sign: 1 | -1): void => {
  db.$client.prepare(change).run({ id, sign });
};

export const addToTallies = (db: Db, id: number): void => changeBy(db, id, 1);

export const takeFromTallies = (db: Db, id: number): void => changeBy(db, id, -1);
