/** Why a match of a game ended, in words. */
import { commonEndings } from '../text/match.ts';
import type { GameEntry } from './face.ts';

export const endingWords = ({ endings }: Pick<GameEntry, 'endings'>, reason: string): string =>
  endings[reason] ?? commonEndings[reason] ?? reason;
