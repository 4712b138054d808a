/**
 * `card_tallies` and `seat_tallies` kept true: a finished match is added, a deleted one taken out, in the transaction
 * that changes it. Statistics then read some hundred rows, however many matches there are.
 */
import type { Db } from './connect.ts';
import { cardCountKinds, seatResults } from './schema/index.ts';

const kind = (name: (typeof cardCountKinds)[number]): number => cardCountKinds.indexOf(name);
const result = (name: (typeof seatResults)[number]): number => seatResults.indexOf(name);

/** Where nobody won, it was a draw for all, or all lost together. */
const resultOf = `case
  when seat.is_winner then ${result('won')}
  when exists (select 1 from match_seats other where other.match_id = seat.match_id and other.is_winner)
    or matches.is_shared_loss then ${result('lost')}
  else ${result('drawn')} end`;

const countOf = (name: (typeof cardCountKinds)[number]): string =>
  `:sign * sum(case when counts.kind = ${kind(name)} then counts.count else 0 end)`;
const seatsWith = (name: (typeof cardCountKinds)[number]): string =>
  `:sign * count(case when counts.kind = ${kind(name)} then 1 end)`;

const cardColumns = ['drawn_in', 'played_in', 'drawn', 'played', 'discarded', 'destroyed', 'damage'];

const adding = (columns: readonly string[]): string =>
  `on conflict do update set ${columns.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`;

/** The counts of one match are found through its setup's cards, which are the start of their key. */
const changeCards = `
  insert into card_tallies (card_id, game, player, is_bot, result, ${cardColumns.join(', ')})
  select counts.card_id, matches.game, seat.player, seat.bot is not null, ${resultOf},
    ${seatsWith('drawn')}, ${seatsWith('played')}, ${countOf('drawn')}, ${countOf('played')},
    ${countOf('discarded')}, ${countOf('destroyed')}, ${countOf('damageDealt')}
  from matches
  join setup_cards on setup_cards.setup_id = matches.setup_id
  join match_card_counts counts
    on counts.card_id = setup_cards.card_id and counts.match_id = matches.id
    and counts.kind in (${cardCountKinds.map((_, place) => place).join(', ')})
  join match_seats seat on seat.match_id = matches.id and seat.seat = counts.seat
  where matches.id = :id and matches.finished_at is not null
  group by counts.card_id, seat.seat
  ${adding(cardColumns)}`;

/** Everybody who does not share the seat's team. */
const opponents = `(
  select group_concat(name, ' + ') from (
    select coalesce('bot:' || other.bot, other.player) as name
    from match_seats other
    where other.match_id = seat.match_id and other.seat <> seat.seat
      and coalesce(other.team, -other.seat) <> coalesce(seat.team, seat.seat)
    order by name))`;

const changeSeats = `
  insert into seat_tallies (game, player, is_bot, side, emblem, opponents, result, matches, rounds, active_ms)
  select matches.game, seat.player, seat.bot is not null, coalesce(seat.side, ''), coalesce(seat.emblem, ''),
    coalesce(${opponents}, ''), ${resultOf}, :sign, :sign * coalesce(matches.rounds, 0),
    :sign * coalesce(matches.active_ms, 0)
  from matches
  join match_seats seat on seat.match_id = matches.id
  where matches.id = :id and matches.finished_at is not null
  ${adding(['matches', 'rounds', 'active_ms'])}`;

function changeBy(db: Db, id: number, sign: 1 | -1): void {
  db.$client.prepare(changeCards).run({ id, sign });
  db.$client.prepare(changeSeats).run({ id, sign });
}

export const addToTallies = (db: Db, id: number): void => changeBy(db, id, 1);

export const takeFromTallies = (db: Db, id: number): void => changeBy(db, id, -1);
