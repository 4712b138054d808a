/**
 * The log of a match for some eyes: every event they may know, with the names of the cards in it, the rule behind it,
 * and honestly what was passed for whom. Words are the window's; this file owns what is told, and to whom.
 */
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import type { LogEntry } from '../../../shared/table.ts';
import { lengthOf } from '../../engine/replay.ts';
import { warband, type WarbandState } from '../../games/warband/index.ts';
import { isByTable, passReasonOf, type Deed } from './deeds.ts';
import { tell, type Gaze } from './eyes.ts';
import type { Session } from './session.ts';

/** The log through these eyes; what was made before is kept and added to. */
export function logFor(session: Session, gaze: Gaze): LogEntry[] {
  const key = `${gaze.viewer}:${gaze.eyes.join()}`;
  const log = session.logs.get(key) ?? { entries: earlierLog(session, gaze), deeds: 0 };
  session.logs.set(key, log);
  const { match, trail, tape } = session;
  for (; log.deeds < trail.length; log.deeds++) {
    log.entries = logWith(log.entries, { trail, number: log.deeds, from: tape.from }, gaze, match.state);
  }
  const last = session.surrenderEvents;
  return last ? logWithSurrender(log.entries, last, lengthOf(tape), gaze, match.state) : log.entries;
}

/** A deed by its place among those since the match was begun, or since the present rules took it over. */
interface PlacedDeed {
  trail: readonly Deed[];
  number: number;
  /** How many actions came before the first of the trail. */
  from: number;
}

/** What was told before the present rules took the match over: to those who look together, what the first of them saw. */
function earlierLog({ earlier }: Session, { viewer, eyes }: Gaze): LogEntry[] {
  return earlier ? [...earlier.log(viewer === 'open' ? (eyes[0] ?? 'spectator') : viewer)] : [];
}

/** A log with what one deed adds to it; the log given is not changed. */
export function logWith(
  before: readonly LogEntry[],
  deed: PlacedDeed,
  gaze: Gaze,
  state: Readonly<WarbandState>,
): LogEntry[] {
  const entries = [...before];
  addDeed(entries, deed, gaze, state);
  return entries;
}

/** A log with the surrender that ended the match at moment `at`. */
export function logWithSurrender(
  before: readonly LogEntry[],
  events: readonly WarbandEvent[],
  at: number,
  gaze: Gaze,
  state: Readonly<WarbandState>,
): LogEntry[] {
  const moment = { at, turn: state.turn, round: warband.roundOf(state) };
  return [...before, ...events.flatMap((event) => entryOf(event, moment, gaze, state))];
}

type Moment = Pick<LogEntry, 'at' | 'turn' | 'round'>;

/** How many entries of a log happened within the first `at` actions. */
export const lengthAt = (entries: readonly LogEntry[], at: number): number => {
  const later = entries.findIndex((entry) => entry.at > at);
  return later < 0 ? entries.length : later;
};

function addDeed(entries: LogEntry[], placed: PlacedDeed, gaze: Gaze, state: Readonly<WarbandState>): void {
  const deed = placed.trail[placed.number]!;
  const moment = { at: placed.from + placed.number + 1, turn: deed.turn, round: deed.round };
  if (isByTable(deed)) addPass(entries, placed, gaze, moment);
  if (deed.reason !== undefined && !deed.isPass) {
    entries.push({
      ...moment,
      event: { kind: 'botReason', seat: deed.seat, code: deed.reason.code, about: deed.reason.about },
      cards: {},
    });
  }
  deed.events.forEach((event, at) => {
    if (event.kind === 'passed' && isByTable(deed)) return;
    const damage = deed.damage.get(at);
    entries.push(
      ...entryOf(event, moment, gaze, state).map((entry) => ({ ...entry, ...(damage && { damage }) })),
    );
  });
}

/** Passes given by the table in a row are one line a player. */
function addPass(entries: LogEntry[], { trail, number, from }: PlacedDeed, gaze: Gaze, moment: Moment): void {
  const { seat, ground } = trail[number]!;
  const first = from + trail.findLastIndex((deed, at) => at < number && !isByTable(deed)) + 2;
  const why = gaze.eyes.includes(seat) ? passReasonOf(ground) : undefined;
  const known = entries.findLastIndex(
    ({ at, event }) => at >= first && event.kind === 'passedFor' && event.seat === seat && event.why === why,
  );
  const before = entries[known]?.event;
  if (before?.kind === 'passedFor') {
    entries[known] = { ...entries[known]!, event: { ...before, times: before.times + 1 } };
  } else entries.push({ ...moment, event: { kind: 'passedFor', seat, why, times: 1 }, cards: {} });
}

function entryOf(event: WarbandEvent, moment: Moment, gaze: Gaze, state: Readonly<WarbandState>): LogEntry[] {
  const told = tell(event, gaze);
  if (!told) return [];
  const rule = warband.table.ruleOf(told);
  return [
    {
      ...moment,
      event: told,
      cards: warband.table.namesIn(told, state),
      ...(rule !== undefined && { rule }),
    },
  ];
}
