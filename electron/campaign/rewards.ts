/** What can be won and bought: bundles of cards that your creatures can mostly play, and the stock of a market. */
import type { Bundle, CatalogueCard } from '../../shared/games/campaign.ts';
import { canPlay, cardsByKey } from './catalogue.ts';
import { priceOf } from './collection.ts';
import { luckFor, oneOf, shuffled } from './draw.ts';
import { rivalNamed } from './rivals.ts';
import type { CampaignState } from './state.ts';

type Reading = Readonly<CampaignState>;

/** How many creatures of the warband can play an order, copies counted; a creature plays itself. */
export function playersOf(state: Reading, key: string): number {
  const cards = cardsByKey(state.setup.catalogue);
  const order = cards.get(key);
  if (order?.type !== 'order') return state.warband.creatures.length;
  return state.warband.creatures.filter((each) => canPlay(cards.get(each)!, order)).length;
}

const enoughPlayers = 3;

/** Three bundles: the first from the named source, then your own court's, then a friend's. */
export function bundlesFor(
  state: Reading,
  first: 'rival' | 'own' | { court: string },
  rival: string | undefined,
): Bundle[] {
  const own = state.setup.court;
  const rng = luckFor(state.seed, 'bundles', state.march, state.site, state.gained);
  const courts = state.setup.story.courts.filter((court) => court !== own);
  const friend = oneOf(rng, courts) ?? own;
  const named = typeof first === 'object' ? first.court : own;
  const sources: { from: string; court: string; keys?: string[] }[] = [
    first === 'rival' && rival !== undefined
      ? { from: 'rival', court: rivalNamed(state, rival).court, keys: listOf(state, rival) }
      : { from: 'own', court: named },
    { from: 'stores', court: own },
    { from: 'friend', court: friend },
  ];
  return sources.slice(0, state.setup.story.rewards.bundles).map(({ from, court, keys }, number) => ({
    from,
    court,
    cards: drawCards(state, keys ?? cardsOf(state, court), number),
  }));
}

const listOf = ({ rivals }: Reading, id: string): string[] => {
  const { creatures, orders } = rivals[id]!.list;
  return [...new Set([...creatures, ...orders])];
};

const cardsOf = ({ setup }: Reading, pack: string): string[] =>
  setup.catalogue.cards.filter((card) => card.pack === pack && card.type !== 'commander').map(({ id }) => id);

/** Different cards; `playable` of ten are such as three of your creatures can play. */
function drawCards(state: Reading, keys: readonly string[], number: number): string[] {
  const { cards, playable } = state.setup.story.rewards;
  const rng = luckFor(state.seed, 'bundle', state.march, state.site, state.gained, number);
  const mixed = shuffled(rng, keys);
  const fit = mixed.filter((key) => playersOf(state, key) >= enoughPlayers);
  const rest = mixed.filter((key) => !fit.includes(key));
  const wanted = Math.round((cards * playable) / 10);
  return [...fit.slice(0, wanted), ...rest, ...fit.slice(wanted)].slice(0, cards);
}

/** What a market has: mostly orders that can be played, and a few creatures. */
export function stockOf(state: Reading, site: string): { card: string; price: number }[] {
  const { orders, creatures } = state.setup.story.rewards.stock;
  const rng = luckFor(state.seed, 'stock', state.march, site);
  const able = shuffled(
    rng,
    state.setup.catalogue.cards.filter(({ pack }) => state.setup.story.courts.includes(pack)),
  );
  const take = (type: CatalogueCard['type'], count: number) =>
    able.filter((card) => card.type === type && playersOf(state, card.id) >= enoughPlayers).slice(0, count);
  return [...take('order', orders), ...take('creature', creatures)].map(({ id }) => ({
    card: id,
    price: priceOf(state, id),
  }));
}
