/**
 * The first steps: which one thing a newcomer is told at a decision. Everything is read from the decision's options
 * and what lies on the table; no rule is decided here.
 */
import type { WarbandAction, WarbandView } from '../../../../shared/games/warband.ts';
import { isAlly, type WarbandDecision } from './offers.ts';

/** What a step is chosen by. */
export interface StepMoment {
  decision: WarbandDecision;
  view: WarbandView;
  /** How many own choices may be taken back. */
  undoable: number;
}

interface Step {
  when: (moment: StepMoment) => boolean;
  /** The kinds of options that are this very thing; none: it is only read. */
  doneBy: readonly WarbandAction['kind'][];
  /** Where not every option of these kinds is. */
  isMeant?: (action: WarbandAction, view: WarbandView) => boolean;
}

type Kind = WarbandAction['kind'];

const asks =
  (...codes: string[]) =>
  ({ decision }: StepMoment) =>
    codes.includes(decision.prompt.code);
const offers =
  (...kinds: Kind[]) =>
  ({ decision }: StepMoment) =>
    decision.options.some(({ kind }) => kinds.includes(kind));
const both =
  (...tests: ((moment: StepMoment) => boolean)[]) =>
  (moment: StepMoment) =>
    tests.every((test) => test(moment));
const not = (test: (moment: StepMoment) => boolean) => (moment: StepMoment) => !test(moment);

const canStrikeEnemy = ({ decision, view }: StepMoment) =>
  decision.options.some((action) => action.kind === 'attack' && !isAlly(view, action.target, decision.seat));

/** The way leads to a chest or to treasure. */
const goesToTreasure = (action: WarbandAction, { chests, tokens }: WarbandView) =>
  action.kind === 'move' && (chests.includes(action.to) || tokens.some(({ square }) => square === action.to));

const canReachTreasure = ({ decision, view }: StepMoment) =>
  decision.options.some((action) => goesToTreasure(action, view));

const hasDeployed = ({ decision, view }: StepMoment) =>
  view.creatures.some(({ seat }) => seat === decision.seat);

/** In the order in which they are told where several fit. */
const steps = {
  first: { when: asks('first'), doneBy: ['first'] },
  deploy: { when: both(asks('openingDeploy'), offers('deploy')), doneBy: ['deploy'] },
  place: { when: asks('place'), doneBy: ['place'] },
  endOpening: { when: both(asks('openingDeploy'), offers('end'), hasDeployed), doneBy: ['end'] },

  cower: { when: both(asks('cower'), offers('cower')), doneBy: ['cower', 'endure'] },
  dodge: { when: offers('dodge'), doneBy: ['dodge', 'pass'] },
  answer: { when: asks('respond'), doneBy: ['play', 'power', 'dodge', 'pass'] },
  late: { when: asks('respondLate'), doneBy: ['play', 'power', 'pass'] },

  actor: { when: asks('declare.actor'), doneBy: ['actor'] },
  assist: { when: asks('declare.assist'), doneBy: ['assist', 'enough'] },
  target: { when: asks('declare.target', 'pick'), doneBy: ['target', 'pick'] },
  confirm: { when: asks('declare.confirm'), doneBy: ['confirm'] },
  question: {
    when: asks('pay', 'may', 'choose', 'useTrigger'),
    doneBy: ['confirm', 'decline', 'option'],
  },

  activate: { when: both(asks('activate'), offers('activate')), doneBy: ['activate'] },
  collect: { when: offers('collect'), doneBy: ['collect'] },
  attack: { when: both(asks('act'), canStrikeEnemy), doneBy: ['attack'] },
  move: { when: both(asks('act'), offers('move')), doneBy: ['move'] },
  chest: { when: both(asks('act'), canReachTreasure), doneBy: ['move'], isMeant: goesToTreasure },
  order: { when: both(asks('act'), offers('play')), doneBy: ['play'] },
  power: { when: both(asks('act'), offers('power')), doneBy: ['power'] },
  another: { when: both(asks('act'), offers('activate')), doneBy: ['activate'] },
  endActivate: { when: both(asks('act', 'activate'), not(offers('activate'))), doneBy: ['end'] },

  reinforce: { when: both(asks('deploy'), offers('deploy')), doneBy: ['deploy'] },
  immediate: { when: both(asks('deploy'), offers('play', 'power')), doneBy: ['play', 'power'] },
  endTurn: { when: asks('deploy'), doneBy: ['end'] },

  undo: { when: ({ undoable }) => undoable > 0, doneBy: [] },
  whyNot: { when: asks('activate', 'act'), doneBy: [] },
  stops: { when: asks('activate', 'act'), doneBy: [] },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

const stepOf = (name: StepName): Step => steps[name];

/** The one thing to tell now. */
export const nextStep = (moment: StepMoment, seen: readonly string[]): StepName | undefined =>
  stepNames.find((name) => !seen.includes(name) && stepOf(name).when(moment));

/** What need not be told any more once this was chosen. */
export const stepsDone = (moment: StepMoment, action: WarbandAction): StepName[] =>
  stepNames.filter((name) => {
    const { when, doneBy, isMeant } = stepOf(name);
    return doneBy.includes(action.kind) && (isMeant?.(action, moment.view) ?? true) && when(moment);
  });
