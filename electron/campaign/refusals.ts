/** Why something cannot be done now, in words and by the numbers of `docs/campaign.md`. */
import type { Refusal } from '../../shared/game.ts';
import type { CampaignAction } from '../../shared/games/campaign.ts';
import { hash } from '../engine/hash.ts';
import { optionsOf } from './pages/index.ts';
import { isReady, veteranOf } from './roster.ts';
import type { CampaignState } from './state.ts';

type Reading = Readonly<CampaignState>;

const refusal = (code: string, rule: string, sentence: string): Refusal => ({ code, rule, sentence });

/** `undefined` only if the action is listed. */
export function refusalOf(state: Reading, action: CampaignAction): Refusal | undefined {
  if (state.outcome) return refusal('over', 'C-90', 'The story is told; turn back a page to tell another.');
  const wanted = hash(action);
  if (optionsOf(state).some((option) => hash(option) === wanted)) return undefined;
  return why(state, action);
}

function why(state: Reading, action: CampaignAction): Refusal {
  switch (action.kind) {
    case 'march':
    case 'sendCaptain':
      return whyNotThere(state, action.site);
    case 'seat':
      return whyNotSeated(state, action.veteran);
    case 'buy':
    case 'treat':
    case 'scout':
      return refusal('purse', 'C-40', `The purse holds ${state.tallow} Tallow, and that is not enough.`);
    case 'putIn':
      return refusal(
        'notToPutIn',
        'C-31',
        'No further copy of that card is owned, or four of its kind march.',
      );
    case 'takeOut':
      return refusal('notToTakeOut', 'C-31', 'A warband keeps at least 12 creatures and 30 orders.');
    case 'secure':
      return refusal(
        'notToSecure',
        'C-34',
        'Ground is spent on a place in sight that would suffer if it were passed.',
      );
    case 'spendGround':
      return refusal('noGround', 'C-33', 'There is no more Ground to spend here.');
    default:
      return refusal('notNow', 'C-3', 'Something else is asked now.');
  }
}

function whyNotThere(state: Reading, site: string): Refusal {
  if (state.pages.length > 0) return refusal('pagesFirst', 'C-3', 'First read what lies open.');
  if (state.shut.includes(site)) return refusal('shut', 'C-12', 'That road is shut until the act ends.');
  const place = state.sites[site];
  if (!place) return refusal('nothingThere', 'C-10', 'Nothing is to be decided there in this act.');
  if (place.status !== 'open') return refusal('decided', 'C-11', 'What was to be decided there is decided.');

  return refusal('noRoad', 'C-12', 'No open road leads there yet; march somewhere on the way first.');
}

function whyNotSeated(state: Reading, id: string): Refusal {
  const veteran = veteranOf(state, id);
  if (!veteran) return refusal('noVeteran', 'C-50', 'There is no veteran of that name.');
  if (veteran.status !== 'serving') return refusal('gone', 'C-50', `${veteran.name} marches no more.`);
  if (!isReady(state, veteran)) {
    const marches = veteran.readyAt - state.march;
    return refusal(
      'weary',
      'C-51',
      `${veteran.name} rests for ${marches} more march${marches === 1 ? '' : 'es'}.`,
    );
  }
  return refusal('noSeat', 'C-52', `No seat is left for ${veteran.name} here.`);
}
