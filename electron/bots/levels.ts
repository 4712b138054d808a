/** The levels a person can choose, each as a bot. */
import { botLevels, type Judgement } from '../../shared/bots.ts';
import type { Bot } from './bot.ts';
import type { Manner, Manners, Mind } from '../engine/mind.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';
import { rolloutBot } from './rollouts.ts';
import { soldierBot } from './soldier.ts';

/**
 * Two are no opponents for people: `random` is the measure of all others, and `umpire` plays as well as can be had for
 * the time of a thousand matches, to weigh warbands against each other.
 */
export const anyLevels = [...botLevels, 'umpire', 'random'] as const;
export type AnyLevel = (typeof anyLevels)[number];

/** How the levels think that play lines out: budgets in rollouts, chosen for the time a turn may take (`docs/bots.md`). */
const manners: Manners = {
  captain: {
    width: 5,
    planBudget: 20,
    deedBudget: 0,
    asideBudget: 8,
    wayBudget: 0,
    horizon: 'turn',
    imagines: 'thumb',
  },
  warlord: {
    width: 4,
    planBudget: 8,
    deedBudget: 8,
    asideBudget: 0,
    wayBudget: 0,
    horizon: 'round',
    trust: 4,
    imagines: 'trial',
  },
};

const practised: ReadonlySet<AnyLevel> = new Set(['captain', 'warlord', 'umpire']);

/** How well a level can tell a good position. */
export const judgementOf = (level: AnyLevel): Judgement => (practised.has(level) ? 'practised' : 'plain');

/** How a level plays lines out, if it does: such thinking can be shared between threads. */
export function mannerOf(level: AnyLevel, mind?: { readonly manners?: Manners }): Manner | undefined {
  const isRollout = level === 'captain' || level === 'warlord';
  return isRollout ? (mind?.manners ?? manners)[level] : undefined;
}

export function botOf<World, Action>(
  level: AnyLevel,
  mind: Mind<World, Action>,
): Bot<unknown, Action, World> {
  const manner = mannerOf(level, mind);
  if (manner) return rolloutBot(level, mind, manner);
  if (level === 'random') return randomBot;
  return level === 'novice' ? noviceBot(mind) : soldierBot(mind);
}
