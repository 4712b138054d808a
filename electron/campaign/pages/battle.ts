/**
 * A battle: who marches, and the match itself. While it is played the campaign asks for its result; whoever runs the
 * match answers, then tells what else happened (`reporting.ts`).
 */
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import { isReady, servingOf } from '../roster.ts';
import { putIn, takeOut, warbandEdits } from '../collection.ts';
import { stepsOf } from '../letters.ts';
import { placeNamed } from '../map.ts';
import { reckon } from '../reckoning.ts';
import type { CampaignState } from '../state.ts';
import { notListed, seal, turnPage, type PageOf, type PageRules } from './page.ts';

type Reading = Readonly<CampaignState>;
type Muster = PageOf<'muster'>;

const mostGround = 2;
const usualSeats = 4;

const seated = ({ touched }: Muster): string[] =>
  Object.keys(touched).filter((key) => key.startsWith('veteran/') && touched[key] === 1);

function seats(state: Reading, page: Muster): CampaignAction[] {
  const free = (placeNamed(state, page.place)?.veterans ?? usualSeats) - seated(page).length;
  return servingOf(state).flatMap((veteran): CampaignAction[] => {
    if (page.touched[veteran.id] === 1) return [{ kind: 'unseat', veteran: veteran.id }];
    const isFree = page.touched[veteran.id] === undefined && free > 0 && isReady(state, veteran);
    return isFree ? [{ kind: 'seat', veteran: veteran.id }] : [];
  });
}

export const muster: PageRules<'muster'> = {
  options: (state, page) => [
    { kind: 'toTheField' },
    ...seats(state, page),
    ...(page.ground < Math.min(mostGround, state.ground) ? [{ kind: 'spendGround' } as const] : []),
    ...warbandEdits(state, page.touched),
  ],
  choose(journey, page, action) {
    const { state } = journey;
    switch (action.kind) {
      case 'putIn':
        page.touched[action.card] = 1;
        return putIn(state, action.card);
      case 'takeOut':
        page.touched[action.card] = -1;
        return takeOut(state, action.card);
      case 'seat':
        page.touched[action.veteran] = 1;
        return;
      // Whoever stood up stays by the fire: a muster ends.
      case 'unseat':
        page.touched[action.veteran] = -1;
        return;
      case 'spendGround':
        page.ground += 1;
        return;
      case 'toTheField':
        return toTheField(state, page);
      default:
        return notListed(page, action);
    }
  },
};

function toTheField(state: CampaignState, page: Muster): void {
  const { site, place, ground } = page;
  state.ground -= ground;
  state.pages[0] = { kind: 'battle', site, place, by: 'you', marching: seated(page), ground };
}

/** Of a captain's battle only what it brought by degrees is told. */
function isTold(state: Reading, { place }: PageOf<'battle'>): boolean {
  return stepsOf(state, place).length > 0;
}

export const battle: PageRules<'battle'> = {
  options: () => [
    { kind: 'report', won: true },
    { kind: 'report', won: false },
  ],
  choose(journey, page, action) {
    if (action.kind !== 'report') return notListed(page, action);
    seal(journey);
    const { site, place, by, marching, isForKeeps } = page;
    const { won } = action;
    if (by === 'captain' && !isTold(journey.state, page)) {
      turnPage(journey);
      reckon(journey, { site, place, by, won, marching: [], fallen: [], deed: undefined });
    } else
      journey.state.pages[0] = {
        ...{ kind: 'reporting', site, place, won, marching, fallen: [] },
        ...(by === 'captain' && { by }),
        ...(isForKeeps && { isForKeeps }),
        ...(isTold(journey.state, page) && { reached: [] }),
      };
  },
};
