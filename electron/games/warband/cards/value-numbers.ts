/**
 * Plain constants behind the estimates of `value.ts`, in points of Morale. 10 damage is worth 1 point, as cowering
 * from it costs 1 Morale (W-813); everything else is measured against that by feel and stays simple on purpose.
 */
import type { Condition, CreatureEvent, Duration, Stat, Trait } from './language.ts';

/** One point of damage taken by an enemy, or healed or prevented on one's own side. */
export const damagePoint = 0.1;

/** What one more of a value is worth to the creature that has it, for a turn. */
export const statPoint: Record<Stat, number> = {
  level: 0.4,
  hitPoints: 0.05,
  melee: 0.08,
  ranged: 0.06,
  range: 0.1,
  speed: 0.25,
  damageTaken: -0.1,
  cowerCost: -0.5,
};

/** What having a trait is worth for a turn; negative for the hindrances. */
export const traitPoint: Record<Trait, number> = {
  flying: 1,
  burrow: 1.1,
  shifting: 0.8,
  sureFooted: 0.3,
  hazardProof: 0.3,
  pointBlank: 0.4,
  unpinned: 0.5,
  unslidable: 0.3,
  cannotCower: -0.8,
  cannotDodge: -0.3,
  cannotMove: -1.5,
  cannotAttack: -2,
  cannotUntap: -2,
  cannotAssist: -0.3,
  cannotBeHealed: -0.4,
  alwaysCovered: 0.6,
  reach: 0.8,
};

/** How many turns an effect is likely to matter. */
export const durationTurns: Record<Duration, number> = {
  endOfActivation: 0.8,
  endOfTurn: 1,
  startOfYourTurn: 1.6,
  endOfYourTurn: 2,
  whileInPlay: 4,
};

/** What a value usually is, where a card reads it off the table. */
export const typicalStat: Record<Stat, number> = {
  level: 3,
  hitPoints: 60,
  melee: 20,
  ranged: 20,
  range: 6,
  speed: 6,
  damageTaken: 0,
  cowerCost: 0,
};

/** How often an event happens to one creature in its life. */
export const eventTimes: Record<CreatureEvent, number> = {
  enters: 1,
  activates: 4,
  moves: 3,
  movesAdjacent: 2,
  movesAway: 1,
  attacks: 3,
  isAttacked: 3,
  damages: 2,
  isDamaged: 2,
  destroys: 0.7,
  isDestroyed: 0.8,
  cowers: 0.6,
  dodges: 0.3,
  assists: 0.7,
  isHealed: 0.5,
  opensChest: 0.4,
  collects: 0.7,
};

/** How likely a condition holds when it is asked. */
export const chanceOf: Record<Condition['is'], number> = {
  damageDealt: 0.75,
  unprevented: 0.6,
  destroyed: 0.35,
  matches: 0.5,
  exists: 0.6,
  compare: 0.5,
  yourTurn: 0.5,
  done: 0.7,
  not: 0.5,
  every: 0.4,
  some: 0.7,
};

export const points = {
  attack: 2,
  square: 0.25,
  slideSquare: 0.3,
  place: 1.2,
  tap: 1.5,
  orderCard: 1,
  creatureCard: 0.7,
  recovered: 0.8,
  morale: 1,
  leadership: 0.8,
  creature: 3,
  rescued: 2,
  attached: 1,
  keyword: 0.2,
  ability: 0.4,
  cancelled: 2.5,
  redirected: 3,
  evaded: 2,
  extraMove: 1.3,
  /** Squares a creature has usually moved in its turn. */
  moved: 3,
  reactivated: 3,
  /** What a ward keeps off, for a turn. */
  ward: { attacks: 1.5, meleeAttacks: 1, rangedAttacks: 0.6, orders: 0.6, powers: 0.3 },
  counter: 0.6,
  /** What comes later may never come. */
  later: 0.7,
  token: 1,
  placedToken: 0.6,
  look: 0.2,
  reveal: 0.4,
  deploy: 1.2,
  /** Creatures that "each" or "all" usually means. */
  several: 2,
  /** Uses of a power in the life of its creature. */
  powerUses: 3,
  /** Of all the creatures an attached card or an aura could be on. */
  standingTurns: 4,
} as const;
