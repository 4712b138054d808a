/** Delve's face: its table, how a journey of it is set up and looked at again, and the game in words. */
import type { DelveAction, DelveEvent, DelveView } from '../../../shared/games/delve.ts';
import type { Face } from '../face.ts';
import { readContent } from './content.ts';
import Glance from './Glance.svelte';
import Ground from './replay/Ground.svelte';
import Hands from './replay/Hands.svelte';
import Standing from './replay/Standing.svelte';
import Setup from './setup/Setup.svelte';
import Table from './table/Table.svelte';
import { tell } from './tell.ts';

const face: Face<DelveView, DelveAction, DelveEvent> = {
  Table,
  Setup,
  Glance,
  Ground,
  Standing,
  Hands,
  tell,
};

/** Chambers and cards are known before anything of it is drawn. */
export async function loadFace(): Promise<Face<DelveView, DelveAction, DelveEvent>> {
  await readContent();
  return face;
}
