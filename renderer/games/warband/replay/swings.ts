/** Where somebody won or lost much Morale at once. */
import type { WarbandEvent } from '../../../../shared/games/warband.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';
import type { Swing } from '../../face.ts';

type Entries = readonly GameLogEntry<WarbandEvent>[];

/** Less is everyday. */
const enough = 2;
/** How many entries before the change its cause may stand. */
const reach = 8;
const causes: readonly string[] = ['destroyed', 'cowered', 'collected', 'surrendered'];

export const swings = (entries: Entries): Swing[] =>
  entries.flatMap(({ event }, entry) => {
    if (event.kind !== 'moraleChanged' || Math.abs(event.by) < enough) return [];
    return [{ seat: event.seat, by: event.by, entry, cause: causeOf(entries, entry) }];
  });

function causeOf(entries: Entries, entry: number): number {
  const first = Math.max(0, entry - reach);
  const { at } = entries[entry]!;
  const back = entries
    .slice(first, entry)
    .findLastIndex((each) => each.at === at && causes.includes(each.event.kind));
  return back < 0 ? entry : first + back;
}
