/** Which tokens a card may be aimed at, read from its data. */
import type { Space } from '../../../../shared/games/deepwarren.ts';
import type { Aim } from '../content/language.ts';
import { entrance } from '../content/tiles.ts';
import { tokenTable } from '../content/tokens.ts';
import { hasIcon, isPit } from '../dungeon/layout.ts';
import { spacesWithin } from '../dungeon/spaces.ts';
import { isDelver, tileOf } from '../play.ts';
import type { State, Token } from '../state.ts';

function isOfKind({ kinds }: Aim, token: Readonly<Token>): boolean {
  if (kinds === 'token') return true;
  if (kinds === 'monster') return !isDelver(token);
  return kinds.includes(tokenTable[token.kind].kind);
}

/** Of the right side, seen from the player whose card it is: the active one. */
const isOfSide = (state: Readonly<State>, { side }: Aim, token: Readonly<Token>): boolean =>
  side === 'any' || (side === 'own') === (token.seat === state.seat);

function isWhereAimed({ notOn, on }: Aim, token: Readonly<Token>): boolean {
  const tile = tileOf(token);
  if (notOn === 'pit' && isPit[tile]) return false;
  if (notOn === 'entrance' && tile === entrance) return false;
  return on === undefined || hasIcon[on][tile];
}

/** Spaces within so many steps of any Delver of the active player, counted as in T-820 and T-821. */
function reachOfDelvers(state: Readonly<State>, steps: number): Set<Space> {
  const reach = new Set<Space>();
  for (const token of state.tokens) {
    if (token.seat !== state.seat || !isDelver(token)) continue;
    for (const space of spacesWithin(state, token.space, steps).keys()) reach.add(space);
  }
  return reach;
}

/** All tokens that fit. */
export function aimedAt(state: Readonly<State>, aim: Aim): Token[] {
  const fitting = state.tokens.filter(
    (token) => isOfKind(aim, token) && isOfSide(state, aim, token) && isWhereAimed(aim, token),
  );
  if (aim.within === undefined || fitting.length === 0) return fitting;
  const reach = reachOfDelvers(state, aim.within);
  return fitting.filter(({ space }) => reach.has(space));
}
