/** Questions the table asks about tokens: where one can go, what an attack does, what threatens it (T-1115). */
import type { Seat } from '../../../../shared/game.ts';
import { tileOfSpace, type Space, type StandingView } from '../../../../shared/games/deepwarren.ts';
import { cloneState } from '../clone.ts';
import { areFoes, breathes, breathVictims, damageOf, ownRange, targetsOf } from '../combat.ts';
import { dieSides, fallingRoll, tokenTable } from '../content/tokens.ts';
import { isBurn } from '../dungeon/layout.ts';
import { endReason, standingOf, type EndReason } from '../end.ts';
import { doorsBeside, mustRoll, pathTo, walkEnds } from '../movement.ts';
import { findToken, isDelver, tileOf, tokenOf } from '../play.ts';
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

export interface AttackPreview {
  target: number;
  damage: number;
  from: number;
  to: number;
  kills: boolean;
  /** Crowns the attacker's owner gains. */
  crowns: number;
}

export interface EndPreview {
  reason: EndReason;
  standing: StandingView[];
}

export interface AttackView {
  hits: AttackPreview[];
  /** The attack ends the game, with this standing. */
  ends: EndPreview | undefined;
}

function preview(state: Readonly<State>, attacker: Token, target: Token): AttackPreview {
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
function endAfter(
  state: Readonly<State>,
  seat: Seat,
  dead: readonly AttackPreview[],
): EndPreview | undefined {
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

export interface ThreatView {
  token: number;
  damage: number;
  /** It would have to move first. */
  moves: boolean;
}

/** Spaces from which a token could attack in its owner's next turn: where it stands, and one step on. */
function attackSpots(state: Readonly<State>, token: Token): Space[] {
  return [token.space, ...walkEnds(state, token, 1).map(({ to }) => to)];
}

/** Whether a token could hit another from a space, tried out on a copy. */
function hitsFrom(state: Readonly<State>, token: Token, space: Space, victim: Token): number {
  const tried = cloneState(state);
  const mover = tokenOf(tried, token.id);
  const target = tokenOf(tried, victim.id);
  mover.hasMoved = space !== mover.space;
  setSpace(tried, mover, space);
  const reaches = breathes(mover)
    ? breathVictims(tried, mover).includes(target)
    : targetsOf(tried, mover, ownRange(mover)).includes(target);
  return reaches ? damageOf({ ...tried, relicsActive: [] }, mover) : 0;
}

/** Foes that could hit a token before its owner's next turn, each with its worst damage. One hits a turn (T-809). */
export function threatsTo(state: Readonly<State>, id: number): ThreatView[] {
  const victim = findToken(state, id);
  if (!victim) return [];
  return state.tokens
    .filter((token) => areFoes(token, victim) && !token.bound)
    .flatMap((token) => {
      const spots = attackSpots(state, token).map((space) => ({
        space,
        damage: hitsFrom(state, token, space, victim),
      }));
      const worst = spots.reduce((best, each) => (each.damage > best.damage ? each : best));
      return worst.damage === 0
        ? []
        : [{ token: token.id, damage: worst.damage, moves: worst.space !== token.space }];
    });
}

/** The most wounds a token can lose to attacks before its owner's next turn: one attack of each other player. */
export function worstCase(state: Readonly<State>, id: number): number {
  const worst = new Map<Seat, number>();
  for (const { token, damage } of threatsTo(state, id)) {
    const { seat } = tokenOf(state, token);
    worst.set(seat, Math.max(worst.get(seat) ?? 0, damage));
  }
  return [...worst.values()].reduce((sum, damage) => sum + damage, 0);
}

/** Tiles that foes of a player could hit next turn: the threat overlay. */
export function threatenedTiles(state: Readonly<State>, seat: Seat): number[] {
  const own = state.tokens.filter((token) => token.seat === seat);
  return [...new Set(own.filter(({ id }) => threatsTo(state, id).length > 0).map(tileOf))];
}
