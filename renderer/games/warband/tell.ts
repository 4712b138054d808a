/** Warband in words at one position: what is asked, every option told apart from every other, the log, the position. */
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import { distinct } from '../../plain/distinct.ts';
import { plainText } from '../../text/plain.ts';
import { optionGroups } from '../../text/warband-plain.ts';
import type { OptionWords, Scene, Telling } from '../face.ts';
import { choiceIn } from './choice.ts';
import { makeLog } from './match/log.ts';
import { placedNames } from './match/names.ts';
import { positionWords } from './position-words.ts';
import { facesOf, namesIn } from './replay/scene.ts';
import { moraleFigures, turnWords } from './table/figures.ts';
import { optionWords } from './table/option-words.ts';
import { promptWords } from './table/prompt.ts';

export function tell(scene: Scene<WarbandView>): Telling<WarbandAction, WarbandEvent> {
  const { view, choices } = scene;
  const names = namesIn(view, scene.faces);
  const placed = placedNames(view, names);
  return {
    prompt: ({ prompt, options }) => promptWords(prompt, view, names, options),
    options: ({ options, prompt }) => {
      const words = options.map((action, option) => {
        const choice = choiceIn(choices[option]);
        return optionWords(action, { names: placed, view, choice, prompt });
      });
      return distinct(words, plainText.nth).map((each, option) => groupedWords(each, options[option]!));
    },
    log: (entries) => makeLog(entries, names, facesOf(scene.faces)),
    position: () => positionWords(view, names),
    turn: () => ({ words: turnWords(view), seat: view.seat, rounds: view.round }),
    figures: () => moraleFigures(view),
  };
}

const groupedWords = (words: string, { kind }: WarbandAction): OptionWords => {
  const group = optionGroups[kind];
  return group === undefined ? { words } : { words, group };
};
