/** Who may attack whom and for how much: range, Charge, Breath, Regrow (800s). */
import type { Seat } from '../../../shared/game.ts';
import { tileOfSpace, type DeepwarrenAction } from '../../../shared/games/deepwarren.ts';
import { tokenTable } from './content/tokens.ts';
import { hasDoor, stepsFrom, type Steps } from './dungeon/spaces.ts';
import { isDelver, type Play } from './play.ts';
import { activeEffect } from './relics.ts';
import { none, type Hit, type State, type Token } from './state.ts';
import { heal } from './tokens.ts';

/** T-803, T-804: of another player, and Delver against monster. */
export const areFoes = (one: Readonly<Token>, other: Readonly<Token>): boolean =>
  one.seat !== other.seat && isDelver(one) !== isDelver(other);

/** Steps a token's attack reaches, by itself (T-802, T-820). */
export const ownRange = (token: Readonly<Token>): number => {
  const { trait, traitValue } = tokenTable[token.kind];
  return trait === 'range' ? traitValue : 1;
};

export const breathes = (token: Readonly<Token>): boolean => tokenTable[token.kind].trait === 'breath';

/** T-805, T-822: attack value with Charge; relics at work are added by the caller's state. */
export function damageOf(state: Readonly<State>, token: Readonly<Token>): number {
  const { attack, trait, traitValue } = tokenTable[token.kind];
  const charge = trait === 'charge' && token.hasMoved ? traitValue : 0;
  const bonus = isDelver(token) ? (activeEffect(state, 'attackBonus')?.amount ?? 0) : 0;
  return attack + charge + bonus;
}

const near: Steps = [];
const beyond: Steps = [];

/** Foes within so many steps; doors and Rubble stop the way, tokens do not (T-802, T-810, T-821). */
export function targetsOf(state: Readonly<State>, token: Readonly<Token>, range: number): Token[] {
  const targets: Token[] = [];
  const count = stepsFrom(state, token.space, near);
  for (let at = 0; at < count; at++) addFoesAt(state, token, near[at], targets);
  if (range < 2) return targets;
  for (let at = 0; at < count; at++) {
    if (hasDoor(state, tileOfSpace(near[at]))) continue;
    const more = stepsFrom(state, near[at], beyond);
    for (let next = 0; next < more; next++) addFoesAt(state, token, beyond[next], targets);
  }
  return targets;
}

function addFoesAt(state: Readonly<State>, token: Readonly<Token>, space: number, targets: Token[]): void {
  if (state.held[tileOfSpace(space)] === 0) return;
  for (const other of state.tokens)
    if (other.space === space && areFoes(token, other) && !targets.includes(other)) targets.push(other);
}

/** Every token on the tiles joined to the wyrm's own space (T-826, T-829). */
export function breathVictims(state: Readonly<State>, token: Readonly<Token>): Token[] {
  const own = tileOfSpace(token.space);
  const count = stepsFrom(state, token.space, near);
  const tiles = near
    .slice(0, count)
    .map(tileOfSpace)
    .filter((tile) => tile !== own);
  return state.tokens.filter((other) => tiles.includes(tileOfSpace(other.space)));
}

/** T-827 */
export const mayBreathe = (token: Readonly<Token>, victims: readonly Token[]): boolean =>
  victims.some((victim) => areFoes(token, victim));

/** T-824: only lost wounds come back. */
export const canRegrow = (token: Readonly<Token>): boolean => {
  const { trait, wounds } = tokenTable[token.kind];
  return trait === 'regrow' && token.wounds < wounds;
};

/** Adds the attacks of one token with a given range for Delvers. */
function addAttacks(
  state: Readonly<State>,
  token: Readonly<Token>,
  delverRange: number,
  out: DeepwarrenAction[],
): void {
  if (breathes(token)) {
    if (mayBreathe(token, breathVictims(state, token))) out.push({ kind: 'breathe', token: token.id });
    return;
  }
  const range = isDelver(token) ? delverRange : ownRange(token);
  for (const target of targetsOf(state, token, range))
    out.push({ kind: 'attack', token: token.id, target: target.id });
}

/** Every attack of a player's tokens that are not bound; `onlyDelvers` once a relic for a Delver's attack is at work. */
export function attacksOf(
  state: Readonly<State>,
  seat: Seat,
  delverRange: number,
  onlyDelvers: boolean,
): DeepwarrenAction[] {
  const attacks: DeepwarrenAction[] = [];
  for (const token of state.tokens) {
    if (token.seat !== seat || token.bound || (onlyDelvers && !isDelver(token))) continue;
    addAttacks(state, token, delverRange, attacks);
  }
  return attacks;
}

/** Whether any token of a player has an attack that needs no relic. */
export function hasAttack(state: Readonly<State>, seat: Seat): boolean {
  for (const token of state.tokens) {
    if (token.seat !== seat || token.bound) continue;
    if (breathes(token)) {
      if (mayBreathe(token, breathVictims(state, token))) return true;
    } else if (targetsOf(state, token, ownRange(token)).length > 0) return true;
  }
  return false;
}

const hitOf = (play: Play, attacker: Token, target: Token): Hit => ({
  token: target.id,
  amount: damageOf(play.state, attacker),
  cause: 'attack',
  paid: attacker.seat,
  rescue: 0,
});

/** Turns an attack into damage that its victims' owners may answer (T-805, T-828). */
export function strike(play: Play, attacker: Token, targets: readonly Token[]): void {
  const manner = breathes(attacker) ? 'breath' : 'strike';
  play.emit?.({
    kind: 'attacked',
    rule: manner === 'breath' ? 'T-826' : 'T-802',
    seat: attacker.seat,
    token: attacker.id,
    targets: targets.map(({ id }) => id),
    damage: damageOf(play.state, attacker),
    manner,
  });
  const hits = targets.map((target) => hitOf(play, attacker, target));
  play.state.frames.push({ kind: 'damage', hits, asked: 0 });
}

/** T-824, T-825 */
export const regrow = (play: Play, token: Token): void =>
  heal(play, token, tokenTable[token.kind].traitValue, 'T-824');

/** T-711, T-812: nobody is paid for what is their own. */
export const isPaid = (hit: Readonly<Hit>, owner: Seat): boolean => hit.paid !== none && hit.paid !== owner;
