/**
 * What the campaign knows of cards: enough to reward, price and count them. The games own their cards; whoever starts
 * a campaign makes the catalogue of the packs that are there, and it is kept with the campaign like the story.
 */
import type { CardQuery, Catalogue, CatalogueCard } from '../../shared/games/campaign.ts';

const indices = new WeakMap<Catalogue, Map<string, CatalogueCard>>();

/** Its cards by key; a catalogue never changes, so it is indexed once. */
export function cardsByKey(catalogue: Catalogue): ReadonlyMap<string, CatalogueCard> {
  let index = indices.get(catalogue);
  if (!index) indices.set(catalogue, (index = new Map(catalogue.cards.map((card) => [card.id, card]))));
  return index;
}

export const cardOf = (catalogue: Catalogue, key: string): CatalogueCard | undefined =>
  cardsByKey(catalogue).get(key);

export function fits(card: CatalogueCard, query: CardQuery): boolean {
  const { id, pack, type, ability, keyword, timing, levels } = query;
  return (
    (id === undefined || card.id === id) &&
    (pack === undefined || card.pack === pack) &&
    (type === undefined || card.type === type) &&
    (ability === undefined || card.abilities.includes(ability)) &&
    (keyword === undefined || card.keywords.includes(keyword)) &&
    (timing === undefined || card.timing === timing) &&
    (levels === undefined || (card.level >= levels[0] && card.level <= levels[1]))
  );
}

/** Whether a creature can play an order by itself: it has the ability and the Level. */
export const canPlay = (creature: CatalogueCard, order: CatalogueCard): boolean =>
  creature.level >= order.level &&
  (order.abilities.length === 0 || order.abilities.some((each) => creature.abilities.includes(each)));
