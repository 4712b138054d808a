/**
 * The bot that takes the option after which its seat stands best in a world it might be in. It looks one answer
 * ahead, settles ties by lot, and answers now and then at random, so that it cannot step to and fro for ever: no good
 * player, but one that goes where random play never gets.
 */
import type { Seat } from '../../shared/game.ts';
import type { GameModule } from '../engine/game-module.ts';
import { randomInt } from '../engine/rng.ts';
import { plainly, type Bot } from './bot.ts';

type Rules<State, Action> = Pick<
  GameModule<never, State, Action, unknown, unknown, never>,
  'clone' | 'apply'
>;

/** One answer in so many is left to chance. */
const onceIn = 10;

export function greedyBot<State, Action>(
  module: Rules<State, Action>,
  evaluate: (state: Readonly<State>, seat: Seat) => number,
): Bot<unknown, Action, State> {
  const worth = (world: Readonly<State>, action: Action, seat: Seat): number => {
    const next = module.clone(world);
    module.apply(next, action);
    return evaluate(next, seat);
  };
  return {
    name: 'greedy',
    choose: ({ decision, rng, sampleWorld }) => {
      if (randomInt(rng, onceIn) === 0) return plainly(randomInt(rng, decision.options.length));
      const world = sampleWorld();
      const worths = decision.options.map((action) => worth(world, action, decision.seat));
      const most = Math.max(...worths);
      const best = worths.flatMap((each, option) => (each === most ? [option] : []));
      return plainly(best[randomInt(rng, best.length)]!);
    },
  };
}
