/** A game the window has no entry for, such as one that only tests register: it is called as it is registered. */
import { unknownGameText } from '../text/games.ts';
import type { GameEntry } from './face.ts';
import UnknownLid from './UnknownLid.svelte';

export const unknownGame = (id: string): GameEntry => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '),
  sentence: unknownGameText.sentence,
  players: [2, 4],
  minutes: undefined,
  track: unknownGameText.track,
  forms: {},
  endings: {},
  Lid: UnknownLid,
});
