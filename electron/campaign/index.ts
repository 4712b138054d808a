/** The campaign as a game of the contract: wiring only; the rules are in the files beside this one. */
import type { Decision, Refusal } from '../../shared/game.ts';
import type { CampaignAction, CampaignEvent, CampaignView } from '../../shared/games/campaign.ts';
import type { GameModule } from '../engine/game-module.ts';
import { brokenInvariants } from './invariants.ts';
import { choose, optionsOf } from './pages/index.ts';
import { printCampaign } from './print.ts';
import { refusalOf } from './refusals.ts';
import { startCampaign } from './start.ts';
import type { CampaignSetup, CampaignState, Journey } from './state.ts';
import { advance } from './turning.ts';
import { viewOf } from './view.ts';

export type CampaignModule = GameModule<
  CampaignSetup,
  CampaignState,
  CampaignAction,
  CampaignEvent,
  CampaignView,
  CampaignAction
>;

/** A copy of what changes; what it began with is shared because it never does. */
function cloneCampaign({ setup, ...rest }: Readonly<CampaignState>): CampaignState {
  return { ...(JSON.parse(JSON.stringify(rest)) as Omit<CampaignState, 'setup'>), setup };
}

function decisionOf(state: Readonly<CampaignState>): Decision<CampaignAction> | undefined {
  if (state.outcome) return undefined;
  const kind = state.pages[0]?.kind ?? 'planning';
  return { seat: 0, prompt: { code: kind }, options: optionsOf(state) };
}

function applyAction(
  state: CampaignState,
  action: CampaignAction,
  emit?: (event: CampaignEvent) => void,
): void {
  const journey: Journey = { state, emit };
  const [before] = state.pages;
  state.undoable += 1;
  choose(journey, action);
  advance(journey);
  const [page] = state.pages;
  if (page && page !== before) emit?.({ kind: 'pageOpened', page });
}

export const campaign: CampaignModule = {
  id: 'campaign',
  rulesVersion: 1,
  start: startCampaign,
  clone: cloneCampaign,
  decision: decisionOf,
  apply: applyAction,
  outcome: (state) => state.outcome,
  turnOf: (state) => state.march,
  view: viewOf,
  redact: (event) => event,
  undoable: (state) => state.undoable,
  explain: (state, _seat, intent): Refusal | undefined => refusalOf(state, intent),
  print: printCampaign,
  invariants: brokenInvariants,
};

export type { CampaignSetup, CampaignState } from './state.ts';
