/** Whose picture a page of the story shows: the one it is about, else something of the road. */
import type { Effect, Page } from '../../../shared/games/campaign.ts';
import { oneOf, randomOf } from '../../cards/random.ts';
import type { CampaignDesk } from '../desk.svelte.ts';

export interface Shown {
  word: string;
  court: string;
  figure: string;
  companion?: string | undefined;
}

const things = [
  ...['wooden-sign', 'old-wagon', 'candle-light', 'cooking-pot', 'direction-signs', 'hunting-horn', 'raven'],
  ...['farmer', 'pilgrim-hat', 'monk-face', 'sheep', 'broken-wall', 'church', 'windmill', 'scroll-unfurled'],
  ...[
    'well',
    'stag-head',
    'lantern-flame',
    'mushroom-house',
    'fireplace',
    'wolf-head',
    'hobbit-door',
    'raft',
  ],
];

const motifOf = (desk: CampaignDesk, card: string | undefined): string | undefined =>
  card === undefined ? undefined : desk.face(card)?.motif;

/** The first card an answer could bring: what is on offer is worth showing. */
function offered(effects: readonly Effect[]): string | undefined {
  for (const effect of effects) if ('card' in effect && effect.card.id !== undefined) return effect.card.id;
  return undefined;
}

export function figureOf(desk: CampaignDesk, page: Extract<Page, { kind: 'event' }>): Shown {
  const { view } = desk;
  const rival = view.rivals.find(({ id }) => id === page.rival);
  const veteran = view.roster.find(({ id }) => id === page.veteran);
  const card = offered(view.choices.flatMap(({ effects }) => effects));
  const thing = oneOf(randomOf(page.event), things);
  const site = view.sites.find(({ id }) => id === page.site);
  return {
    word: page.event,
    court: rival?.court ?? site?.court ?? view.court,
    figure: motifOf(desk, rival?.card) ?? motifOf(desk, card) ?? thing,
    companion: motifOf(desk, veteran?.card),
  };
}

/** The one who leads you, for pages about nobody else. */
export const ownFigure = (desk: CampaignDesk, word: string): Shown => ({
  ...{ word, court: desk.view.court },
  figure: motifOf(desk, desk.view.warband.commander) ?? oneOf(randomOf(word), things),
});
