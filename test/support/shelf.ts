/** The cards and tiles of the six packs by key, as the builder's functions take them, and their ready-made warbands. */
import { installedPackIds, readInstalledPack } from '../../electron/cli/packs/folders.ts';
import type { Card } from '../../electron/games/warband/cards/language.ts';
import type { Pack } from '../../electron/games/warband/cards/pack.ts';
import type { Tile } from '../../electron/games/warband/geometry/tiles.ts';
import type { Shelf } from '../../electron/games/warband/muster/shelf.ts';
import type { WarbandList } from '../../shared/warbands.ts';

const packs = installedPackIds().map(readInstalledPack);

const keyed = <Thing extends { id: string }>(pack: Pack, thing: Thing): [string, Thing] => {
  const key = `${pack.manifest.id}/${thing.id}`;
  return [key, { ...thing, id: key }];
};

export const packNames = packs.map(({ manifest }) => ({ key: manifest.id, name: manifest.name }));

export const packShelf: Shelf = {
  cards: new Map(
    packs.flatMap((pack) => {
      const entries = [...pack.creatures, ...pack.orders].map(({ card }) => card);
      return [...pack.commanders, ...entries].map((card: Card) => keyed(pack, card));
    }),
  ),
  tiles: new Map(packs.flatMap((pack) => pack.tiles.map((tile: Tile) => keyed(pack, tile)))),
};

export const readyLists: { name: string; list: WarbandList }[] = packs.flatMap((pack) =>
  pack.warbands.map(({ name, commander, creatures, orders, tiles }) => {
    const key = (id: string) => `${pack.manifest.id}/${id}`;
    return {
      name,
      list: {
        commanders: [{ key: key(commander), copies: 1 }],
        creatures: creatures.map(({ copies, card }) => ({ key: key(card), copies })),
        orders: orders.map(({ copies, card }) => ({ key: key(card), copies })),
        tiles: tiles.map((id) => ({ key: key(id), copies: 1 })),
      },
    };
  }),
);
