/** Delve, as the window knows it before its face is loaded. */
import { delveEntry } from '../../text/delve.ts';
import type { GameEntry } from '../face.ts';
import Lid from './Lid.svelte';

export const delve: GameEntry = {
  id: 'delve',
  ...delveEntry,
  players: [1, 4],
  minutes: [20, 60],
  hasDice: true,
  Lid,
  load: () => import('./face.ts').then(({ loadFace }) => loadFace()),
};
