/** What a bot means to do in a rollout: one line, and after it the plans of its other pieces as far as they still hold. */
import type { Decision } from '../../shared/game.ts';
import { optionFor } from './option-for.ts';

export interface Script<Action> {
  /** The option that goes on with the line under way, or -1. */
  goOn(question: Decision<Action>): number;
  /** The option that begins the next line that can begin, or -1. */
  begin(question: Decision<Action>): number;
  /** Whether the line under way was carried out to its end. */
  isDone(): boolean;
}

export function scriptOf<Action>(lines: readonly (readonly Action[])[]): Script<Action> {
  let [line = []] = lines;
  let done = 0;
  let begun = 1;
  const goOn = (question: Decision<Action>): number => {
    const option = done < line.length ? optionFor(question, line[done]!) : -1;
    if (option >= 0) done += 1;
    return option;
  };
  return {
    goOn,
    begin: (question) => {
      let option = -1;
      while (option < 0 && begun < lines.length) {
        line = lines[begun++]!;
        done = 0;
        option = goOn(question);
      }
      return option;
    },
    isDone: () => done >= line.length,
  };
}
