/** The catalogue a campaign is begun with: what it must know of the cards and ready-made warbands of some packs. */
import type { Catalogue, CatalogueCard, ReadyList } from '../../../../shared/games/campaign.ts';
import type { Card } from '../cards/language.ts';
import { packCards, type Copies, type Pack, type ReadyWarband } from '../cards/pack.ts';

/** Creatures of these kinds have neither hands nor speech. */
const mute = new Set(['Beast', 'Bird', 'Hound', 'Plant', 'Swarm', 'Engine']);

/** A ready-made warband with its cards by key. */
interface KeyedList {
  key: string;
  commander: string;
  creatures: readonly Copies<string>[];
  orders: readonly Copies<string>[];
  tiles: readonly string[];
}

export const catalogueOf = (packs: readonly Pack[]): Catalogue =>
  catalogueFrom(
    packs.flatMap((pack) => packCards(pack).map((card) => ({ ...card, id: keyIn(pack, card.id) }))),
    packs.flatMap((pack) => pack.warbands.map((warband) => keyedList(pack, warband))),
  );

const keyIn = ({ manifest }: Pack, id: string): string => `${manifest.id}/${id}`;

/** The same of cards whose ids are their keys. */
export const catalogueFrom = (cards: readonly Card[], lists: readonly KeyedList[]): Catalogue => ({
  cards: cards.map(entryOf),
  lists: lists.map(listOf),
});

const packOf = (key: string): string => key.slice(0, key.indexOf('/'));

function entryOf(card: Card): CatalogueCard {
  const common = { id: card.id, pack: packOf(card.id), type: card.type, kind: `${card.type} ${card.name}` };
  switch (card.type) {
    case 'commander':
      return { ...common, level: 1, abilities: [], keywords: [] };
    case 'order':
      return {
        ...common,
        level: card.level,
        abilities: card.ability === 'any' ? [] : [card.ability],
        keywords: [],
        timing: card.timing,
      };
    case 'creature':
      return {
        ...common,
        level: card.level,
        abilities: [...card.abilities],
        keywords: [...card.keywords],
        ...(card.keywords.some((keyword) => mute.has(keyword)) ? {} : { isPerson: true }),
        ...(card.ranged ? { isRanged: true } : {}),
      };
  }
}

function keyedList(pack: Pack, { id, commander, creatures, orders, tiles }: ReadyWarband): KeyedList {
  const key = (word: string): string => keyIn(pack, word);
  const keyed = (entries: readonly Copies<string>[]) =>
    entries.map(({ copies, card }) => ({ copies, card: key(card) }));
  return {
    ...{ key: key(id), commander: key(commander) },
    ...{ creatures: keyed(creatures), orders: keyed(orders), tiles: tiles.map(key) },
  };
}

const spread = (entries: readonly Copies<string>[]): string[] =>
  entries.flatMap(({ copies, card }) => new Array<string>(copies).fill(card));

const listOf = ({ key, commander, creatures, orders, tiles }: KeyedList): ReadyList => ({
  ...{ id: key, pack: packOf(key), commander },
  ...{ creatures: spread(creatures), orders: spread(orders), tiles: [...tiles] },
});
