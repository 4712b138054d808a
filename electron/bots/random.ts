/** The bot that takes any option with equal chance: the measure of every other bot, and the tester of every rule. */
import { randomInt } from '../engine/rng.ts';
import { plainly, type Bot } from './bot.ts';

export const randomBot: Bot<unknown, unknown, unknown> = {
  name: 'random',
  choose: ({ decision, rng }) => plainly(randomInt(rng, decision.options.length)),
};
