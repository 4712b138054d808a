/**
 * What was played in a match, action by action: by whom, for what cause, and what it showed. Owns how an action is
 * written into the database; the option number is all that replaying needs, the rest is for the log and for undo.
 */
import type { Kinded, Seat } from '../../../shared/game.ts';
import type { DamageParts, PassReason } from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { BotReason } from '../../engine/mind.ts';

/**
 * Why an action was given. `given`: a player chose it. The others are passes nobody was asked for: no stop there;
 * nothing to answer with, which only the hand tells; nothing to answer with, which everybody sees.
 */
export type Cause = 'given' | 'bot' | 'noStop' | 'noAnswer' | 'plain';

export interface PlayedAction {
  seat: Seat;
  option: number;
  /** What the option meant. */
  choice: Kinded;
  cause: Cause;
  events: Kinded[];
  /** By place in `events`: how the damage of an attack came about. */
  damage: ReadonlyMap<number, DamageParts>;
  /** Something hidden or random became known. */
  hasRevealed: boolean;
  /** It passed a response window. */
  isPass: boolean;
  /** Everybody saw that there was nothing but a pass to give. */
  isPlain: boolean;
  turn: number;
  round: number;
  /** Why a bot did it, if it was asked to tell and gives no hand away. */
  reason?: BotReason | undefined;
}

/** The reason as it is told to the player passed for. */
export const passReasonOf = (cause: Cause): PassReason | undefined => {
  if (cause === 'noStop') return 'noStop';
  return cause === 'noAnswer' || cause === 'plain' ? 'noAnswer' : undefined;
};

export const isByTable = ({ cause }: Pick<PlayedAction, 'cause'>): boolean =>
  cause !== 'given' && cause !== 'bot';

const marks = { b: 'bot', s: 'noStop', n: 'noAnswer', p: 'plain' } as const satisfies Record<string, Cause>;
type Mark = keyof typeof marks;
const markNames = Object.keys(marks) as [Mark, ...Mark[]];

const option = z.int().nonnegative();

/** An action as stored: a chosen option, an option with the mark of its cause, or who gave up. */
export const storedActionSchema = z.union([
  option,
  z.tuple([option, z.enum(markNames)]),
  z.strictObject({ surrender: z.int().nonnegative() }),
]);
export type StoredAction = z.infer<typeof storedActionSchema>;

export function stored(action: Pick<PlayedAction, 'option' | 'cause'>): StoredAction {
  const mark = markNames.find((name) => marks[name] === action.cause);
  return mark === undefined ? action.option : [action.option, mark];
}

export interface Read {
  answers: { option: number; cause: Cause }[];
  surrendered: Seat | undefined;
}

/** A list of stored actions. A surrender can only be the last. */
export function readStored(actions: readonly unknown[]): Read {
  const read = z.array(storedActionSchema).parse(actions);
  const answers: Read['answers'] = [];
  let surrendered: Seat | undefined;
  for (const action of read) {
    if (surrendered !== undefined) throw new Error('an action follows a surrender');
    if (typeof action === 'number') answers.push({ option: action, cause: 'given' });
    else if (Array.isArray(action)) answers.push({ option: action[0], cause: marks[action[1]] });
    else surrendered = action.surrender;
  }
  return { answers, surrendered };
}
