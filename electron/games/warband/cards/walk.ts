/** Walks the tree of a card's steps: the one place that knows which steps hold further steps. */
import type { Card, Step, Text } from './language.ts';

/** The step lists directly inside a step. */
export function innerLists(step: Step): Step[][] {
  switch (step.do) {
    case 'may':
    case 'forEach':
    case 'repeat':
    case 'later':
      return [step.steps];
    case 'rescue':
      return step.steps ? [step.steps] : [];
    case 'pay':
      return step.otherwise ? [step.steps, step.otherwise] : [step.steps];
    case 'if':
      return step.otherwise ? [step.then, step.otherwise] : [step.then];
    case 'choose':
      return step.options.map((option) => option.steps);
    default:
      return [];
  }
}

/** Every step of a list, outer before inner. */
export function* everyStep(steps: Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    for (const inner of innerLists(step)) yield* everyStep(inner);
  }
}

/** Every step of a card, wherever it stands. */
export function stepsOf(card: Card): Step[] {
  const own = card.type === 'order' ? card.actions.flatMap((action) => action.steps) : [];
  const inTexts = textsOf(card).flatMap((text) => ('steps' in text ? text.steps : []));
  return [...everyStep([...own, ...inTexts])];
}

/** The rules texts of a card: its own, or those it adds to the creature it is attached to (W-116). */
export function textsOf(card: Card): Text[] {
  return card.type === 'order' ? (card.attach ?? []) : card.text;
}
