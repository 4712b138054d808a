/** The moments a match turned on: where somebody won or lost much Morale at once, and what did it. */
import type { LogLine } from '../games/warband/match/log.ts';
import type { LogEntry } from '../../shared/table.ts';

export interface TurningPoint {
  at: number;
  turn: number;
  seat: number;
  /** Morale won or, below nought, lost. */
  by: number;
  /** The line of the log that tells the cause. */
  cause: LogLine | undefined;
}

/** Less is everyday. */
const enough = 2;
const most = 8;
/** How many entries before the change its cause may stand. */
const reach = 8;
const causes: readonly string[] = ['destroyed', 'cowered', 'collected', 'surrendered'];

/** The greatest changes, in the order in which they came. */
export function turningPoints(entries: readonly LogEntry[], lines: readonly LogLine[]): TurningPoint[] {
  return entries
    .flatMap((entry, index) => pointOf(entry, index, entries, lines) ?? [])
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

function pointOf(
  { event, at, turn }: LogEntry,
  index: number,
  entries: readonly LogEntry[],
  lines: readonly LogLine[],
): TurningPoint | undefined {
  if (event.kind !== 'moraleChanged' || Math.abs(event.by) < enough) return undefined;
  const near = entries.slice(Math.max(0, index - reach), index);
  const back = near.findLastIndex((entry) => entry.at === at && causes.includes(entry.event.kind));
  const causeIndex = back < 0 ? index : Math.max(0, index - reach) + back;
  const key = `${String(entries[causeIndex]!.at)}.${String(causeIndex)}`;
  return { at, turn, seat: event.seat, by: event.by, cause: lines.find((line) => line.key === key) };
}
