/** The same vault once more: a match that begins where another began, with the same chambers, cards and dice to come. */
import type { TableSeat } from '../../../shared/table.ts';
import { api } from '../../api.ts';
import { notices } from '../../shell/notices.svelte.ts';
import { makeHash } from '../../shell/routes.ts';

type WhoPlays = Pick<TableSeat, 'name' | 'colour' | 'bot'>;

export async function sameVault(id: number, seats: readonly WhoPlays[]): Promise<void> {
  const begun = await api.replay.fork({
    ...{ id, at: 0, privacy: 'open', hideTells: false },
    seats: seats.map(({ name, colour, bot }) => ({ name, colour, ...(bot && { bot }) })),
  });
  if (begun.ok) window.location.hash = makeHash({ screen: 'match', detail: String(begun.value.id) });
  else notices.refused(begun.error);
}
