/** Warband, as the window knows it before its face is loaded. */
import { formNames } from '../../text/history.ts';
import { stopGroups, warbandAskModes } from '../../text/table.ts';
import { warbandEndings } from '../../text/match.ts';
import type { GameEntry } from '../face.ts';
import Lid from './Lid.svelte';
import SignsLeaf from './SignsLeaf.svelte';

export const warband: GameEntry = {
  id: 'warband',
  name: 'Warband',
  sentence: 'Lead named creatures over a drawn field; break the other’s Morale.',
  players: [2, 4],
  minutes: [40, 70],
  track: 'Morale',
  forms: formNames,
  endings: warbandEndings,
  askModes: warbandAskModes,
  stops: stopGroups,
  Lid,
  Leaf: SignsLeaf,
  load: () => import('./face.ts').then(({ face }) => face),
};
