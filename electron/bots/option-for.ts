/** Actions are plain, flat data; the same one in another world is another object. */
import type { Decision } from '../../shared/game.ts';

/** The number of an action among a decision's options, or -1. */
export function optionFor<Action>({ options }: Pick<Decision<Action>, 'options'>, action: Action): number {
  for (let at = 0; at < options.length; at++) if (isSame(options[at], action)) return at;
  return -1;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const mine = one as Record<string, unknown>;
  const theirs = other as Record<string, unknown>;
  for (const key in mine) if (mine[key] !== theirs[key]) return false;
  for (const key in theirs) if (!(key in mine)) return false;
  return true;
}
