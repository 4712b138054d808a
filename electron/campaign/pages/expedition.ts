/** Before a way down: whether a hero who falls there is carried out, or dies for twice the gain. */
import type { ChoiceView } from '../../../shared/games/campaign.ts';
import { forKeeps, outcomeOf, stepsOf } from '../letters.ts';
import type { CampaignState } from '../state.ts';
import { notListed, type PageOf, type PageRules } from './page.ts';

/** What either manner brings: the result, and step by step. */
export function expeditionChoices(
  state: Readonly<CampaignState>,
  { place }: PageOf<'expedition'>,
): ChoiceView[] {
  const effects = outcomeOf(state, place, 'won');
  const steps = stepsOf(state, place);
  const doubled = steps.map((step) => ({ ...step, effects: forKeeps(step.effects) }));
  return [
    { id: 'goDown', effects, steps, isOpen: true },
    { id: 'goDownForKeeps', effects: forKeeps(effects), steps: doubled, isOpen: true },
  ];
}

export const expedition: PageRules<'expedition'> = {
  options: () => [{ kind: 'goDown' }, { kind: 'goDownForKeeps' }],
  choose(journey, page, action) {
    if (action.kind !== 'goDown' && action.kind !== 'goDownForKeeps') return notListed(page, action);
    const { site, place } = page;
    journey.state.pages[0] = {
      ...{ kind: 'battle', site, place, by: 'you', marching: [], ground: 0 },
      ...(action.kind === 'goDownForKeeps' && { isForKeeps: true }),
    };
  },
};
