/** Deepwarren, as the window knows it before its face is loaded. */
import { deepwarrenEntry } from '../../text/deepwarren.ts';
import type { GameEntry } from '../face.ts';
import Lid from './Lid.svelte';

export const deepwarren: GameEntry = {
  id: 'deepwarren',
  ...deepwarrenEntry,
  players: [2, 4],
  minutes: [30, 60],
  hasDice: true,
  Lid,
  load: () => import('./face.ts').then(({ loadFace }) => loadFace()),
};
