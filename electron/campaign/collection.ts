/**
 * Cards: the Levy, which is neither sold nor lost, what was won besides, and the warband that marches. Every change
 * listed here keeps the warband legal, so that a march can be begun at any time (W-950 to W-953).
 */
import type { CampaignAction, ReadyList } from '../../shared/games/campaign.ts';
import { cardOf, cardsByKey } from './catalogue.ts';
import { tell, type CampaignState, type Journey, type Warband } from './state.ts';

const fewestCreatures = 12;
const fewestOrders = 30;
const mostOfAKind = 4;

type Reading = Readonly<CampaignState>;

export function listNamed({ setup }: Reading, id: string): ReadyList | undefined {
  return setup.catalogue.lists.find((list) => list.id === id);
}

export const warbandOf = ({ commander, creatures, orders, tiles }: ReadyList): Warband => ({
  commander,
  creatures: [...creatures],
  orders: [...orders],
  tiles: [...tiles],
});

const countsOf = new WeakMap<object, ReadonlyMap<string, number>>();

/** Copies of each card the Levy holds. */
function levyCounts(state: Reading): ReadonlyMap<string, number> {
  const known = countsOf.get(state.setup);
  if (known) return known;
  const levy = listNamed(state, state.setup.levy)!;
  const counts = counted([levy.commander, ...levy.creatures, ...levy.orders]);
  countsOf.set(state.setup, counts);
  return counts;
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export const copiesOwned = (state: Reading, key: string): number =>
  (levyCounts(state).get(key) ?? 0) + (state.collection[key] ?? 0);

/** Every card of which a copy is owned, the Levy's first. */
export const ownedKeys = (state: Reading): string[] => [
  ...new Set([...levyCounts(state).keys(), ...Object.keys(state.collection)]),
];

/** What a card is worth in Tallow. */
export function priceOf({ setup }: Reading, key: string): number {
  const { prices } = setup.story;
  const card = cardOf(setup.catalogue, key);
  const [least, most] = card?.type === 'order' ? prices.order : prices.creature;
  return Math.min(most, least - 1 + (card?.level ?? 1));
}

/** Selling pays half (C-40). */
export const sellingPrice = (state: Reading, key: string): number => Math.floor(priceOf(state, key) / 2);

export const changeTallow = (state: CampaignState, by: number): void => {
  state.tallow = Math.min(state.setup.story.tallow.most, Math.max(0, state.tallow + by));
};

/** One copy more; of what there are four already, its worth in money. */
export function gainCard(journey: Journey, key: string): void {
  const { state } = journey;
  state.gained += 1;
  tell(journey, { kind: 'cardGained', card: key });
  if (copiesOwned(state, key) >= mostOfAKind) changeTallow(state, sellingPrice(state, key));
  else state.collection[key] = (state.collection[key] ?? 0) + 1;
}

/** Copies that may be sold: won ones that the warband does not march with. */
export function spareCopies(state: Reading, key: string): number {
  const { warband } = state;
  const marching = [...warband.creatures, ...warband.orders].filter((each) => each === key).length;
  return Math.min(state.collection[key] ?? 0, copiesOwned(state, key) - marching);
}

export function loseCard(journey: Journey, key: string): void {
  const { state } = journey;
  const { [key]: copies = 0, ...others } = state.collection;
  state.collection = copies > 1 ? { ...others, [key]: copies - 1 } : others;
  tell(journey, { kind: 'cardGone', card: key });
}

const pileOf = (state: Reading, key: string): 'creatures' | 'orders' | undefined => {
  const type = cardOf(state.setup.catalogue, key)?.type;
  if (type === 'creature') return 'creatures';
  return type === 'order' ? 'orders' : undefined;
};

/**
 * Cards to put into or take out of the warband. In one muster a card goes only one way, so that a muster ends; to
 * think again there is undo.
 */
export function warbandEdits(state: Reading, touched: Readonly<Record<string, number>>): CampaignAction[] {
  const { warband } = state;
  const marching = counted([...warband.creatures, ...warband.orders]);
  const kinds = kindCounts(state);
  const cards = cardsByKey(state.setup.catalogue);
  const levy = levyCounts(state);
  const edits: CampaignAction[] = [];
  for (const key of ownedKeys(state)) {
    const card = cards.get(key);
    if (!card || card.type === 'commander') continue;
    const copies = marching.get(key) ?? 0;
    const isFull = (kinds.get(card.kind) ?? 0) >= mostOfAKind;
    const owned = (levy.get(key) ?? 0) + (state.collection[key] ?? 0);
    if (!isFull && touched[key] !== -1 && copies < owned) edits.push({ kind: 'putIn', card: key });
    const [pile, fewest] =
      card.type === 'creature' ? [warband.creatures, fewestCreatures] : [warband.orders, fewestOrders];
    if (copies > 0 && pile.length > fewest && touched[key] !== 1) edits.push({ kind: 'takeOut', card: key });
  }
  return edits;
}

function kindCounts({ setup, warband }: Reading): Map<string, number> {
  const cards = cardsByKey(setup.catalogue);
  return counted([...warband.creatures, ...warband.orders].map((key) => cards.get(key)?.kind ?? key));
}

export function putIn(state: CampaignState, key: string): void {
  state.warband[pileOf(state, key)!].push(key);
}

export function takeOut(state: CampaignState, key: string): void {
  const pile = state.warband[pileOf(state, key)!];
  pile.splice(pile.indexOf(key), 1);
}

/** What keeps the warband from marching; nothing ever should. */
export function warbandProblems(state: Reading): string[] {
  const { creatures, orders, commander } = state.warband;
  const problems: string[] = [];
  if (creatures.length < fewestCreatures) problems.push(`the warband has ${creatures.length} creatures`);
  if (orders.length < fewestOrders) problems.push(`the warband has ${orders.length} orders`);
  for (const [key, copies] of counted([commander, ...creatures, ...orders])) {
    if (copies > copiesOwned(state, key))
      problems.push(`${copies} copies of ${key} march, not all are owned`);
  }
  for (const [kind, copies] of kindCounts(state)) {
    if (copies > mostOfAKind) problems.push(`${copies} copies of ${kind} march`);
  }
  return problems;
}
