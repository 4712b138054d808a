/** The catalogue a campaign is begun with: what it must know of the cards and ready-made warbands of some packs. */
import type { Catalogue, CatalogueCard, ReadyList } from '../../../../shared/games/campaign.ts';
import type { Card } from '../cards/language.ts';
import { packCards, type Copies, type Pack, type ReadyWarband } from '../cards/pack.ts';

/** Creatures of these kinds have neither hands nor speech. */
const mute = new Set(['Beast', 'Bird', 'Hound', 'Plant', 'Swarm', 'Engine']);

export const catalogueOf = (packs: readonly Pack[]): Catalogue => ({
  cards: packs.flatMap((pack) => packCards(pack).map((card) => entryOf(pack.manifest.id, card))),
  lists: packs.flatMap((pack) => pack.warbands.map((warband) => listOf(pack.manifest.id, warband))),
});

function entryOf(pack: string, card: Card): CatalogueCard {
  const common = { id: `${pack}/${card.id}`, pack, type: card.type, kind: `${card.type} ${card.name}` };
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

function listOf(pack: string, { id, commander, creatures, orders, tiles }: ReadyWarband): ReadyList {
  const key = (word: string): string => `${pack}/${word}`;
  const spread = (entries: readonly Copies<string>[]): string[] =>
    entries.flatMap(({ copies, card }) => new Array<string>(copies).fill(key(card)));
  return {
    id: key(id),
    pack,
    commander: key(commander),
    creatures: spread(creatures),
    orders: spread(orders),
    tiles: tiles.map(key),
  };
}
