/**
 * The bot that makes mistakes on purpose: it thinks like a soldier, then overlooks the best thing now and then, and
 * lets a chance to answer slip by. It says why it did what it did.
 */
import type { Decision } from '../../shared/game.ts';
import { randomInt, type Rng } from '../engine/rng.ts';
import { plainly, type Bot } from './bot.ts';
import { prospects } from './lookahead.ts';
import type { Mind, Prospect } from '../engine/mind.ts';

/** Of ten decisions so many are taken at random, and so many overlook the best option. */
const atRandom = 1;
const overlooked = 3;

export function noviceBot<World, Action>(mind: Mind<World, Action>): Bot<unknown, Action, World> {
  return {
    name: 'novice',
    choose: ({ decision, rng, sampleWorld }) => {
      if (decision.options.length === 1) return plainly(0);
      const world = sampleWorld();
      const question = mind.rules.decision(world) ?? decision;
      const found = bearable(prospects(mind, world, question), mind.worstMistake);
      const slip = randomInt(rng, 10);
      const option = slip < atRandom ? anyOf(decision, found, mind, rng) : pick(found, slip, rng);
      const isBest = option === found[0]?.option;
      return { ...plainly(option), reason: mind.reason(world, question, option, isBest) };
    },
  };
}

/** The options that cost no more than a mistake may; a game without a limit knows no absurd ones. */
function bearable<Action>(found: Prospect<Action>[], worst: number | undefined): Prospect<Action>[] {
  const best = found[0]?.value ?? 0;
  return worst === undefined ? found : found.filter(({ value }) => value >= best - worst);
}

function anyOf<World, Action>(
  { options }: Decision<Action>,
  found: readonly Prospect<Action>[],
  { worstMistake }: Mind<World, Action>,
  rng: Rng,
): number {
  if (worstMistake === undefined) return randomInt(rng, options.length);
  return found[randomInt(rng, found.length)]?.option ?? 0;
}

/** The best that was found, or one of the two after it. */
function pick(found: readonly Prospect<unknown>[], slip: number, rng: Rng): number {
  const isOverlooked = slip < atRandom + overlooked && found.length > 1;
  const at = isOverlooked ? 1 + randomInt(rng, Math.min(2, found.length - 1)) : 0;
  return found[at]?.option ?? 0;
}
