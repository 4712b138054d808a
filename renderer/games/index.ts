/** The games of the window, one line each: nothing else in the shell names a game. */
import { commonEndings } from '../text/match.ts';
import { deepwarren } from './deepwarren/game.ts';
import type { AnyFace, GameEntry } from './face.ts';
import { salient } from './salient/game.ts';
import { unknownGame } from './unknown-game.ts';
import { warband } from './warband/game.ts';

export const games: readonly GameEntry[] = [warband, deepwarren, salient];

/** What the window knows of a game; of one without an entry, no more than its name. */
export const entryOf = (id: string): GameEntry => games.find((game) => game.id === id) ?? unknownGame(id);

/** The words of a reason or a form that may be of any game. */
export const anyWords = (kind: 'endings' | 'forms', code: string): string =>
  games.map((game) => game[kind][code]).find((words) => words !== undefined) ?? commonEndings[code] ?? code;

const faces = new Map<string, Promise<AnyFace>>();

/** The face of a game, loaded once; none of a game that has none. */
export function faceOf(id: string): Promise<AnyFace | undefined> {
  const load = games.find((game) => game.id === id)?.load;
  if (load && !faces.has(id)) faces.set(id, load());
  return faces.get(id) ?? Promise.resolve(undefined);
}
