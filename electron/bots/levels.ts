/** The levels a person can choose, each as a bot. */
import type { BotLevel } from '../../shared/bots.ts';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';
import { rolloutBot } from './rollouts.ts';
import { soldierBot } from './soldier.ts';
import type { Manner } from './thought.ts';

/** `random` is no opponent for people but the measure of all others. */
export type AnyLevel = BotLevel | 'random';

/** How the levels think that play lines out: budgets in rollouts, chosen for the time a turn may take (`docs/bots.md`). */
const manners: Partial<Record<AnyLevel, Manner>> = {
  captain: { width: 5, planBudget: 20, deedBudget: 0, asideBudget: 8, horizon: 'turn' },
  warlord: { width: 8, planBudget: 120, deedBudget: 60, asideBudget: 32, horizon: 'round' },
};

/** How a level plays lines out, if it does: such thinking can be shared between threads. */
export const mannerOf = (level: AnyLevel): Manner | undefined => manners[level];

export function botOf<World, Action>(
  level: AnyLevel,
  mind: Mind<World, Action>,
): Bot<unknown, Action, World> {
  const manner = mannerOf(level);
  if (manner) return rolloutBot(level, mind, manner);
  if (level === 'random') return randomBot;
  return level === 'novice' ? noviceBot(mind) : soldierBot(mind);
}
