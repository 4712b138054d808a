/** Warband's face: its table, how a match of it is set up and looked at again, and the game in words. */
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import type { Face } from '../face.ts';
import Glance from './Glance.svelte';
import Laid from './Laid.svelte';
import Ground from './replay/Ground.svelte';
import Hands from './replay/Hands.svelte';
import Standing from './replay/Standing.svelte';
import { swings } from './replay/swings.ts';
import Setup from './setup/Setup.svelte';
import Table from './table/Table.svelte';
import { tell } from './tell.ts';

export const face: Face<WarbandView, WarbandAction, WarbandEvent> = {
  Table,
  Setup,
  Glance,
  Laid,
  Ground,
  Standing,
  Hands,
  tell,
  swings,
};
