/** Events: which one comes, whom it is about, and which of its choices are open. */
import type { Effect } from '../../shared/games/campaign.ts';
import { cardOf } from './catalogue.ts';
import { holds } from './conditions.ts';
import { luckFor, oneOf, shuffled } from './draw.ts';
import { randomInt } from '../engine/rng.ts';
import { eventsAt } from './map.ts';
import { rivalNamed } from './rivals.ts';
import { servingOf } from './roster.ts';
import type { CampaignState, Journey, Veteran } from './state.ts';
import type { Choice, Moment, StoryEvent } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

export const eventNamed = ({ setup }: Reading, id: string): StoryEvent =>
  setup.story.events.find((event) => event.id === id)!;

function veteransFor(state: Reading, { veteran: wanted }: StoryEvent): Veteran[] {
  if (!wanted) return [];
  const isPerson = ({ card }: Veteran) => cardOf(state.setup.catalogue, card)?.isPerson === true;
  return servingOf(state).filter(
    (veteran) =>
      veteran.scars.length >= (wanted.scars ?? 0) &&
      (wanted.who === 'any' || isPerson(veteran) === (wanted.who === 'hands')),
  );
}

function rivalsFor(state: Reading, { rival: wanted }: StoryEvent): string[] {
  if (!wanted) return [];
  return Object.keys(state.rivals).filter(
    (id) =>
      (wanted.of?.some((word) => word === id || word === rivalNamed(state, id).court) ?? true) &&
      (wanted.stance?.includes(state.rivals[id]!.stance) ?? true),
  );
}

const canBeCast = (state: Reading, event: StoryEvent): boolean =>
  (!event.veteran || veteransFor(state, event).length > 0) &&
  (!event.rival || rivalsFor(state, event).length > 0);

/** Opens the page of an event: who it is about is drawn. */
export function castEvent({ state }: Journey, id: string, site: string): void {
  const event = eventNamed(state, id);
  const rng = luckFor(state.seed, 'cast', id);
  const veteran = oneOf(rng, veteransFor(state, event))?.id;
  const rival = oneOf(rng, rivalsFor(state, event));
  if (!state.used.includes(id)) state.used.push(id);
  state.pages.push({
    ...{ kind: 'event', event: id, site },
    ...(veteran === undefined ? {} : { veteran }),
    ...(rival === undefined ? {} : { rival }),
  });
}

/** What a choice takes must be there. */
const canPay = (state: Reading, effects: readonly Effect[]): boolean => {
  const price = effects.reduce((sum, effect) => sum + ('tallow' in effect ? effect.tallow : 0), 0);
  const ground = effects.reduce((sum, effect) => sum + ('ground' in effect ? effect.ground : 0), 0);
  return state.tallow + Math.min(0, price) >= 0 && state.ground + Math.min(0, ground) >= 0;
};

export const isOpen = (state: Reading, { when, effects }: Choice): boolean =>
  holds(state, when) && canPay(state, effects);

/** At the end of a march, perhaps: an old debt first, then what fits the day. */
export function meetEvent(journey: Journey, lastResult: string | undefined): void {
  const { state } = journey;
  const rng = luckFor(state.seed, 'meeting', state.march);
  const moments: Moment[] = ['debt', ...shuffled(rng, momentsOf(lastResult))];
  const isLucky = randomInt(rng, 100) < state.setup.story.eventChance;
  for (const moment of moments) {
    if (moment !== 'debt' && !isLucky) return;
    const able = eventsAt(state, moment).filter((event) => canBeCast(state, event));
    const drawn = oneOf(rng, able);
    if (drawn) return castEvent(journey, drawn.id, state.site);
  }
}

function momentsOf(result: string | undefined): Moment[] {
  if (result === 'lost') return ['loss', 'veteran', 'rival'];
  return result === 'won' ? ['win', 'veteran', 'rival', 'undermount'] : ['rival', 'veteran'];
}

/** The spine of your court: one question an act. */
export function askArc(journey: Journey): void {
  const { state } = journey;
  const [arc] = eventsAt(state, 'arc');
  if (arc) castEvent(journey, arc.id, state.site);
}
