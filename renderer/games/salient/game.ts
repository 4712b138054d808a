/** Salient, as the window knows it before its face is loaded. */
import { salientEntry } from '../../text/salient.ts';
import type { GameEntry } from '../face.ts';
import Lid from './Lid.svelte';

export const salient: GameEntry = {
  id: 'salient',
  ...salientEntry,
  players: [2, 4],
  minutes: [20, 60],
  hasDice: true,
  Lid,
  load: () => import('./face.ts').then(({ loadFace }) => loadFace()),
};
