/**
 * What a hint would do after its option, each step with the question it answers, so that a window can put it in
 * words. It is retraced in the world the line was found in: a guess in keeping with what the seat knows.
 */
import type { Kinded, Prompt } from '../../../shared/game.ts';
import { optionFor } from '../../bots/option-for.ts';
import type { AnyGame, SeatKnowledge } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Duellist } from './questions.ts';
import { botsOf, luckFor, mindFor } from './thinking.ts';

export interface HintStep {
  action: Kinded;
  prompt: Prompt;
  /** What the rules say of an action that is only a number. */
  choice?: object;
}

/** More questions than lie between two steps of any line. */
const longest = 100;

export function retrace(
  game: AnyGame,
  knowledge: SeatKnowledge,
  player: Duellist,
  line: readonly Kinded[],
): HintStep[] {
  const mind = mindFor(game, player);
  const world = botsOf(game).world(knowledge, luckFor(player.seed, knowledge));
  const { seat } = game.decision(world)!;
  const steps: HintStep[] = [];
  for (let asked = 0; asked < longest && steps.length < line.length; asked++) {
    const question = game.decision(world);
    if (!question) break;
    const planned = question.seat === seat ? optionFor(question, line[steps.length]!) : -1;
    if (planned < 0 && question.seat === seat && mind.isCalm(question)) break;
    const action = question.options[planned < 0 ? mind.quick(world, question) : planned]!;
    if (planned >= 0) {
      const [choice] = hooksOf(game).choices(world, [action]);
      steps.push({ action, prompt: question.prompt, ...(choice && { choice }) });
    }
    game.apply(world, action);
    mind.imagine(world);
  }
  return steps;
}
