// The cards, looks and tiles of the packs that come with the program, as a window gets them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceOf, printOf } from '../../electron/games/warband/cards/face.ts';
import { lookOf } from '../../electron/games/warband/cards/motif.ts';
import { packFiles, readPackFiles } from '../../electron/games/warband/cards/pack.ts';
import type { SheetPack } from './sheets/content.ts';

/** `folder`: where the packs are, from the folder of the project. */
export const packFaces = (folder = 'resources/packs'): SheetPack[] =>
  readdirSync(folder)
    .toSorted()
    .map((id) => facesIn(id, join(folder, id)));

function facesIn(id: string, folder: string): SheetPack {
  const read = readPackFiles(
    Object.fromEntries(packFiles.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  );
  if (!read.ok) throw new Error(`the pack ${id} cannot be read: ${read.error[0]?.sentence ?? ''}`);
  const { manifest, commanders, creatures, orders, tiles } = read.value;
  const cards = [...commanders, ...creatures.map(({ card }) => card), ...orders.map(({ card }) => card)];
  return {
    look: lookOf(manifest),
    faces: cards.map((card) => faceOf({ ...card, id: `${id}/${card.id}` })),
    tiles: tiles.map((tile) => printOf({ ...tile, id: `${id}/${tile.id}` })),
  };
}
