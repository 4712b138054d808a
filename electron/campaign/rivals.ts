/** Rivals: who is seated, what they think of you, what they saw, and how they change their lists between acts. */
import type { Stance } from '../../shared/games/campaign.ts';
import { cardOf, fits } from './catalogue.ts';
import { listNamed, warbandOf } from './collection.ts';
import { luckFor, oneOf, shuffled } from './draw.ts';
import { tell, type CampaignState, type Journey, type RivalState, type Warband } from './state.ts';
import type { Place, Rival } from './story/schema.ts';

const mostOrdersChanged = 6;
const mostCreaturesChanged = 2;
const ladder: readonly Stance[] = ['enemy', 'wavering', 'ally'];

type Reading = Readonly<CampaignState>;

export const rivalNamed = ({ setup }: Reading, id: string): Rival =>
  setup.story.rivals.find((rival) => rival.id === id)!;

/** One of each other court's commanders sits down; who wishes you well is drawn. */
export function seatRivals(state: CampaignState): void {
  const { story, court } = state.setup;
  const rng = luckFor(state.seed, 'seats');
  const seated = story.courts
    .filter((other) => other !== court)
    .flatMap((other) => {
      const able = story.rivals.filter((each) => each.court === other && listNamed(state, each.list));
      return oneOf(rng, able) ?? [];
    });
  const { ally, wavering } = story.seating;
  shuffled(rng, seated).forEach(({ id, list }, place) => {
    const stance = place < ally ? 'ally' : place < ally + wavering ? 'wavering' : 'enemy';
    state.rivals[id] = { stance, seen: [], list: warbandOf(listNamed(state, list)!), changed: 0 };
  });
}

export function changeStance({ state }: Journey, id: string, by: -1 | 1): void {
  const rival = state.rivals[id]!;
  const step = ladder.indexOf(rival.stance) + by;
  rival.stance = ladder[Math.min(ladder.length - 1, Math.max(0, step))]!;
}

const byCourt = (state: Reading, court: string | undefined): string | undefined =>
  Object.keys(state.rivals).find((id) => rivalNamed(state, id).court === court);

/** Who stands at a place: at a holding its court's own, unless they are an ally whom somebody else besieges. */
export function rivalFor(
  state: Reading,
  place: Place,
  site: string,
  court: string | undefined,
): string | undefined {
  const seated = Object.keys(state.rivals);
  const rng = luckFor(state.seed, 'rival', state.act, site);
  const withStance = (stance: Stance) => seated.filter((id) => state.rivals[id]!.stance === stance);
  const [enemies, wavering, allies] = ladder.map(withStance) as [string[], string[], string[]];
  const hostile = enemies.length > 0 ? enemies : wavering;
  switch (place.rival) {
    case undefined:
      return undefined;
    case 'warmest':
      return oneOf(
        rng,
        [allies, wavering, enemies].find(({ length }) => length > 0)!,
      );
    case 'any':
      return oneOf(rng, seated);
    case 'court': {
      const own = byCourt(state, court);
      if (own !== undefined && state.rivals[own]!.stance !== 'ally') return own;
      return oneOf(rng, hostile) ?? own ?? seated[0];
    }
    case 'enemy':
      return oneOf(rng, [...enemies, ...enemies, ...wavering]) ?? oneOf(rng, seated);
  }
}

/** It remembers a card of yours that it saw. */
export function remember(state: CampaignState, id: string, card: string): void {
  const { seen } = state.rivals[id]!;
  if (!seen.includes(card)) seen.push(card);
}

/** Between acts each rival answers what it saw of you, by its own data and nothing else. */
export function adapt(journey: Journey, id: string): void {
  const { state } = journey;
  const rival = state.rivals[id]!;
  const budget = { creatures: mostCreaturesChanged, orders: mostOrdersChanged };
  for (const { saw, atLeast, takes, leaves } of rivalNamed(state, id).adapts) {
    const seen = rival.seen.filter((key) => fits(cardOf(state.setup.catalogue, key)!, saw));
    if (seen.length >= atLeast) exchange(state, rival, takes, leaves, budget);
  }
}

function exchange(
  { setup }: Reading,
  rival: RivalState,
  takes: readonly string[],
  leaves: readonly string[],
  budget: Record<'creatures' | 'orders', number>,
): void {
  for (const [at, taken] of takes.entries()) {
    const pile = cardOf(setup.catalogue, taken)?.type === 'creature' ? 'creatures' : 'orders';
    const left = rival.list[pile].indexOf(leaves[at % leaves.length]!);
    const copies = rival.list[pile].filter((key) => key === taken).length;
    if (left < 0 || copies >= 4 || budget[pile] === 0 || !cardOf(setup.catalogue, taken)) continue;
    rival.list[pile][left] = taken;
    rival.changed += 1;
    budget[pile] -= 1;
  }
}

/** Who was scouted shows its list as it is now. */
export function showList(journey: Journey, id: string): void {
  const { list } = journey.state.rivals[id]!;
  tell(journey, { kind: 'rivalChanged', rival: id, list: cardsIn(list) });
}

const cardsIn = ({ commander, creatures, orders }: Warband): string[] => [commander, ...creatures, ...orders];
