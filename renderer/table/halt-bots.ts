/** While something is looked up elsewhere no bot goes on. */
import type { Table } from '../../shared/table.ts';
import { api } from '../api.ts';

/** Pauses a table where a bot thinks; answers how to let it go on. */
export function haltBots({ id, table }: { id: number; table: Table | undefined }): () => void {
  if (table?.thinking === undefined || table.isPaused) return () => undefined;
  void api.matches.pause({ id });
  return () => void api.matches.resume({ id });
}
