/**
 * What a hint would do after its option, each step with the question it answers, so that a window can put it in
 * words. It is retraced in the world the line was found in: a guess in keeping with what the seat knows.
 */
import type { Prompt } from '../../../shared/game.ts';
import type { WarbandAction, WarbandChoice } from '../../../shared/games/warband.ts';
import { judgementOf } from '../../bots/levels.ts';
import { optionFor } from '../../bots/option-for.ts';
import {
  choicesOf,
  warband,
  warbandMind,
  warbandWorld,
  type WarbandKnowledge,
} from '../../games/warband/index.ts';
import { luckFor, type Duellist } from './duel.ts';

export interface HintStep {
  action: WarbandAction;
  prompt: Prompt;
  /** What the rules say of an action that is only a number. */
  choice?: WarbandChoice;
}

/** More questions than lie between two steps of any line. */
const longest = 100;

export function retrace(
  knowledge: WarbandKnowledge,
  { seed, temperament, level }: Pick<Duellist, 'seed' | 'temperament' | 'level'>,
  line: readonly WarbandAction[],
): HintStep[] {
  const mind = warbandMind(temperament, judgementOf(level));
  const world = warbandWorld(knowledge, luckFor(seed, knowledge));
  const { seat } = warband.decision(world)!;
  const steps: HintStep[] = [];
  for (let asked = 0; asked < longest && steps.length < line.length; asked++) {
    const question = warband.decision(world);
    if (!question) break;
    const planned = question.seat === seat ? optionFor(question, line[steps.length]!) : -1;
    if (planned < 0 && question.seat === seat && mind.isCalm(question)) break;
    const action = question.options[planned < 0 ? mind.quick(world, question) : planned]!;
    if (planned >= 0) steps.push(stepOf(action, question.prompt, choicesOf(world, [action])[0]));
    warband.apply(world, action);
    mind.imagine(world);
  }
  return steps;
}

const stepOf = (action: WarbandAction, prompt: Prompt, choice: WarbandChoice | undefined): HintStep => ({
  action,
  prompt,
  ...(choice && { choice }),
});
