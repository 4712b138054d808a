/**
 * What a text may refer to at a point of a card: who speaks, which targets and picks are known, which event set
 * it off. Owns the bookkeeping of the validator; the checks themselves are in `validate.ts` and beside it.
 */
import type { CreatureEvent, Step, Target, Timing, Trigger } from './language.ts';
import { problem, type Path, type Problem } from '../../../../shared/read-data.ts';

/** Whose text it is. A commander has no creature of its own; attached text speaks as the creature it is on. */
export type SpeakerKind = 'order' | 'creature' | 'commander' | 'attached';

/** Something a text gave a name to: what it is, how it came by it, and whether it may be more than one. */
export interface Named {
  what: 'creature' | 'order';
  by: 'pick' | 'discard' | 'tap' | 'destroy' | 'deploy';
  several: boolean;
}

export interface Scope {
  speaker: SpeakerKind;
  /** An order or power's timing; none for triggers and standing texts. */
  timing?: Timing;
  /** The event of a triggered text. */
  on?: Trigger;
  /** Whether the order has attach text. */
  attaches: boolean;
  targets: Map<string, Target>;
  /** What was picked, paid with or otherwise named with `as` so far. */
  picks: Map<string, Named>;
  /** Actions an earlier step cancels: nobody controls them any more. */
  cancelled: Set<string>;
  /** Targets an earlier step has moved: they may be struck where they stand then. */
  moved: Set<string>;
  used: Set<string>;
  insideForEach: boolean;
  /** The steps of a `later` or a `rescue`, which come some other time. */
  isLater: boolean;
  /** How many `forEach` and `repeat` are around. */
  loops: number;
  /** An earlier step of this action dealt damage. */
  dealt: boolean;
  /** An earlier step of this action was a may, pay or pick. */
  offered: boolean;
  problems: Problem[];
}

export function newScope(speaker: SpeakerKind, rest: Partial<Scope> = {}): Scope {
  return {
    speaker,
    attaches: false,
    targets: new Map(),
    picks: new Map(),
    moved: new Set(),
    cancelled: new Set(),
    used: new Set(),
    insideForEach: false,
    isLater: false,
    loops: 0,
    dealt: false,
    offered: false,
    problems: [],
    ...rest,
  };
}

/** What the steps of a rescue follow upon: to them the creature concerned is the `subject`. */
export const wouldBeDestroyed: Trigger = { event: 'isDestroyed', who: {} };

/** An event about one creature and nothing else. */
const aboutOne: Trigger = { event: 'enters', who: {} };

/** What the steps of a `later` follow upon: of whoever is watched they speak as the `subject`. */
export function awaited({ on, who }: Extract<Step, { do: 'later' }>): Trigger {
  if (who === undefined) return on;
  return 'who' in on ? { ...on, who: {} } : aboutOne;
}

/** Notes a problem at a field. */
export function report(scope: Scope, path: Path, code: string, sentence: string): void {
  scope.problems.push(problem(path, code, sentence));
}

/** Events with a second creature, which `other` and `by` speak of. */
const paired: readonly CreatureEvent[] = [
  'movesAdjacent',
  'movesAway',
  'attacks',
  'isAttacked',
  'damages',
  'isDamaged',
  'destroys',
  'isDestroyed',
  'cowers',
  'dodges',
  'assists',
];

/** Events that carry a number, which the amount `event` reads. */
const numbered: readonly CreatureEvent[] = [
  'damages',
  'isDamaged',
  'cowers',
  'isHealed',
  'opensChest',
  'collects',
];

/** Events an attack mode can narrow. */
const byAttack: readonly CreatureEvent[] = [
  'attacks',
  'isAttacked',
  'damages',
  'isDamaged',
  'destroys',
  'isDestroyed',
  'cowers',
];

const among = (events: readonly string[], on: Trigger | undefined) =>
  on !== undefined && events.includes(on.event);

export const hasSubject = (on: Trigger | undefined) =>
  on !== undefined && on.event !== 'turnStarts' && on.event !== 'turnEnds';
export const hasOther = (on: Trigger | undefined) => among(paired, on);
export const hasNumber = (on: Trigger | undefined) => among(numbered, on);
/** Whether an action on the stack set it off, which the word `event` then stands for. */
export const hasAction = (on: Trigger | undefined) => among(['attacks', 'isAttacked', 'orderPlayed'], on);
export const hasMode = (on: Trigger | undefined) => among(byAttack, on);

/** Whether the event's number is damage, and so comes in tens. */
export const numberIsDamage = (on: Trigger | undefined) => among(['damages', 'isDamaged', 'isHealed'], on);
