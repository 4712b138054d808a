/** Which first step is told now: the first not yet seen that fits the decision. Names are kept in settings. */
import type { DeepwarrenAction, DeepwarrenView } from '../../../../shared/games/deepwarren.ts';
import type { DeepwarrenDecision } from '../map/targets.ts';

export interface StepMoment {
  decision: DeepwarrenDecision;
  view: DeepwarrenView;
}

const has = ({ options }: DeepwarrenDecision, kind: DeepwarrenAction['kind']): boolean =>
  options.some((action) => action.kind === kind);

/** In the order in which they are told. */
const steps = {
  dungeonTile: ({ decision }) => has(decision, 'place'),
  dungeonTurn: ({ decision, view }) => has(decision, 'place') && view.turn > 0,
  dungeonExits: ({ decision, view }) => has(decision, 'place') && view.turn > 2,
  dungeonSpawn: ({ decision }) => has(decision, 'put'),
  dungeonCard: ({ decision }) => has(decision, 'choose') || has(decision, 'tile'),
  dungeonMove: ({ decision }) => has(decision, 'move'),
  dungeonChest: ({ decision, view }) => has(decision, 'move') && view.tiles.some(({ chest }) => chest),
  dungeonDoor: ({ decision }) => has(decision, 'openDoor'),
  dungeonThreats: ({ decision, view }) => has(decision, 'move') && view.turn > 3,
  dungeonAttack: ({ decision }) => has(decision, 'attack'),
  dungeonScorch: ({ decision }) => has(decision, 'breathe'),
  dungeonRegrow: ({ decision }) => has(decision, 'regrow'),
  dungeonChasm: ({ decision }) => has(decision, 'roll'),
  dungeonRelic: ({ decision }) => has(decision, 'useRelic'),
  dungeonLimit: ({ decision }) => has(decision, 'dropRelic'),
} satisfies Record<string, (moment: StepMoment) => boolean>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

export const nextStep = (moment: StepMoment, seen: readonly string[]): StepName | undefined =>
  stepNames.find((name) => !seen.includes(name) && steps[name](moment));

/** A hint about something that was then done was understood; hints about looking are put away by hand. */
const byDoing: Partial<Record<DeepwarrenAction['kind'], readonly StepName[]>> = {
  place: ['dungeonTile', 'dungeonTurn', 'dungeonExits'],
  put: ['dungeonSpawn'],
  choose: ['dungeonCard'],
  tile: ['dungeonCard'],
  move: ['dungeonMove', 'dungeonChest', 'dungeonThreats'],
  openDoor: ['dungeonDoor'],
  attack: ['dungeonAttack'],
  breathe: ['dungeonScorch'],
  regrow: ['dungeonRegrow'],
  roll: ['dungeonChasm'],
  useRelic: ['dungeonRelic'],
  dropRelic: ['dungeonLimit'],
};

export const stepsDone = (told: StepName, { kind }: DeepwarrenAction): readonly StepName[] =>
  byDoing[kind]?.filter((name) => name === told) ?? [];
