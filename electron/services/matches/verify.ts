/** The proof that chance was honest: a finished match repeated from its seed and its actions comes to the same end by the same dice. */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { isTableEvent, type LogEntry } from '../../../shared/table.ts';
import type { Session } from './session.ts';
import { tableError } from './words.ts';

export interface Verified {
  actions: number;
  dice: number;
}

/** `session` was repeated to the end that is stored; `log` is what was told while the match was played. */
export function verifyChance(
  { hooks, played }: Pick<Session, 'hooks' | 'played'>,
  log: readonly LogEntry[],
): Result<Verified, CallError> {
  const shown = log.flatMap(({ event }) => (isTableEvent(event) ? [] : hooks.rollsIn(event)));
  const repeated = played.flatMap(({ events }) => events.flatMap((event) => hooks.rollsIn(event)));
  if (JSON.stringify(shown) !== JSON.stringify(repeated)) return err(tableError('diverged'));
  return ok({ actions: played.length, dice: shown.reduce((sum, { dice }) => sum + dice.length, 0) });
}
