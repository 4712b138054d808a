/** How well a hero stands: gold that is likely to come home, and the chance to come home at all. */
import type { Seat } from '../../../../shared/game.ts';
import { cardTable, isTreasure } from '../content/cards.ts';
import { lifeLeft } from '../harm.ts';
import { heroAt, isAlone, isBelow } from '../play.ts';
import { none, statuses, type State } from '../state.ts';
import { hasEnough, planOf, roundsLeft } from './plan.ts';

const meanWorth = { 1: 350, 2: 700 } as const;
/** In gold: what winning, coming home, and coming home with Treasure are worth besides. */
const race = { winning: 1_200, home: 600, treasured: 300 };
/** Alone the gold itself is the goal: the ledger counts nothing else (D-947). */
const alone = { winning: 400, home: 300, treasured: 0 };
const besides = (state: Readonly<State>): typeof race => (isAlone(state) ? alone : race);
/** Gold that makes a point. */
const goldAPoint = 400;
const enoughLife = 10;

const goldOf = (card: number): number => {
  const { gold, worth } = cardTable[card];
  return worth ? meanWorth[worth.dice] : gold;
};

export const goldHeld = (state: Readonly<State>, seat: Seat): number =>
  heroAt(state, seat).loot.reduce((sum, card) => sum + goldOf(card), 0);

/** By time: the die is rolled from space 22 on, so a few rounds late is a chance and not a death. */
const timeChance = (spare: number): number => 1 / (1 + Math.exp(-(spare + 1) / 1.6));

/** By life: every turn inside may cost some. */
const lifeChance = (life: number, turns: number): number =>
  Math.max(0.05, Math.min(1, life / (enoughLife * 0.5 + turns * 0.5)));

function worthOf(state: Readonly<State>, seat: Seat): number {
  const hero = heroAt(state, seat);
  const { outcome } = state;
  if (outcome)
    return (
      (outcome.winners.includes(seat) ? besides(state).winning / outcome.winners.length : 0) +
      statusWorth(state, seat)
    );
  if (hero.status === statuses.dead || hero.status === statuses.out) return statusWorth(state, seat);
  const from = hero.space === none ? hero.marker : hero.space;
  if (from === none) return 0;
  const { plan, here, home: back } = planOf(state, seat);
  const way = back + (isBelow(hero) ? 2 : 0);
  const chance = timeChance(roundsLeft(state) - way) * lifeChance(lifeLeft(hero), way);
  const gold = goldHeld(state, seat);
  const { home } = besides(state);
  const exit = hasEnough(state, hero) ? home : home * 0.45;
  const hope = plan === 'hoard' ? Math.max(0, 700 - 40 * here) : 0;
  return chance * (exit + gold + hope) + 12 * lifeLeft(hero) - 8 * here;
}

function statusWorth(state: Readonly<State>, seat: Seat): number {
  const hero = heroAt(state, seat);
  if (hero.status !== statuses.out) return 0;
  const isTreasured = hero.loot.some((card) => isTreasure[card]);
  const { home, treasured } = besides(state);
  return home + goldHeld(state, seat) + (isTreasured ? treasured : 0);
}

export const evaluate = (state: Readonly<State>, seat: Seat): number => worthOf(state, seat) / goldAPoint;
