/** Words the program gives for an option that is only a number. */
import type { WarbandChoice } from '../../../shared/games/warband.ts';

export const choiceIn = (choice: object | undefined): Pick<WarbandChoice, 'words'> | undefined =>
  choice && 'words' in choice && typeof choice.words === 'string' ? { words: choice.words } : undefined;
