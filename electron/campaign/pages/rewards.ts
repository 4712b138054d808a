/** Pages of reckoning: bundles, a candle won, an honour, a scar, help after losses. */
import type { CampaignAction, Effect } from '../../../shared/games/campaign.ts';
import { gainCard } from '../collection.ts';
import { applyEffects, lightCandle } from '../effects.ts';
import { bestow, mostHonours, servingOf, veteranOf } from '../roster.ts';
import type { CampaignState } from '../state.ts';
import { notListed, turnPage, type PageRules } from './page.ts';

export const bundles: PageRules<'bundles'> = {
  options: (_, page) => [
    ...page.bundles.map((_each, bundle): CampaignAction => ({ kind: 'takeBundle', bundle })),
    { kind: 'leaveBundles' },
  ],
  choose(journey, page, action) {
    turnPage(journey);
    if (action.kind === 'takeBundle')
      for (const card of page.bundles[action.bundle]!.cards) gainCard(journey, card);
    else if (action.kind !== 'leaveBundles') notListed(page, action);
  },
};

/** What each way with a candle does besides lighting it. */
export const candleEffects = (court: string): Record<'lightCandle' | 'carryCandle', Effect[]> => ({
  lightCandle: [{ stance: court, by: 1 }],
  carryCandle: [{ ground: 1 }, { stance: court, by: -1 }],
});

export const candle: PageRules<'candle'> = {
  options: () => [{ kind: 'lightCandle' }, { kind: 'carryCandle' }],
  choose(journey, page, action) {
    if (action.kind !== 'lightCandle' && action.kind !== 'carryCandle') return notListed(page, action);
    turnPage(journey);
    lightCandle(journey.state, page.court, action.kind === 'carryCandle');
    applyEffects(journey, candleEffects(page.court)[action.kind], { why: page.court });
  },
};

export const honour: PageRules<'honour'> = {
  options: (_, page) => [
    ...page.honours.map((each): CampaignAction => ({ kind: 'honour', honour: each })),
    { kind: 'declineHonour' },
  ],
  choose(journey, page, action) {
    turnPage(journey);
    if (action.kind === 'honour') bestow(journey, page.creature, page.name, action.honour);
    else if (action.kind !== 'declineHonour') notListed(page, action);
  },
};

export const scar: PageRules<'scar'> = {
  options: (_, page) => page.scars.map((each) => ({ kind: 'scar', scar: each })),
  choose(journey, page, action) {
    if (action.kind !== 'scar') return notListed(page, action);
    turnPage(journey);
    veteranOf(journey.state, page.veteran)!.scars.push(action.scar);
  },
};

/** Who refuses help is talked about: a veteran who has room for it gets the story's first fitting honour. */
function proudest(state: Readonly<CampaignState>): { veteran: string; honour: string } | undefined {
  for (const { id, honours, card } of servingOf(state)) {
    const found = state.setup.story.honours.find(
      (each) => !honours.includes(each.id) && fitsCard(state, card, each.levels),
    );
    if (honours.length < mostHonours && found) return { veteran: id, honour: found.id };
  }
  return undefined;
}

function fitsCard({ setup }: Readonly<CampaignState>, key: string, [least, most]: [number, number]): boolean {
  const level = setup.catalogue.cards.find(({ id }) => id === key)?.level ?? 1;
  return level >= least && level <= most;
}

/** What accepting and refusing do. */
export const helpEffects = (
  state: Readonly<CampaignState>,
): Record<'acceptHelp' | 'refuseHelp', Effect[]> => {
  const proud = proudest(state);
  return {
    acceptHelp: [{ advantage: state.setup.story.helpBuys }],
    refuseHelp: proud ? [{ honour: proud.honour }] : [{ tallow: 2 }],
  };
};

export const help: PageRules<'help'> = {
  options: () => [{ kind: 'acceptHelp' }, { kind: 'refuseHelp' }],
  choose(journey, page, action) {
    if (action.kind !== 'acceptHelp' && action.kind !== 'refuseHelp') return notListed(page, action);
    const { state } = journey;
    const effects = helpEffects(state)[action.kind];
    turnPage(journey);
    applyEffects(journey, effects, { why: 'help', veteran: proudest(state)?.veteran });
  },
};
