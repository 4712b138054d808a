/** What may be shown of a campaign: no seed, nothing of places that are not in sight, no list that was not read. */
import type {
  CampaignView,
  ChoiceView,
  Effect,
  Letter,
  Page,
  RivalView,
  SiteView,
  VeteranView,
} from '../../shared/games/campaign.ts';
import { captainChance } from './chances.ts';
import { copiesOwned, ownedKeys } from './collection.ts';
import { stirringsOf } from './conditions.ts';
import { eventNamed, isOpen } from './events.ts';
import { isBattle, outcomeOf, stepsOf } from './letters.ts';
import { actOf, placeNamed } from './map.ts';
import { expeditionChoices } from './pages/expedition.ts';
import { candleEffects, helpEffects } from './pages/rewards.ts';
import { rivalNamed } from './rivals.ts';
import { withinReach } from './roads.ts';
import type { CampaignState, PlaceState } from './state.ts';
import type { Site } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

export function viewOf(state: Reading): CampaignView {
  const { story, court, form } = state.setup;
  const [page] = state.pages;
  return {
    ...{ story: story.id, court, form, level: state.level },
    act: state.inFinale ? story.acts.length + 1 : state.act + 1,
    acts: story.acts.length,
    march: state.march,
    marchInAct: state.marchInAct,
    marchesInAct: actOf(state).marches,
    site: state.site,
    stirrings: { sum: stirringsOf(state), most: story.stirrings, causes: state.stirrings },
    tallow: { now: state.tallow, most: story.tallow.most },
    ground: state.ground,
    mapped: state.mapped.length,
    candles: Object.entries(state.candles).map(([of, { lit, taken }]) => ({
      ...{ court: of, isLit: lit, isTaken: taken },
    })),
    sites: sitesOf(state),
    roads: [
      ...story.sites.flatMap(({ id, roads }) => roads.map((to): [string, string] => [id, to])),
      ...state.roads,
    ],
    roster: state.roster.map((veteran) => veteranView(state, veteran)),
    rivals: Object.keys(state.rivals).map((id) => rivalView(state, id)),
    warband: state.warband,
    owned: Object.fromEntries(ownedKeys(state).map((key) => [key, copiesOwned(state, key)])),
    advantages: state.advantages,
    ...(page && { page }),
    choices: page ? choicesOf(state, page) : [],
    chronicle: state.chronicle,
    ...(state.outcome && state.ending !== undefined && { ending: state.ending }),
  };
}

function sitesOf(state: Reading): SiteView[] {
  const reach = new Set(withinReach(state));
  return state.setup.story.sites.map((site) => siteView(state, site, reach));
}

function siteView(state: Reading, { id, at, court }: Site, reach: ReadonlySet<string>): SiteView {
  const known = { id, at, ...(court !== undefined && { court }) };
  const place = state.sites[id];
  if (state.shut.includes(id)) return { ...known, status: 'shut' };
  if (!place) return { ...known, status: 'quiet' };
  if (!place.seen) return { ...known, status: 'unseen' };
  return { ...known, status: place.status, letter: letterOf(state, id, place, reach.has(id)) };
}

function letterOf(state: Reading, site: string, found: PlaceState, isWithinReach: boolean): Letter {
  const { place, kind, until, rival, secured } = found;
  const known = placeNamed(state, place);
  const canSend = known !== undefined && isBattle(known) && !state.inFinale;
  return {
    ...{ place, kind, isWithinReach },
    marchesLeft: Math.max(0, until - state.march),
    ...(known?.scenario !== undefined && { scenario: known.scenario }),
    veterans: known?.veterans ?? 0,
    ...(rival !== undefined && { rival }),
    won: outcomeOf(state, place, 'won'),
    lost: outcomeOf(state, place, 'lost'),
    passed: secured ? [] : outcomeOf(state, place, 'passed'),
    steps: stepsOf(state, place),
    isSecured: secured === true,
    ...(canSend && {
      captain: {
        chance: captainChance(state, site),
        won: outcomeOf(state, place, 'won', 'captain'),
        lost: outcomeOf(state, place, 'lost', 'captain'),
        steps: stepsOf(state, place, 'captain'),
      },
    }),
  };
}

function rivalView(state: Reading, id: string): RivalView {
  const { stance, seen, list } = state.rivals[id]!;
  const { court, card, temperament } = rivalNamed(state, id);
  const isRead = Object.values(state.sites).some(({ rival, scouted }) => rival === id && scouted);
  return {
    ...{ id, court, card, temperament, stance, seen },
    ...(isRead && { list: [list.commander, ...list.creatures, ...list.orders] }),
  };
}

function veteranView(
  { march }: Reading,
  { id, card, name, honours, scars, readyAt, status }: CampaignState['roster'][number],
): VeteranView {
  return { id, card, name, honours, scars, restsFor: Math.max(0, readyAt - march), status };
}

/** The answers of a page that have effects, with exactly those. */
function choicesOf(state: Reading, page: Page): ChoiceView[] {
  if (page.kind === 'event')
    return eventNamed(state, page.event).choices.map((choice) => ({
      id: choice.id,
      effects: choice.effects,
      isOpen: isOpen(state, choice),
    }));
  if (page.kind === 'expedition') return expeditionChoices(state, page);
  const answers: Record<string, Effect[]> =
    page.kind === 'candle' ? candleEffects(page.court) : page.kind === 'help' ? helpEffects(state) : {};
  return Object.entries(answers).map(([id, effects]) => ({ id, effects, isOpen: true }));
}
