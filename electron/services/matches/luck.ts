/** The luck ledger of a match, from what its log told. */
import type { LuckLedger } from '../../../shared/luck.ts';
import { isTableEvent, type LogEntry } from '../../../shared/table.ts';
import { ledgerOf } from '../../engine/luck.ts';
import type { AnyHooks } from '../../engine/table-hooks.ts';

export const luckIn = (hooks: Pick<AnyHooks, 'rollsIn'>, log: readonly LogEntry[]): LuckLedger =>
  ledgerOf(
    log.flatMap(({ turn, event }) =>
      isTableEvent(event) ? [] : hooks.rollsIn(event).map((roll) => ({ ...roll, turn })),
    ),
  );
