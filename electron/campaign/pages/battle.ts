/**
 * A battle: who marches, the match itself, and what the table tells of it. While the match is played the campaign
 * asks for its result; whoever runs the match answers, then tells what else happened, fact by fact.
 */
import { deeds, type CampaignAction, type Fact } from '../../../shared/games/campaign.ts';
import { remember } from '../rivals.ts';
import { isReady, mostHonours, servingOf, veteranOf } from '../roster.ts';
import { putIn, takeOut, warbandEdits } from '../collection.ts';
import { placeNamed } from '../map.ts';
import { reckon } from '../reckoning.ts';
import type { CampaignState } from '../state.ts';
import { notListed, seal, turnPage, type PageOf, type PageRules } from './page.ts';

type Reading = Readonly<CampaignState>;
type Muster = PageOf<'muster'>;

const mostGround = 2;
const usualSeats = 4;

const seated = ({ touched }: Muster): string[] =>
  Object.keys(touched).filter((key) => key.startsWith('veteran/') && touched[key] === 1);

function seats(state: Reading, page: Muster): CampaignAction[] {
  const free = (placeNamed(state, page.place)?.veterans ?? usualSeats) - seated(page).length;
  return servingOf(state).flatMap((veteran): CampaignAction[] => {
    if (page.touched[veteran.id] === 1) return [{ kind: 'unseat', veteran: veteran.id }];
    const isFree = page.touched[veteran.id] === undefined && free > 0 && isReady(state, veteran);
    return isFree ? [{ kind: 'seat', veteran: veteran.id }] : [];
  });
}

export const muster: PageRules<'muster'> = {
  options: (state, page) => [
    { kind: 'toTheField' },
    ...seats(state, page),
    ...(page.ground < Math.min(mostGround, state.ground) ? [{ kind: 'spendGround' } as const] : []),
    ...warbandEdits(state, page.touched),
  ],
  choose(journey, page, action) {
    const { state } = journey;
    switch (action.kind) {
      case 'putIn':
        page.touched[action.card] = 1;
        return putIn(state, action.card);
      case 'takeOut':
        page.touched[action.card] = -1;
        return takeOut(state, action.card);
      case 'seat':
        page.touched[action.veteran] = 1;
        return;
      // Whoever stood up stays by the fire: a muster ends.
      case 'unseat':
        page.touched[action.veteran] = -1;
        return;
      case 'spendGround':
        page.ground += 1;
        return;
      case 'toTheField':
        return toTheField(state, page);
      default:
        return notListed(page, action);
    }
  },
};

function toTheField(state: CampaignState, page: Muster): void {
  const { site, place, ground } = page;
  state.ground -= ground;
  state.pages[0] = { kind: 'battle', site, place, by: 'you', marching: seated(page), ground };
}

export const battle: PageRules<'battle'> = {
  options: () => [
    { kind: 'report', won: true },
    { kind: 'report', won: false },
  ],
  choose(journey, page, action) {
    if (action.kind !== 'report') return notListed(page, action);
    seal(journey);
    const { site, place, by, marching } = page;
    const { won } = action;
    if (by === 'captain') {
      turnPage(journey);
      reckon(journey, { site, place, by, won, marching: [], fallen: [], deed: undefined });
    } else journey.state.pages[0] = { kind: 'reporting', site, place, won, marching, fallen: [] };
  },
};

const ranks = { fell: 0, deed: 1, saw: 2 } as const;

/** What can still be told: first who fell, then one deed, then the cards the rival saw; each list in its order. */
function factsOf(state: Reading, page: PageOf<'reporting'>): Fact[] {
  const rank = page.last ? ranks[page.last.fact] : 0;
  const facts = [...fallsOf(page), ...deedsOf(state, page), ...sightsOf(state, page)];
  return facts.filter(({ fact }) => ranks[fact] >= rank);
}

function fallsOf({ marching, last }: PageOf<'reporting'>): Fact[] {
  const from = last?.fact === 'fell' ? marching.indexOf(last.veteran) + 1 : 0;
  return marching.slice(from).map((veteran) => ({ fact: 'fell', veteran }));
}

function deedsOf(state: Reading, { marching, deed }: PageOf<'reporting'>): Fact[] {
  if (deed) return [];
  const named = marching.filter((id) => veteranOf(state, id)!.honours.length < mostHonours);
  const able = [...named, ...new Set(state.warband.creatures)];
  return able.flatMap((by) => deeds.map((each): Fact => ({ fact: 'deed', deed: each, by })));
}

function sightsOf(state: Reading, { site, last }: PageOf<'reporting'>): Fact[] {
  const rival = state.rivals[state.sites[site]?.rival ?? ''];
  if (!rival) return [];
  const { creatures, orders } = state.warband;
  const cards = [...new Set([...creatures, ...orders])];
  const from = last?.fact === 'saw' ? cards.indexOf(last.card) + 1 : 0;
  return cards
    .slice(from)
    .filter((card) => !rival.seen.includes(card))
    .map((card) => ({ fact: 'saw', card }));
}

function note(state: CampaignState, page: PageOf<'reporting'>, fact: Fact): void {
  page.last = fact;
  if (fact.fact === 'fell') page.fallen.push(fact.veteran);
  else if (fact.fact === 'deed') page.deed = fact;
  else remember(state, state.sites[page.site]!.rival!, fact.card);
}

export const reporting: PageRules<'reporting'> = {
  options: (state, page) => [
    { kind: 'toldAll' },
    ...factsOf(state, page).map((fact): CampaignAction => ({ kind: 'tell', fact })),
  ],
  choose(journey, page, action) {
    if (action.kind === 'tell') return note(journey.state, page, action.fact);
    if (action.kind !== 'toldAll') return notListed(page, action);
    seal(journey);
    turnPage(journey);
    reckon(journey, { ...page, by: 'you' });
  },
};
