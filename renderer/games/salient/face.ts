/** Salient's face: its table, how a match of it is set up and looked at again, and the game in words. */
import type { SalientAction, SalientEvent, SalientView } from '../../../shared/games/salient.ts';
import type { Face } from '../face.ts';
import { readContent } from './content.ts';
import Glance from './Glance.svelte';
import Ground from './replay/Ground.svelte';
import Standing from './replay/Standing.svelte';
import { swings } from './replay/swings.ts';
import Setup from './setup/Setup.svelte';
import Table from './table/Table.svelte';
import { tell } from './tell.ts';

const face: Face<SalientView, SalientAction, SalientEvent> = {
  Table,
  Setup,
  Glance,
  Ground,
  Standing,
  swings,
  tell,
};

/** Cards, Sites and boards are known before anything of it is drawn. */
export async function loadFace(): Promise<Face<SalientView, SalientAction, SalientEvent>> {
  await readContent();
  return face;
}
