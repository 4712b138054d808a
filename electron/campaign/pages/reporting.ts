/** What the table tells of a battle, fact by fact and in a fixed order: whoever runs matches answers here. */
import { deeds, mappedLimits, type CampaignAction, type Fact } from '../../../shared/games/campaign.ts';
import { stepsOf } from '../letters.ts';
import { placeNamed } from '../map.ts';
import { reckon } from '../reckoning.ts';
import { remember } from '../rivals.ts';
import { mostHonours, veteranOf } from '../roster.ts';
import type { CampaignState } from '../state.ts';
import { notListed, seal, turnPage, type PageOf, type PageRules } from './page.ts';

type Reading = Readonly<CampaignState>;
type Reporting = PageOf<'reporting'>;
type Mapped = Extract<Fact, { fact: 'mapped' }>;

const ranks = { fell: 0, deed: 1, saw: 2, reached: 3, mapped: 4 } as const;

/** A chamber of which the space is told but not yet which it is, or how it lies. */
const isHalfTold = (fact: Fact | undefined): fact is Mapped =>
  fact?.fact === 'mapped' && fact.heading === undefined;

/**
 * What can still be told: of a battle first who fell, then one deed, then the cards the rival saw; where another game
 * decided, the steps that were reached and the chambers that were mapped. Each list in its order.
 */
function factsOf(state: Reading, page: Reporting): Fact[] {
  const { last } = page;
  if (isHalfTold(last)) return restOf(last);
  const rank = last ? ranks[last.fact] : 0;
  return [...ofBattle(state, page), ...stepsLeft(state, page), ...mapOf(state, page)].filter(
    ({ fact }) => ranks[fact] >= rank,
  );
}

const kindAt = (state: Reading, { place }: Reporting) => placeNamed(state, place)?.kind ?? 'warband';

/** What only a battle of warbands tells. */
function ofBattle(state: Reading, page: Reporting): Fact[] {
  if (page.by === 'captain' || kindAt(state, page) !== 'warband') return [];
  return [...fallsOf(page), ...deedsOf(state, page), ...sightsOf(state, page)];
}

function fallsOf({ marching, last }: Reporting): Fact[] {
  const from = last?.fact === 'fell' ? marching.indexOf(last.veteran) + 1 : 0;
  return marching.slice(from).map((veteran) => ({ fact: 'fell', veteran }));
}

function deedsOf(state: Reading, { marching, deed }: Reporting): Fact[] {
  if (deed) return [];
  const named = marching.filter((id) => veteranOf(state, id)!.honours.length < mostHonours);
  const able = [...named, ...new Set(state.warband.creatures)];
  return able.flatMap((by) => deeds.map((each): Fact => ({ fact: 'deed', deed: each, by })));
}

function sightsOf(state: Reading, { site, last }: Reporting): Fact[] {
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

function stepsLeft(state: Reading, { place, won, last }: Reporting): Fact[] {
  const from = last?.fact === 'reached' ? last.step + 1 : 0;
  return stepsOf(state, place).flatMap(({ on = won ? 'won' : 'lost' }, step) =>
    step >= from && (on === 'won') === won ? [{ fact: 'reached', step }] : [],
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Spaces that were not mapped before, from the last one told. */
function mapOf(state: Reading, page: Reporting): Fact[] {
  if (kindAt(state, page) !== 'delve') return [];
  const { mapped } = state;
  const { last } = page;
  const from = last?.fact === 'mapped' ? last.space + 1 : 0;
  const known = new Set(mapped.map(({ space }) => space));
  return numbers(mappedLimits.spaces)
    .filter((space) => space >= from && !known.has(space))
    .map((space) => ({ fact: 'mapped', space }));
}

function restOf({ space, chamber }: Mapped): Mapped[] {
  if (chamber === undefined)
    return numbers(mappedLimits.chambers).map((each) => ({ fact: 'mapped', space, chamber: each }));
  return numbers(mappedLimits.headings).map((heading) => ({ fact: 'mapped', space, chamber, heading }));
}

function note(state: CampaignState, page: Reporting, fact: Fact): void {
  page.last = fact;
  if (fact.fact === 'fell') page.fallen.push(fact.veteran);
  else if (fact.fact === 'deed') page.deed = fact;
  else if (fact.fact === 'saw') remember(state, state.sites[page.site]!.rival!, fact.card);
  else if (fact.fact === 'reached') page.reached = [...(page.reached ?? []), fact.step];
  else if (fact.chamber !== undefined && fact.heading !== undefined)
    state.mapped.push({ space: fact.space, chamber: fact.chamber, heading: fact.heading });
}

export const reporting: PageRules<'reporting'> = {
  options: (state, page) => {
    const facts = factsOf(state, page).map((fact): CampaignAction => ({ kind: 'tell', fact }));
    return isHalfTold(page.last) ? facts : [{ kind: 'toldAll' }, ...facts];
  },
  choose(journey, page, action) {
    if (action.kind === 'tell') return note(journey.state, page, action.fact);
    if (action.kind !== 'toldAll') return notListed(page, action);
    seal(journey);
    turnPage(journey);
    reckon(journey, { ...page, by: page.by ?? 'you' });
  },
};
