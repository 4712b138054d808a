/** A campaign as a window gets it: the view, every legal answer, and the sentences, cards and prices to show them with. */
import type { OpenCampaign } from '../../../shared/calls/campaign.ts';
import type { CampaignView } from '../../../shared/games/campaign.ts';
import { battlePlan } from '../../campaign/battle-plan.ts';
import { sellingPrice } from '../../campaign/collection.ts';
import { campaign } from '../../campaign/index.ts';
import { playersOf } from '../../campaign/rewards.ts';
import { countryOf } from './country.ts';
import { facesOf } from './faces.ts';
import { sceneOf, wordsOf } from './readable.ts';
import type { Session } from './session.ts';

/** How things stand outside the campaign: the battle that lies open, and the packs it was begun with. */
export interface StandsOutside {
  match?: number | undefined;
  isFought: boolean;
  /** Packs of its story that are not enabled. */
  missing: string[];
}

export function openedOf(session: Session, stands: StandsOutside): OpenCampaign {
  const { row, state } = session;
  const view = campaign.view(state, 0);
  const scene = sceneOf(session);
  const battle = battleOf(session, stands);
  return {
    ...{ id: row.id, name: row.name, revision: row.revision, view },
    ...countryOf(session, view),
    options: [...(campaign.decision(state)?.options ?? [])],
    words: wordsOf(session, view),
    ...(scene !== undefined && { scene }),
    faces: facesOf(session, view),
    players: playersIn(session, view),
    prices: pricesIn(session, view),
    ...(battle && { battle }),
    missing: stands.missing,
    canUndo: canUndo(session, stands),
  };
}

/** Nothing was revealed since, and nobody has seen a battle begin. */
export const canUndo = ({ state, answers }: Session, { match }: Pick<StandsOutside, 'match'>): boolean =>
  match === undefined && answers.length > 0 && campaign.undoable(state) > 0;

function battleOf({ state }: Session, { match, isFought }: StandsOutside): OpenCampaign['battle'] {
  const plan = battlePlan(state);
  if (!plan) return undefined;
  return {
    game: plan.game,
    by: plan.captain === undefined ? 'you' : 'captain',
    ...(match !== undefined && { match }),
    isFought,
  };
}

/** How many creatures can play each card that is offered. */
function playersIn({ state }: Session, { page }: CampaignView): Record<string, number> {
  const cards =
    page?.kind === 'bundles'
      ? page.bundles.flatMap((bundle) => bundle.cards)
      : page?.kind === 'market'
        ? page.stock.map(({ card }) => card)
        : [];
  return Object.fromEntries(cards.map((card) => [card, playersOf(state, card)]));
}

function pricesIn({ state }: Session, { page, owned }: CampaignView): OpenCampaign['prices'] {
  const { treat, scout } = state.setup.story.prices;
  const keys = page?.kind === 'market' ? Object.keys(owned) : [];
  return { treat, scout, sell: Object.fromEntries(keys.map((key) => [key, sellingPrice(state, key)])) };
}
