/** How a campaign ends: the first of the story's endings that fits. */
import { holds } from './conditions.ts';
import { tell, type CampaignState, type Journey } from './state.ts';

/** After a lost last battle the first ending that is not good; after a won one the first good one whose condition holds. */
function endingFor(state: Readonly<CampaignState>, won: boolean): string {
  const found = state.setup.story.endings.find(({ good, when }) => good === won && holds(state, when));
  if (!found) throw new Error(`the story has no ending for a finale ${won ? 'won' : 'lost'}`);
  return found.id;
}

/** The ending is settled; it is read once every page before it is. */
export function endCampaign(journey: Journey, won: boolean): void {
  const { state } = journey;
  state.ending = endingFor(state, won);
  state.endedWell = won;
  state.pages.push({ kind: 'scene', text: `ending.${state.ending}.text` });
}

export function close(journey: Journey): void {
  const { state } = journey;
  const winners = state.endedWell ? [0] : [];
  state.outcome = {
    winners,
    reason: state.ending!,
    rule: 'C-90',
    ...(state.endedWell ? {} : { isSharedLoss: true as const }),
  };
  state.undoable = 0;
  tell(journey, { kind: 'ended', ending: state.ending! });
}
