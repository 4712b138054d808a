/**
 * The moments a match turned on, one list: where what is counted changed much at once, and, once the match was
 * analysed, where the chances turned within a turn. Both in one turn are one moment with two numbers.
 */
import type { MatchAnalysis } from '../../shared/calls/history.ts';
import type { LogEntry } from '../../shared/table.ts';
import type { Swing } from '../games/face.ts';
import type { LogLine } from './log-line.ts';

/** By how much something changed for a seat: what is counted in points, a chance as a share. */
interface Change {
  seat: number;
  by: number;
}

export interface TurningPoint {
  at: number;
  turn: number;
  track?: Change;
  chance?: Change;
  /** The line of the log that tells the cause. */
  cause: LogLine | undefined;
}

const most = 8;
/** So much of a chance turns a match as much as one point of what is counted. */
const aPoint = 0.06;

/** The greatest changes, in the order in which they came. */
export function turningPoints(
  entries: readonly Pick<LogEntry, 'at' | 'turn'>[],
  swings: readonly Swing[],
  lines: readonly LogLine[],
  analysis?: Pick<MatchAnalysis, 'turningPoints'>,
): TurningPoint[] {
  const byTrack = swings.map((swing) => pointOf(swing, entries, lines));
  return withChances(byTrack, analysis?.turningPoints ?? [], lines)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

const weightOf = ({ track, chance }: TurningPoint): number =>
  Math.max(Math.abs(track?.by ?? 0), Math.abs(chance?.by ?? 0) / aPoint);

/** A turn's swing goes with the greatest change in that turn; else it is a moment of its own. */
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
  { seat, by, entry, cause }: Swing,
  entries: readonly Pick<LogEntry, 'at' | 'turn'>[],
  lines: readonly LogLine[],
): TurningPoint {
  const { at, turn } = entries[entry]!;
  const key = `${String(entries[cause]!.at)}.${String(cause)}`;
  return { at, turn, track: { seat, by }, cause: lines.find((line) => line.key === key) };
}
