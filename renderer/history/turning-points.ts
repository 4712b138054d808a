/**
 * The moments a match turned on, one list: where somebody won or lost much Morale at once, and, once the match was
 * analysed, where the chances turned within a turn. Both in one turn are one moment with two numbers.
 */
import type { MatchAnalysis } from '../../shared/calls/history.ts';
import type { LogLine } from '../games/warband/match/log.ts';
import type { LogEntry } from '../../shared/table.ts';

/** By how much something changed for a seat: Morale in points, a chance as a share. */
interface Change {
  seat: number;
  by: number;
}

export interface TurningPoint {
  at: number;
  turn: number;
  morale?: Change;
  chance?: Change;
  /** The line of the log that tells the cause. */
  cause: LogLine | undefined;
}

/** Less is everyday. */
const enough = 2;
const most = 8;
/** How many entries before the change its cause may stand. */
const reach = 8;
const causes: readonly string[] = ['destroyed', 'cowered', 'collected', 'surrendered'];
/** So much of a chance turns a match as much as one point of Morale. */
const aPoint = 0.06;

/** The greatest changes, in the order in which they came. */
export function turningPoints(
  entries: readonly LogEntry[],
  lines: readonly LogLine[],
  analysis?: Pick<MatchAnalysis, 'turningPoints'>,
): TurningPoint[] {
  const byMorale = entries.flatMap((entry, index) => pointOf(entry, index, entries, lines) ?? []);
  return withChances(byMorale, analysis?.turningPoints ?? [], lines)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

const weightOf = ({ morale, chance }: TurningPoint): number =>
  Math.max(Math.abs(morale?.by ?? 0), (chance?.by ?? 0) / aPoint);

/** A turn's swing goes with the greatest change of Morale in that turn; else it is a moment of its own. */
function withChances(
  points: readonly TurningPoint[],
  swings: MatchAnalysis['turningPoints'],
  lines: readonly LogLine[],
): TurningPoint[] {
  const joined = [...points];
  // While warbands are still being set up, chances say little and no turn can be tried again.
  for (const { action, turn, seat, swing } of swings.filter((each) => each.turn > 0)) {
    const chance = { seat, by: swing };
    const inTurn = joined
      .filter((point) => point.turn === turn)
      .toSorted((a, b) => weightOf(b) - weightOf(a));
    if (inTurn[0]) joined[joined.indexOf(inTurn[0])] = { ...inTurn[0], chance };
    else joined.push({ at: action, turn, chance, cause: lastDeed(lines, action) });
  }
  return joined;
}

/** What was done last up to a step. */
const lastDeed = (lines: readonly LogLine[], at: number): LogLine | undefined =>
  lines.findLast(({ key, level }) => level === 'main' && Number(key.split('.')[0]) <= at);

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
  const morale = { seat: event.seat, by: event.by };
  return { at, turn, morale, cause: lines.find((line) => line.key === key) };
}
