/** Which first step is told now: the first not yet seen that fits the decision. Names are kept in settings. */
import type { DelveAction, DelveView } from '../../../../shared/games/delve.ts';
import type { DelveDecision } from './choices.ts';

interface StepMoment {
  decision: DelveDecision;
  view: DelveView;
}

const has = ({ options }: DelveDecision, kind: DelveAction['kind']): boolean =>
  options.some((action) => action.kind === kind);
const asks = ({ prompt }: DelveDecision, code: string): boolean => prompt.code === code;
const heroOf = ({ decision, view }: StepMoment) => view.heroes[decision.seat];

/** In the order in which they are told. */
const steps = {
  delveTower: ({ decision }) => asks(decision, 'towerToBegin'),
  delveStep: ({ decision }) => has(decision, 'move'),
  delveMeet: ({ decision }) => asks(decision, 'meet'),
  delveReveal: ({ decision }) => asks(decision, 'reveal'),
  delveCounter: ({ decision }) => asks(decision, 'counter'),
  delveSearch: ({ decision }) => has(decision, 'search'),
  delveCross: ({ decision }) => has(decision, 'cross'),
  delveHold: (moment) => (heroOf(moment)?.held.length ?? 0) > 0,
  delveHoard: ({ decision }) => asks(decision, 'action') && has(decision, 'draw'),
  delveHome: (moment) => (heroOf(moment)?.loot.length ?? 0) > 0 && has(moment.decision, 'move'),
  delveDescend: ({ decision }) => has(decision, 'descend'),
  delveBelow: ({ decision }) => asks(decision, 'below'),
  delveWayUp: ({ decision }) => asks(decision, 'wayUp'),
  delveRune: ({ decision }) => has(decision, 'use'),
  delveSun: ({ view }) => view.sun >= 18,
  delveLeave: ({ decision }) => has(decision, 'leave'),
} satisfies Record<string, (moment: StepMoment) => boolean>;

export type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];

export const nextStep = (moment: StepMoment, seen: readonly string[]): StepName | undefined =>
  stepNames.find((name) => !seen.includes(name) && steps[name](moment));
