/** Which first step is told now: the first not yet seen that fits the decision. Names are kept in settings. */
import type { SalientAction, SalientView } from '../../../../shared/games/salient.ts';
import { printed } from '../content.ts';
import type { SalientDecision } from './offers.ts';

interface StepMoment {
  decision: SalientDecision;
  view: SalientView;
}

const has = ({ options }: SalientDecision, kind: SalientAction['kind']): boolean =>
  options.some((action) => action.kind === kind);
const asks = ({ prompt }: SalientDecision, code: string): boolean => prompt.code === code;
const playerOf = ({ decision, view }: StepMoment) => view.players[decision.seat];

/** In the order in which they are told. */
const steps = {
  salientPick: ({ decision }) => asks(decision, 'pick'),
  salientOrders: ({ decision }) => asks(decision, 'assign'),
  salientDeploy: ({ decision }) => asks(decision, 'deploy'),
  salientExecute: ({ decision }) => asks(decision, 'resolve'),
  salientMarch: ({ decision }) => asks(decision, 'advance'),
  salientStride: ({ decision }) => asks(decision, 'stride'),
  salientCoins: (moment) => asks(moment.decision, 'assign') && (playerOf(moment)?.credits ?? 0) > 0,
  salientIcon: ({ decision, view }) =>
    asks(decision, 'assign') &&
    view.row.some((card) => typeof card === 'number' && (printed().cards[card]?.icon ?? false)),
  salientSunfire: (moment) => (playerOf(moment)?.research ?? 0) > 1,
  salientRelief: ({ decision }) => has(decision, 'relief'),
} satisfies Record<string, (moment: StepMoment) => boolean>;

export type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];

export const nextStep = (moment: StepMoment, seen: readonly string[]): StepName | undefined =>
  stepNames.find((name) => !seen.includes(name) && steps[name](moment));
