/** Where a journey made alone stands in the ledger, and what was the most anybody brought out of its vault. */
import type { BestMatch } from '../../../../shared/calls/history.ts';
import { api } from '../../../api.ts';
import { soloForm } from '../setup/plan.ts';

export interface LedgerPlace {
  /** From 1 on; 0: it brought nothing home. */
  rank: number;
  of: number;
  vault: BestMatch | undefined;
}

const most = 200;

export async function ledgerPlaceOf(id: number): Promise<LedgerPlace | undefined> {
  const wish = { game: 'delve', form: soloForm };
  const [read, all] = await Promise.all([
    api.history.read({ id }),
    api.history.best({ ...wish, limit: most }),
  ]);
  if (!read.ok || !all.ok) return undefined;
  const vault = await api.history.best({ ...wish, seed: read.value.seed, limit: 1 });
  return {
    rank: all.value.best.findIndex((each) => each.id === id) + 1,
    of: all.value.total,
    vault: vault.ok ? vault.value.best[0] : undefined,
  };
}
