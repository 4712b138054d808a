/** A small sound pack out of the example cards, as the files an author writes. */
import type { Pack, PackFile } from '../../electron/games/warband/cards/pack.ts';
import { starterTiles } from '../../electron/games/warband/geometry/starter-tiles.ts';
import { exampleCommanders, exampleCreatures } from './example-cards.ts';
import { exampleOrders } from './example-orders.ts';

const creatures = exampleCreatures.slice(0, 12).map((card) => ({ copies: 1, card }));
const orders = exampleOrders.slice(0, 36).map((card) => ({ copies: 1, card }));

export const examplePack: Pack = {
  manifest: {
    packFormat: 1,
    id: 'example',
    name: 'Example',
    version: '1.0.0',
    authors: ['A. Writer'],
    licence: 'CC-BY-4.0',
    chests: [1, 1, 2, 2, 3, 3],
  },
  commanders: exampleCommanders.slice(0, 2),
  creatures,
  orders,
  tiles: [...starterTiles],
  warbands: [
    {
      id: 'first',
      name: 'First',
      commander: exampleCommanders[0]!.id,
      creatures: creatures.map(({ copies, card }) => ({ copies, card: card.id })),
      orders: orders.map(({ copies, card }) => ({ copies, card: card.id })),
      tiles: starterTiles.map((tile) => tile.id),
    },
  ],
};

/** The pack's files as text, with some of them replaced. */
export function packTexts(
  pack: Pack,
  replaced: Partial<Record<PackFile, string | undefined>> = {},
): Partial<Record<PackFile, string>> {
  const { manifest, commanders, creatures: c, orders: o, tiles, warbands } = pack;
  return {
    'pack.json': JSON.stringify(manifest),
    'commanders.json': JSON.stringify(commanders),
    'creatures.json': JSON.stringify(c),
    'orders.json': JSON.stringify(o),
    'tiles.json': JSON.stringify(tiles),
    'warbands.json': JSON.stringify(warbands),
    ...replaced,
  };
}
