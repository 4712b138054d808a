/** What each kind of page must be able to do: list every answer, and carry one out. */
import type { CampaignAction, Page } from '../../../shared/games/campaign.ts';
import type { CampaignState, Journey } from '../state.ts';

export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

export interface PageRules<Kind extends Page['kind']> {
  options(state: Readonly<CampaignState>, page: PageOf<Kind>): CampaignAction[];
  /** Carries out one of the options. The page lies first; whoever is done with it calls `turnPage`. */
  choose(journey: Journey, page: PageOf<Kind>, action: CampaignAction): void;
}

export function turnPage({ state }: Journey): void {
  state.pages.shift();
}

/** Nobody takes back what was read in the luck of the road. */
export function seal({ state }: Journey): void {
  state.undoable = 0;
}

export function notListed(page: Page | undefined, action: CampaignAction): never {
  throw new Error(`${action.kind} is no answer to ${page?.kind ?? 'the map'}`);
}
