/** Packs whose cards scenario files may name. */
import type { Card } from '../../games/warband/cards/language.ts';
import { packCards } from '../../games/warband/cards/pack.ts';
import type { Packs } from '../../games/warband/scenario/casting.ts';
import { installedPackIds, readInstalledPack, readNamedPack } from '../packs/folders.ts';

const known = new Map<string, readonly Card[]>();

/** The packs that come with the program; each is read when a scenario first names it. */
const installedPacks: Packs = {
  ids: installedPackIds(),
  cardsOf(id) {
    const cards = known.get(id) ?? readPack(id);
    known.set(id, cards);
    return cards;
  },
};

const readPack = (id: string): readonly Card[] => packCards(readInstalledPack(id));

/** Those that come with the program, and those in folders an author names on the command line (`a,b`). */
export function packsBeside(folders: string | undefined): Packs {
  if (folders === undefined) return installedPacks;
  const own = new Map(
    folders.split(',').map((folder) => {
      const pack = readNamedPack(folder);
      return [pack.manifest.id, packCards(pack)] as const;
    }),
  );
  return {
    ids: [...own.keys(), ...installedPacks.ids],
    cardsOf: (id) => own.get(id) ?? installedPacks.cardsOf(id),
  };
}
