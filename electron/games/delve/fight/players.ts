/** Who plays the monsters (D-603, R-320, R-703). */
import type { Seat } from '../../../../shared/game.ts';
import { isAlone, leftOf } from '../play.ts';
import { none, type State } from '../state.ts';

export const areMonstersAutomatic = (state: Readonly<State>): boolean =>
  isAlone(state) || state.setup.automaticMonsters === true;

/** The player on the left, also when he is dead or out; `none`: the rules play it. */
export const monsterPlayerOf = (state: Readonly<State>, seat: Seat): Seat =>
  areMonstersAutomatic(state) ? none : leftOf(state, seat);
