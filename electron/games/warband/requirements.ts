/**
 * Who may do what now: each check answers with the code of the first rule that forbids it, or nothing. The lists of
 * options and the answers to "why not?" both come from here.
 */
import type { Seat } from '../../../shared/game.ts';
import { areAdjacent, distanceAround, hasAdjacentEnemy, sightBetween } from './board.ts';
import { deployedLevels } from './creatures.ts';
import { attacksOf } from './item-matches.ts';
import { faceOf, findCreature, type Play } from './play.ts';
import { hasAbility, hasKeyword, isRanged, printedLevel, sizeOf } from './printed.ts';
import type { OrderFace } from './program.ts';
import type { RefusalCode } from './refusals.ts';
import { none, type CardId, type Creature, type Item, type Square } from './state.ts';
import { hasTrait, statOf } from './values.ts';
import { isWardedFromAttack } from './wards.ts';

export type Check = RefusalCode | undefined;

/** Whether the turn player could begin something in an activation now: their Activate phase, nothing on the stack. */
export function activationMoment(play: Play, seat: Seat): Check {
  const { state } = play;
  if (state.seat !== seat) return 'notYourTurn';
  if (state.phase !== 'activate') return 'wrongPhase';
  return state.stack.length > 0 || state.resolving ? 'stackBusy' : undefined;
}

export function activation(play: Play, creature: Creature): Check {
  const { state } = play;
  if (creature.seat !== state.seat) return 'notYours';
  if (creature.activated !== state.turn) return undefined; // in its activation too, if it may go again
  return creature.id === state.active ? 'alreadyActive' : 'alreadyActivated';
}

/** W-501..W-514: whether the creature in its activation has a move at all. */
export function moving(play: Play, creature: Creature): Check {
  if (creature.id !== play.state.active) return 'notActive';
  if (play.state.moves <= 0) return 'noMoveLeft';
  return hasTrait(play, creature, 'cannotMove') ? 'cannotMove' : undefined;
}

/** W-704, W-130: whether the active creature can make a basic attack of this mode against anybody. */
export function basicAttack(play: Play, creature: Creature, mode: 'melee' | 'ranged'): Check {
  if (creature.id !== play.state.active) return 'notActive';
  if (creature.tapped) return 'tapped';
  if (mode === 'ranged' && !isRanged(play, creature.id)) return 'noRanged';
  return attacker(play, creature, mode);
}

/** What keeps a creature from attacking in this mode, whoever the target (W-716). */
export function attacker(play: Play, creature: Creature, mode: 'melee' | 'ranged'): Check {
  if (hasTrait(play, creature, 'cannotAttack')) return 'cannotAttack';
  if (mode === 'melee' || !hasAdjacentEnemy(play, creature)) return undefined;
  return hasTrait(play, creature, 'pointBlank') ? undefined : 'enemyAdjacent';
}

/** W-711, W-712, W-714, W-717, R-132: adjacency, or distance and sight, and no text against it. */
export function attackGeometry(
  play: Play,
  from: Creature,
  to: Creature,
  mode: 'melee' | 'ranged',
  range: number,
): Check {
  if (from.id === to.id) return 'ownAttack';
  const refused = mode === 'melee' ? melee(play, from, to) : ranged(play, from, to, range);
  return refused ?? (isWardedFromAttack(play, to, from, mode) ? 'warded' : undefined);
}

const melee = (play: Play, from: Creature, to: Creature): Check =>
  canStrike(play, from, to) ? undefined : 'notAdjacent';

function ranged(play: Play, from: Creature, to: Creature, range: number): Check {
  if (distanceAround(play, from, to) > range) return 'outOfRange';
  return sightBetween(play, from, to) === 'none' ? 'noSight' : undefined;
}

/** How far melee attacks go with Reach. */
export const longReach = 2;

/** W-712, R-125. */
function canStrike(play: Play, from: Creature, to: Creature): boolean {
  if (areAdjacent(play, from, to)) return true;
  if (!hasTrait(play, from, 'reach') || distanceAround(play, from, to) > longReach) return false;
  return sightBetween(play, from, to) !== 'none';
}

/** How far a creature shoots (W-714): its own distance, or one a text gives instead, and what is added (W-715). */
export const rangeFor = (play: Play, creature: Creature, instead?: number, bonus = 0): number =>
  (instead ?? statOf(play, creature, 'range')) + bonus;

/** W-602..W-607 and the moment (W-422..W-424): whether a creature could take an order, assistants aside. */
export function orderMoment(play: Play, seat: Seat, order: OrderFace, actor: Creature): Check {
  if (actor.seat !== seat) return 'notYours';
  if (order.timing === 'immediate') return actor.tapped ? 'tapped' : undefined;
  const code = actionMoment(play, seat, order.timing, actor);
  return code ?? (order.timing === 'standard' && actor.tapped ? 'tapped' : undefined);
}

/** W-422, W-423: standard and minor actions belong to the creature's own activation, with nothing on the stack. */
export function actionMoment(play: Play, seat: Seat, timing: 'standard' | 'minor', actor: Creature): Check {
  const moment = activationMoment(play, seat);
  if (actor.id === play.state.active && (moment === undefined || moment === 'stackBusy')) return moment;
  return timing === 'standard' ? 'notAStandard' : 'notAMinor';
}

/** W-602, W-606, W-607: Ability and keyword; Level is a matter of assistants too. */
export function orderFit(play: Play, order: OrderFace, actor: Creature): Check {
  if (order.requires && !hasKeyword(play, actor, order.requires)) return 'needsKeyword';
  if (hasAffinity(play, order, actor) || order.ability === 'any') return undefined;
  return hasAbility(play, actor, order.ability) ? undefined : 'needsAbility';
}

/** W-607: lifts Ability and Level. */
export const hasAffinity = (play: Play, order: OrderFace, actor: Creature): boolean =>
  order.affinity !== undefined && hasKeyword(play, actor, order.affinity);

/** W-613..W-616, R-35, R-36: whether a creature may assist an order. */
export function assistance(play: Play, order: OrderFace, actor: Creature, helper: Creature): Check {
  if (helper.id === actor.id) return 'actorItself';
  if (helper.seat !== actor.seat) return 'notYours';
  if (helper.tapped) return 'tapped';
  if (order.ability !== 'any' && !hasAbility(play, helper, order.ability)) return 'assistLacksAbility';
  if (!areAdjacent(play, actor, helper)) return 'assistNotAdjacent';
  return hasTrait(play, helper, 'cannotAssist') ? 'cannotAssist' : undefined;
}

/** W-220, W-317: printed Levels against Leadership. */
export function leadershipFor(play: Play, seat: Seat, card: CardId): Check {
  if (faceOf(play, card).card.type !== 'creature') return 'notACreature';
  const levels = deployedLevels(play, seat) + printedLevel(play, card);
  return levels > play.state.players[seat].leadership ? 'noLeadership' : undefined;
}

/** W-822, R-82, R-83. */
export function collecting(play: Play, creature: Creature): Check {
  if (creature.id !== play.state.active) return 'notActive';
  if (creature.tapped) return 'tapped';
  return tokenSquares(play, creature).length === 0 ? 'noTreasure' : undefined;
}

const noSquares: readonly Square[] = [];

/** Squares under a creature on which treasure lies. */
export function tokenSquares(play: Play, creature: Creature): readonly Square[] {
  const { tokens } = play.state;
  if (tokens.length === 0) return noSquares;
  const { width } = play.tables;
  const size = sizeOf(play, creature.id);
  const column = creature.square % width;
  const isUnder = (square: Square): boolean => {
    const dx = (square % width) - column;
    const dy = (square - dx - creature.square) / width;
    return dx >= 0 && dx < size && dy >= 0 && dy < size;
  };
  return tokens.filter(({ square, count }) => count > 0 && isUnder(square)).map(({ square }) => square);
}

/** W-726, R-56: whether a creature may dodge the ranged attack of an item. */
export function dodging(play: Play, creature: Creature, item: Item): Check {
  const isAimed = attacksOf(play, item).some(
    ({ mode, targets }) => mode === 'ranged' && targets.includes(creature.id),
  );
  if (!isAimed || item.immune.includes(creature.id)) return 'noRangedAttack';
  if (creature.tapped) return 'tapped';
  if (hasTrait(play, creature, 'cannotDodge')) return 'cannotDodge';
  return hasCoverFrom(play, creature, item.actor) ? undefined : 'noCover';
}

/** W-723, W-724. */
function hasCoverFrom(play: Play, creature: Creature, attackerId: CardId): boolean {
  if (hasTrait(play, creature, 'alwaysCovered')) return true;
  const source = attackerId === none ? undefined : findCreature(play, attackerId);
  return source !== undefined && sightBetween(play, source, creature) === 'cover';
}

/** W-815, R-20, R-23: whether a creature may cower from damage, and at which price. */
export function cowering(play: Play, creature: Creature, amount: number, unpreventable: boolean): Check {
  if (amount <= 0) return 'noDamage';
  if (unpreventable) return 'unpreventable';
  if (hasTrait(play, creature, 'cannotCower')) return 'cannotCower';
  return play.state.players[creature.seat].morale < cowerCost(play, creature, amount)
    ? 'moraleTooLow'
    : undefined;
}

/** W-813, W-814: 1 Morale for each 10 points, all of them. */
export const cowerCost = (play: Play, creature: Creature, amount: number): number =>
  Math.max(0, amount / 10 + statOf(play, creature, 'cowerCost'));
