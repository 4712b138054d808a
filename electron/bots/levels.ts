/** The levels a person can choose, each as a bot. */
import type { BotLevel } from '../../shared/bots.ts';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';
import { captainManner, rolloutBot, warlordManner } from './rollouts.ts';
import { soldierBot } from './soldier.ts';

/** `random` is no opponent for people but the measure of all others. */
export type AnyLevel = BotLevel | 'random';

export function botOf<World, Action>(
  level: AnyLevel,
  mind: Mind<World, Action>,
): Bot<unknown, Action, World> {
  switch (level) {
    case 'random':
      return randomBot;
    case 'novice':
      return noviceBot(mind);
    case 'soldier':
      return soldierBot(mind);
    case 'captain':
      return rolloutBot(level, mind, captainManner);
    case 'warlord':
      return rolloutBot(level, mind, warlordManner);
  }
}
