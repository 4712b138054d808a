/** Steps of what a place brings, for showing: those with the same gain are one line. */
import type { Step } from '../../../shared/games/campaign.ts';
import { mapText, stepWords } from '../../text/campaign.ts';

export interface StepLine {
  words: string;
  effects: Step['effects'];
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const isLike = (one: Step, other: Step): boolean =>
  one.of === other.of && one.on === other.on && JSON.stringify(one.effects) === JSON.stringify(other.effects);

export function stepLines(steps: readonly Step[]): StepLine[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const like = groups.find(([first]) => first && isLike(first, step));
    if (like) like.push(step);
    else groups.push([step]);
  }
  return groups.map((group) => lineOf(group));
}

function lineOf(group: readonly Step[]): StepLine {
  const { of, on, effects } = group[0]!;
  const at = listed.format(group.map(({ atLeast }) => String(atLeast)));
  const parts = [stepWords[of](at), group.length > 1 && mapText.each, on && mapText.onlyIf[on]];
  return { words: parts.filter(Boolean).join(', '), effects };
}
