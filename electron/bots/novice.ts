/**
 * The bot that makes mistakes on purpose: it thinks like a soldier, then overlooks the best thing now and then, and
 * lets a chance to answer slip by. It says why it did what it did.
 */
import type { Decision } from '../../shared/game.ts';
import { randomInt, type Rng } from '../engine/rng.ts';
import { plainly, type Bot } from './bot.ts';
import { prospects } from './lookahead.ts';
import type { Mind, Prospect, Slips } from '../engine/mind.ts';

/** Of ten decisions so many are taken at random. */
const atRandom = 1;
const usual: Slips = { overlooked: 3, forgotten: 0 };

export function noviceBot<World, Action>(mind: Mind<World, Action>): Bot<unknown, Action, World> {
  return {
    name: 'novice',
    choose: ({ decision, rng, sampleWorld }) => {
      if (decision.options.length === 1) return plainly(0);
      const world = sampleWorld();
      const question = mind.rules.decision(world) ?? decision;
      const found = bearable(prospects(mind, world, question), question, mind);
      const slip = randomInt(rng, 10);
      const option =
        slipped(question, slip, mind) ??
        (slip < atRandom ? anyOf(decision, found, mind, rng) : pick(found, slip, mind, rng));
      const isBest = option === found[0]?.option;
      return { ...plainly(option), reason: mind.reason(world, question, option, isBest) };
    },
  };
}

/** The pass with which a chance to answer slips by, if it does. */
const slipped = <World, Action>(
  { window }: Decision<Action>,
  slip: number,
  { slips = usual }: Mind<World, Action>,
): number | undefined => (slip < slips.forgotten ? window?.pass : undefined);

/**
 * The best option and those that cost no more than a mistake may: who overlooks something does something simple
 * instead, and pays for nothing. A game without a limit knows no absurd mistakes.
 */
function bearable<World, Action>(
  found: Prospect<Action>[],
  { options }: Decision<Action>,
  { worstMistake, price }: Mind<World, Action>,
): Prospect<Action>[] {
  const [best, ...others] = found;
  if (!best || worstMistake === undefined) return found;
  const isHuman = ({ option, value }: Prospect<Action>): boolean =>
    value >= best.value - worstMistake && !(price && price(options[option]!) > 0);
  return [best, ...others.filter(isHuman)];
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
function pick<World, Action>(
  found: readonly Prospect<Action>[],
  slip: number,
  { slips = usual }: Mind<World, Action>,
  rng: Rng,
): number {
  const isOverlooked = slip < atRandom + slips.overlooked && found.length > 1;
  const at = isOverlooked ? 1 + randomInt(rng, Math.min(2, found.length - 1)) : 0;
  return found[at]?.option ?? 0;
}
