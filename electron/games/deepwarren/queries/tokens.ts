/** Questions the table asks about tokens: where one can go, what an attack does, what threatens it (T-1115). */
import type { Seat } from '../../../../shared/game.ts';
import type {
  EndPreview,
  HitPreview,
  ThreatenedView,
  ThreatView,
} from '../../../../shared/games/deepwarren-questions.ts';
import { tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import { cloneState } from '../clone.ts';
import { areFoes, breathes, breathVictims, damageOf, ownRange, targetsOf } from '../combat.ts';
import { dieSides, fallingRoll, tokenTable } from '../content/tokens.ts';
import { isBurn } from '../dungeon/layout.ts';
import { endReason, standingOf } from '../end.ts';
import { doorsBeside, mustRoll, pathTo, walkEnds } from '../movement.ts';
import { findToken, isDelver, tokenOf } from '../play.ts';
import { stepsNow } from '../relics.ts';
import { setSpace } from '../tokens.ts';
import type { State, Token } from '../state.ts';

export interface WayView {
  to: Space;
  path: Space[];
  /** It ends on a burn space. */
  burns: boolean;
  chest: boolean;
}

export interface ReachView {
  ways: WayView[];
  doors: number[];
  /** Chance to leave the Pit it stands on; 1 elsewhere. */
  safe: number;
}

/** Where a token could go now, whoever's turn it is; `steps` as its owner's relics at work allow unless given. */
export function reachOf(state: Readonly<State>, id: number, steps = stepsNow(state)): ReachView {
  const token = tokenOf(state, id);
  if (token.bound) return { ways: [], doors: [], safe: 1 };
  const ways = walkEnds(state, token, steps).map(({ to }) => ({
    to,
    path: pathTo(state, token, to, steps),
    burns: isBurn(to),
    chest: isDelver(token) && state.chests.includes(tileOfSpace(to)),
  }));
  const safe = mustRoll(token) ? (fallingRoll - 1) / dieSides : 1;
  return { ways, doors: doorsBeside(state, token.space), safe };
}

export interface AttackView {
  hits: HitPreview[];
  /** The attack ends the game, with this standing. */
  ends: EndPreview | undefined;
}

function preview(state: Readonly<State>, attacker: Token, target: Token): HitPreview {
  const damage = damageOf(state, attacker);
  const to = Math.max(0, target.wounds - damage);
  const isPaid = to === 0 && target.seat !== attacker.seat;
  const crowns = isPaid ? tokenTable[target.kind].worth : 0;
  return { target: target.id, damage, from: target.wounds, to, kills: to === 0, crowns };
}

/** What an attack does before it is made, if nobody answers with a relic; an Emberwyrm needs no target. */
export function attackPreview(state: Readonly<State>, id: number, target?: number): AttackView {
  const attacker = tokenOf(state, id);
  const victims = breathes(attacker) ? breathVictims(state, attacker) : [tokenOf(state, target ?? id)];
  const hits = victims.map((victim) => preview(state, attacker, victim));
  const dead = hits.filter(({ kills }) => kills);
  return { hits, ends: endAfter(state, attacker.seat, dead) };
}

/** Whether the loss of some tokens would end the game, and how it would then stand (relic limits included, T-522). */
function endAfter(state: Readonly<State>, seat: Seat, dead: readonly HitPreview[]): EndPreview | undefined {
  if (dead.length === 0) return undefined;
  const after = cloneState(state);
  after.tokens = after.tokens.filter(({ id }) => !dead.some(({ target }) => target === id));
  for (const { crowns } of dead) after.players[seat].crowns += crowns;
  const reason = endReason(after);
  if (!reason) return undefined;
  // Only a player without Delvers surely loses all relics; others lose their cheapest at will.
  after.players.forEach((player, each) => {
    if (!after.tokens.some((token) => token.seat === each && isDelver(token))) player.relics = [];
  });
  return { reason, standing: standingOf(after) };
}

/** What falling into the Pit would end, for the warning before a roll. */
export function fallPreview(state: Readonly<State>, id: number): EndPreview | undefined {
  const { wounds, seat } = tokenOf(state, id);
  return endAfter(state, seat, [{ target: id, damage: wounds, from: wounds, to: 0, kills: true, crowns: 0 }]);
}

/** Spaces from which a token could attack in its owner's next turn: where it stands, and one step on. */
function attackSpots(state: Readonly<State>, token: Token): Space[] {
  return [token.space, ...walkEnds(state, token, 1).map(({ to }) => to)];
}

/** What a token could do from a space to each of its foes there, tried out on a copy. */
function blowsFrom(state: Readonly<State>, token: Token, space: Space): Map<number, number> {
  const tried = cloneState(state);
  const mover = tokenOf(tried, token.id);
  mover.hasMoved = space !== mover.space;
  setSpace(tried, mover, space);
  const hit = breathes(mover) ? breathVictims(tried, mover) : targetsOf(tried, mover, ownRange(mover));
  const damage = damageOf({ ...tried, relicsActive: [] }, mover);
  return new Map(hit.filter((target) => areFoes(mover, target)).map(({ id }) => [id, damage]));
}

/** The worst a token could do to each of its foes in its owner's next turn; without a step if that does as much. */
function threatsBy(state: Readonly<State>, token: Token): Map<number, ThreatView> {
  const worst = new Map<number, ThreatView>();
  for (const space of attackSpots(state, token))
    for (const [target, damage] of blowsFrom(state, token, space))
      if (damage > (worst.get(target)?.damage ?? 0))
        worst.set(target, { token: token.id, damage, moves: space !== token.space });
  return worst;
}

/** Foes that could hit a token before its owner's next turn, each with its worst damage. One hits a turn (T-809). */
export function threatsTo(state: Readonly<State>, id: number): ThreatView[] {
  const victim = findToken(state, id);
  if (!victim) return [];
  return state.tokens
    .filter((token) => areFoes(token, victim) && !token.bound)
    .flatMap((token) => threatsBy(state, token).get(id) ?? []);
}

/** The same for every token that is threatened: the threat overlay. */
export function threats(state: Readonly<State>): ThreatenedView[] {
  const all = state.tokens.filter(({ bound }) => !bound).map((token) => threatsBy(state, token));
  return state.tokens.flatMap(({ id }) => {
    const by = all.flatMap((threat) => threat.get(id) ?? []);
    return by.length === 0 ? [] : [{ token: id, worst: worstOf(state, by), by }];
  });
}

/** The most wounds a token can lose to attacks before its owner's next turn: one attack of each other player. */
export const worstCase = (state: Readonly<State>, id: number): number => worstOf(state, threatsTo(state, id));

function worstOf(state: Readonly<State>, by: readonly ThreatView[]): number {
  const worst = new Map<Seat, number>();
  for (const { token, damage } of by) {
    const { seat } = tokenOf(state, token);
    worst.set(seat, Math.max(worst.get(seat) ?? 0, damage));
  }
  return [...worst.values()].reduce((sum, damage) => sum + damage, 0);
}
