/** What a stretch of play changed for a seat's team, as people count it: Morale won and lost, creatures that are gone. */
import type { Seat } from '../../../../shared/game.ts';
import type { Stakes } from '../../../engine/mind.ts';
import type { State } from '../state.ts';

export function stakesFor(before: Readonly<State>, after: Readonly<State>, seat: Seat): Stakes {
  const { seats } = before.setup;
  const isOwn = (each: Seat): boolean => seats[each].team === seats[seat].team;
  const morale = (isTheirs: (each: Seat) => boolean): number =>
    after.players.reduce(
      (sum, player, at) => (isTheirs(at) ? sum + player.morale - before.players[at].morale : sum),
      0,
    );
  const gone = before.creatures.filter(({ id }) => !after.creatures.some((each) => each.id === id));
  return {
    own: morale(isOwn),
    others: morale((each) => !isOwn(each)),
    lost: gone.filter((each) => isOwn(each.seat)).map(({ id }) => id),
    taken: gone.filter((each) => !isOwn(each.seat)).map(({ id }) => id),
  };
}
