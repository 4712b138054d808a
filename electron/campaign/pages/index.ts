/** The rules of every kind of page, by kind; where no page lies open the map does. */
import type { CampaignAction, Page } from '../../../shared/games/campaign.ts';
import type { CampaignState, Journey } from '../state.ts';
import { battle, muster } from './battle.ts';
import { expedition } from './expedition.ts';
import { reporting } from './reporting.ts';
import type { PageRules } from './page.ts';
import { plan, planningOptions } from './planning.ts';
import { event, finale, market, scene } from './reading.ts';
import { bundles, candle, help, honour, scar } from './rewards.ts';

const rules: { [Kind in Page['kind']]: PageRules<Kind> } = {
  scene,
  event,
  muster,
  expedition,
  battle,
  reporting,
  bundles,
  candle,
  honour,
  scar,
  market,
  help,
  finale,
};

/** A page with the rules of its own kind. */
const rulesOf = <Kind extends Page['kind']>(kind: Kind): PageRules<Kind> => rules[kind];

export function optionsOf(state: Readonly<CampaignState>): CampaignAction[] {
  const [page] = state.pages;
  return page ? listFor(state, page) : planningOptions(state);
}

const listFor = <Kind extends Page['kind']>(
  state: Readonly<CampaignState>,
  page: Extract<Page, { kind: Kind }>,
): CampaignAction[] => rulesOf(page.kind as Kind).options(state, page);

export function choose(journey: Journey, action: CampaignAction): void {
  const [page] = journey.state.pages;
  if (page) answerPage(journey, page, action);
  else plan(journey, action);
}

const answerPage = <Kind extends Page['kind']>(
  journey: Journey,
  page: Extract<Page, { kind: Kind }>,
  action: CampaignAction,
): void => rulesOf(page.kind as Kind).choose(journey, page, action);
