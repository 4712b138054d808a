/** The map: where to march, whom to send, what to buy for the road. */
import { levelIds, type CampaignAction } from '../../../shared/games/campaign.ts';
import { changeTallow } from '../collection.ts';
import { applyEffects } from '../effects.ts';
import { isBattle, outcomeOf } from '../letters.ts';
import { stockOf } from '../rewards.ts';
import { showList } from '../rivals.ts';
import { withinReach } from '../roads.ts';
import { mostScars, servingOf, veteranOf } from '../roster.ts';
import { tell, type CampaignState, type Journey } from '../state.ts';
import { castEvent } from '../events.ts';
import { secure, securing } from '../ground.ts';
import { notListed, seal } from './page.ts';

type Reading = Readonly<CampaignState>;

export function planningOptions(state: Reading): CampaignAction[] {
  const reach = withinReach(state);
  const battles = reach.filter((site) => isBattle(state.sites[site]!));
  return [
    ...reach.map((site): CampaignAction => ({ kind: 'march', site })),
    { kind: 'rest' },
    ...battles.map((site): CampaignAction => ({ kind: 'sendCaptain', site })),
    ...scouting(state, battles),
    ...securing(state),
    ...care(state),
    ...levelIds
      .filter((level) => level !== state.level && !isLeveled(state))
      .map((level): CampaignAction => ({ kind: 'setLevel', level })),
  ];
}

/** The level may be changed once between two marches. */
const isLeveled = ({ chronicle, march }: Reading): boolean =>
  chronicle.some((entry) => entry.kind === 'level' && entry.march === march);

function scouting(state: Reading, battles: readonly string[]): CampaignAction[] {
  if (state.tallow < state.setup.story.prices.scout) return [];
  return battles
    .filter((site) => state.sites[site]!.rival !== undefined && !state.sites[site]!.scouted)
    .map((site) => ({ kind: 'scout', site }));
}

/** Scars can be treated for money; who has three of them may go home and train somebody. */
function care(state: Reading): CampaignAction[] {
  const canPay = state.tallow >= state.setup.story.prices.treat;
  return servingOf(state).flatMap(({ id, scars }): CampaignAction[] => [
    ...(canPay ? scars.map((scar): CampaignAction => ({ kind: 'treat', veteran: id, scar })) : []),
    ...(scars.length >= mostScars ? [{ kind: 'retire', veteran: id } as const] : []),
  ]);
}

export function plan(journey: Journey, action: CampaignAction): void {
  switch (action.kind) {
    case 'march':
      return march(journey, action.site);
    case 'sendCaptain':
      return sendCaptain(journey, action.site);
    case 'rest':
      return restHere(journey);
    case 'scout':
      return scout(journey, action.site);
    case 'secure':
      return secure(journey, action.site);
    case 'treat':
      return treat(journey, action.veteran, action.scar);
    case 'retire':
      return retire(journey, action.veteran);
    case 'setLevel':
      return setLevel(journey, action.level);
    default:
      return notListed(undefined, action);
  }
}

function setOut(state: CampaignState, site: string): void {
  state.underway = site;
}

function march(journey: Journey, site: string): void {
  const { state } = journey;
  const { kind, place } = state.sites[site]!;
  setOut(state, site);
  if (kind === 'event') {
    arrive(journey, site);
    castEvent(journey, place, site);
  } else if (kind === 'market') {
    arrive(journey, site);
    state.pages.push({ kind: 'market', site, stock: stockOf(state, site) });
  } else if (kind === 'rest') {
    arrive(journey, site);
    applyEffects(journey, outcomeOf(state, place, 'won'), { why: place, site });
    state.pages.push({ kind: 'scene', text: `place.${place}.won` });
  } else if (kind === 'warband') state.pages.push({ kind: 'muster', site, place, touched: {}, ground: 0 });
  // Nobody of the warband marches where another game decides.
  else if (kind === 'delve') state.pages.push({ kind: 'expedition', site, place });
  else state.pages.push({ kind: 'battle', site, place, by: 'you', marching: [], ground: 0 });
}

/** A place where nothing is fought over is won by coming there. */
function arrive(journey: Journey, site: string): void {
  const { state } = journey;
  seal(journey);
  state.sites[site]!.status = 'won';
  state.site = site;
  state.visited.push(site);
}

function sendCaptain({ state }: Journey, site: string): void {
  const { place } = state.sites[site]!;
  setOut(state, site);
  state.pages.push({ kind: 'battle', site, place, by: 'captain', marching: [], ground: 0 });
}

/** Resting costs a march. */
function restHere(journey: Journey): void {
  const { state } = journey;
  setOut(state, state.site);
  applyEffects(journey, state.setup.story.resting, { why: 'resting', site: state.site });
  const { march, act, site } = state;
  state.chronicle.push({ march, act, site, place: 'resting', kind: 'resting', result: 'rested' });
}

function scout(journey: Journey, site: string): void {
  const { state } = journey;
  const place = state.sites[site]!;
  changeTallow(state, -state.setup.story.prices.scout);
  place.scouted = true;
  seal(journey);
  showList(journey, place.rival!);
  state.pages.push({ kind: 'scene', text: `rival.${place.rival!}.scouted` });
}

function treat({ state }: Journey, id: string, scar: string): void {
  const veteran = veteranOf(state, id)!;
  veteran.scars.splice(veteran.scars.indexOf(scar), 1);
  changeTallow(state, -state.setup.story.prices.treat);
}

/** Who retires trains a recruit: another of the same kind. */
function retire(journey: Journey, id: string): void {
  const { state } = journey;
  const veteran = veteranOf(state, id)!;
  veteran.status = 'retired';
  applyEffects(journey, [{ recruit: 'v1' }], { why: 'retired', veteran: id });
  const { march, act, site } = state;
  state.chronicle.push({ march, act, site, place: id, kind: 'veteran', result: 'retired' });
}

function setLevel(journey: Journey, level: CampaignState['level']): void {
  const { state } = journey;
  const { march, act, site } = state;
  state.level = level;
  state.chronicle.push({ march, act, site, place: level, kind: 'level', result: level });
  tell(journey, { kind: 'levelSet', level });
}
