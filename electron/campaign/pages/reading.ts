/** Pages that are read: scenes, events with their choices, markets, the choice of the last battle. */
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import { changeTallow, gainCard, loseCard, sellingPrice, spareCopies } from '../collection.ts';
import { holds } from '../conditions.ts';
import { applyEffects } from '../effects.ts';
import { eventNamed, isOpen } from '../events.ts';
import { placeNamed } from '../map.ts';
import { rivalFor } from '../rivals.ts';
import { finaleSite } from '../turning.ts';
import { tell, type CampaignState } from '../state.ts';
import { notListed, seal, turnPage, type PageRules } from './page.ts';

type Reading = Readonly<CampaignState>;

export const scene: PageRules<'scene'> = {
  options: () => [{ kind: 'readOn' }],
  choose: (journey) => turnPage(journey),
};

export const event: PageRules<'event'> = {
  options: (state, page) =>
    eventNamed(state, page.event)
      .choices.filter((choice) => isOpen(state, choice))
      .map(({ id }) => ({ kind: 'choose', choice: id })),
  choose(journey, page, action) {
    if (action.kind !== 'choose') return notListed(page, action);
    const { state } = journey;
    const chosen = eventNamed(state, page.event).choices.find(({ id }) => id === action.choice)!;
    seal(journey);
    turnPage(journey);
    const { march, act } = state;
    state.chronicle.push({
      ...{ march, act, site: page.site ?? state.site, place: page.event },
      ...{ kind: 'event', result: action.choice },
    });
    const { event: why, site, veteran, rival } = page;
    applyEffects(journey, chosen.effects, { why, site, veteran, rival });
  },
};

export const market: PageRules<'market'> = {
  options: (state, page) => [
    { kind: 'leaveMarket' },
    ...page.stock
      .filter(({ price }) => price <= state.tallow)
      .map(({ card }): CampaignAction => ({ kind: 'buy', card })),
    ...Object.keys(state.collection)
      .filter((card) => spareCopies(state, card) > 0)
      .map((card): CampaignAction => ({ kind: 'sell', card })),
  ],
  choose(journey, page, action) {
    const { state } = journey;
    if (action.kind === 'leaveMarket') return turnPage(journey);
    if (action.kind === 'sell') {
      changeTallow(state, sellingPrice(state, action.card));
      return loseCard(journey, action.card);
    }
    if (action.kind !== 'buy') return notListed(page, action);
    const at = page.stock.findIndex(({ card }) => card === action.card);
    changeTallow(state, -page.stock[at]!.price);
    page.stock.splice(at, 1);
    gainCard(journey, action.card);
  },
};

/** Among the last battles those whose condition holds; in a last stand there is one. */
function lastBattles(state: Reading): string[] {
  const { finale, lastStand } = state.setup.story;
  const able = finale.filter((id) => holds(state, placeNamed(state, id)!.needs));
  return state.lastStand || able.length === 0 ? [lastStand] : able;
}

export const finale: PageRules<'finale'> = {
  options: (state) => lastBattles(state).map((place) => ({ kind: 'lastBattle', place })),
  choose(journey, page, action) {
    if (action.kind !== 'lastBattle') return notListed(page, action);
    const { state } = journey;
    const place = placeNamed(state, action.place)!;
    const site = finaleSite(state, action.place);
    const rival = rivalFor(state, place, site, undefined);
    const attempt = (state.sites[site]?.attempt ?? -1) + 1;
    seal(journey);
    state.sites[site] = {
      ...{ kind: place.kind, place: place.id, status: 'open', until: state.march + 1, attempt, seen: true },
      ...(rival === undefined ? {} : { rival }),
    };
    tell(journey, {
      kind: 'placeFound',
      site,
      place: place.id,
      placeKind: place.kind,
      ...(rival && { rival }),
    });
    state.pages[0] = { kind: 'muster', site, place: place.id, touched: {}, ground: 0 };
  },
};
