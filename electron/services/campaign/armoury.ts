/** The cards a campaign was begun with, kept with it: a pack that changes or goes breaks nothing under way. */
import type { Catalogue } from '../../../shared/games/campaign.ts';
import { z } from '../../../shared/zod.ts';
import type { Db } from '../../db/connect.ts';
import { armouryAt, keepArmoury } from '../../db/stories.ts';
import { catalogueFrom, type Card } from '../../games/warband/index.ts';
import type { CardLibrary } from '../packs/library.ts';

export interface Armoury {
  catalogue: Catalogue;
  /** By key; a card's id is its key. */
  cards: ReadonlyMap<string, Card>;
}

/** As it is stored: what it says was written by this program, and its hash is held to. */
const keptSchema = z.strictObject({
  catalogue: z.custom<Catalogue>(isObject),
  cards: z.array(z.custom<Card>(isObject)),
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

export interface Armouries {
  /** Keeps the cards of these packs as they are now; answers their hash. */
  keep(packs: readonly string[]): string;
  keepThese(armoury: Armoury): string;
  at(hash: string): Armoury | undefined;
  forget(): void;
}

export function createArmouries(db: Db, library: CardLibrary): Armouries {
  const known = new Map<string, Armoury>();
  const read = (hash: string): Armoury | undefined => {
    const kept = keptSchema.safeParse(armouryAt(db, hash));
    if (!kept.success) return undefined;
    const { catalogue, cards } = kept.data;
    return { catalogue, cards: new Map(cards.map((card) => [card.id, card])) };
  };
  return {
    keep: (packs) => keepArmoury(db, gather(library, packs)),
    keepThese: ({ catalogue, cards }) => keepArmoury(db, { catalogue, cards: [...cards.values()] }),
    at(hash) {
      const found = known.get(hash) ?? read(hash);
      if (found) known.set(hash, found);
      return found;
    },
    forget: () => known.clear(),
  };
}

/** The cards of some packs as they are now. */
export function gather(library: CardLibrary, packs: readonly string[]): z.infer<typeof keptSchema> {
  const isOfThem = (key: string): boolean => packs.includes(key.slice(0, key.indexOf('/')));
  const cards = [...library.cards().values()].filter(({ id }) => isOfThem(id));
  const lists = library.readyWarbands().filter(({ key }) => isOfThem(key));
  return { catalogue: catalogueFrom(cards, lists), cards };
}
