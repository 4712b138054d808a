/** The bot that takes what looks best at the moment: it looks past the stack, not past its own activation. */
import { type Bot, plainly } from './bot.ts';
import { prospects } from './lookahead.ts';
import type { Mind } from '../engine/mind.ts';

export function soldierBot<World, Action>(mind: Mind<World, Action>): Bot<unknown, Action, World> {
  return {
    name: 'soldier',
    choose: (turn) => {
      if (turn.decision.options.length === 1) return plainly(0);
      const world = turn.sampleWorld();
      const question = mind.rules.decision(world) ?? turn.decision;
      const [best] = prospects(mind, world, question);
      return { ...plainly(best?.option ?? 0), expected: best?.value };
    },
  };
}
