/** The map of an act: which site holds what, drawn by the seed within the story's rules. */
import type { PlaceKind } from '../../shared/games/campaign.ts';
import { holds } from './conditions.ts';
import { luckFor, oneOf, shuffled } from './draw.ts';
import { rivalFor } from './rivals.ts';
import { inSight, neighbours } from './roads.ts';
import { tell, type CampaignState, type Journey, type PlaceState } from './state.ts';
import type { Act, Place, Site, Story, StoryEvent } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

export const actOf = ({ setup, act }: Reading): Act => setup.story.acts[act]!;

const places = new WeakMap<Story, ReadonlyMap<string, Place>>();

/** A story never changes, so its places are indexed once. */
export function placeNamed({ setup }: Reading, id: string): Place | undefined {
  const { story } = setup;
  let known = places.get(story);
  if (!known) places.set(story, (known = new Map(story.places.map((place) => [place.id, place]))));
  return known.get(id);
}

export const siteNamed = ({ setup }: Reading, id: string): Site | undefined =>
  setup.story.sites.find((site) => site.id === id);

/** Fills the sites of the act that begins. */
export function fillAct(state: CampaignState): void {
  const { holdings, fill } = actOf(state);
  state.sites = {};
  state.visited = [];
  for (const site of contested(state).slice(0, holdings)) placeAt(state, site, 'warband', true);
  const free = freeSites(state);
  placeNearby(state, free);
  for (const [kind, count] of Object.entries(fill) as [PlaceKind, number][]) {
    for (let filled = 0; filled < count; filled++) {
      const at = free.findIndex((site) => site.fits.includes(kind) && placeAt(state, site, kind, false));
      if (at < 0) break;
      free.splice(at, 1);
    }
  }
}

/** An act begins with a battle next door: the first march need not be a walk. */
function placeNearby(state: CampaignState, free: Site[]): void {
  const near = new Set(neighbours(state, state.site));
  const at = free.findIndex(
    (site) => near.has(site.id) && site.fits.includes('warband') && placeAt(state, site, 'warband', false),
  );
  if (at >= 0) free.splice(at, 1);
}

/** Holdings that may be fought over: those whose candle is out before the rest. */
function contested(state: Reading): Site[] {
  const { story, court: own } = state.setup;
  const others = story.sites.filter(
    ({ court }) => court !== undefined && court !== own && court in state.candles,
  );
  const mixed = shuffled(luckFor(state.seed, 'holdings', state.act), others);
  const isDark = (site: Site): boolean => !state.candles[site.court!]!.lit;
  const isKept = (site: Site): boolean => state.candles[site.court!]!.taken;
  return [...mixed.filter(isDark), ...mixed.filter((site) => !isDark(site) && !isKept(site))];
}

function freeSites(state: Reading): Site[] {
  const { sites } = state.setup.story;
  const able = sites.filter(
    ({ id, acts, court }) =>
      court === undefined && acts.includes(state.act + 1) && !state.shut.includes(id) && id !== state.site,
  );
  return shuffled(luckFor(state.seed, 'sites', state.act), able);
}

/** Puts something of a kind at a site, if the story has it. */
function placeAt(state: CampaignState, site: Site, kind: PlaceKind, isHolding: boolean): boolean {
  const found = kind === 'event' ? eventFor(state, site) : placeFor(state, site, kind, isHolding);
  if (found === undefined) return false;
  const place = placeNamed(state, found);
  state.used.push(found);
  const rival = place && rivalFor(state, place, site.id, site.court);
  const left = actOf(state).marches - state.marchInAct;
  state.sites[site.id] = {
    kind: place?.kind ?? 'event',
    place: found,
    ...(rival === undefined ? {} : { rival }),
    status: 'open',
    until: state.march + Math.min(place?.deadline ?? left, left),
    attempt: 0,
  };
  return true;
}

/** Something for a site that was laid open in the middle of an act. */
export function layOpen(state: CampaignState, id: string): void {
  const site = siteNamed(state, id)!;
  if (state.sites[id] || state.inFinale) return;
  for (const kind of site.fits) if (placeAt(state, site, kind, false)) return;
}

function placeFor(state: Reading, site: Site, kind: PlaceKind, isHolding: boolean): string | undefined {
  const able = state.setup.story.places.filter(
    (place) =>
      place.kind === kind &&
      (place.holding === true) === isHolding &&
      place.acts.includes(state.act + 1) &&
      (place.sites?.includes(site.id) ?? true) &&
      holds(state, place.needs),
  );
  const fresh = able.filter(({ id }) => !state.used.includes(id));
  const own = fresh.filter(({ sites }) => sites !== undefined);
  const rng = luckFor(state.seed, 'place', state.act, site.id);
  // A place comes again only where there is no other.
  const drawn = oneOf(rng, own) ?? oneOf(rng, fresh) ?? oneOf(rng, able);
  return drawn && playable(state, drawn)?.id;
}

/** A place of a game that is switched off names another instead, and so on. */
function playable(state: Reading, place: Place): Place | undefined {
  const { story, games } = state.setup;
  const isGame = (story.games as readonly string[]).includes(place.kind);
  if (!isGame || games.includes(place.kind)) return place;
  return place.else === undefined ? undefined : playable(state, placeNamed(state, place.else)!);
}

function eventFor(state: Reading, site: Site): string | undefined {
  const able = eventsAt(state, 'road').filter(({ sites }) => sites?.includes(site.id) ?? true);
  const own = able.filter(({ sites }) => sites !== undefined);
  const rng = luckFor(state.seed, 'event', state.act, site.id);
  return (oneOf(rng, own) ?? oneOf(rng, able))?.id;
}

/** Events of a moment that may come now and have not come before. */
export function eventsAt(state: Reading, moment: StoryEvent['at']): StoryEvent[] {
  return state.setup.story.events.filter(
    ({ id, at, acts, when }) =>
      at === moment && acts.includes(state.act + 1) && !state.used.includes(id) && holds(state, when),
  );
}

/** What has come into sight is told once. */
export function lookAround(journey: Journey): void {
  const { state } = journey;
  for (const id of inSight(state)) {
    const place = state.sites[id];
    if (!place || place.seen) continue;
    place.seen = true;
    state.undoable = 0;
    tell(journey, foundAt(id, place));
  }
}

const foundAt = (site: string, { place, kind, rival }: PlaceState) =>
  ({ kind: 'placeFound', site, place, placeKind: kind, ...(rival === undefined ? {} : { rival }) }) as const;
