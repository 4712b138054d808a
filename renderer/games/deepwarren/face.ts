/** Deepwarren's face: its table, how a match of it is set up and looked at again, and the game in words. */
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import type { Face } from '../face.ts';
import { readContent } from './content.ts';
import Glance from './Glance.svelte';
import Ground from './replay/Ground.svelte';
import Standing from './replay/Standing.svelte';
import Setup from './setup/Setup.svelte';
import Table from './table/Table.svelte';
import { tell } from './tell.ts';

const face: Face<DeepwarrenView, DeepwarrenAction, DeepwarrenEvent> = {
  Table,
  Setup,
  Glance,
  Ground,
  Standing,
  tell,
};

/** Tiles and cards are known before anything of it is drawn. */
export async function loadFace(): Promise<Face<DeepwarrenView, DeepwarrenAction, DeepwarrenEvent>> {
  await readContent();
  return face;
}
