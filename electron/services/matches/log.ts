/**
 * The log of a match for some eyes: every event they may know, with the names of the cards in it, the rule behind it,
 * and honestly what was passed for whom. Words are the window's; this file owns what is told, and to whom.
 */
import type { Kinded } from '../../../shared/game.ts';
import { isTableEvent, type LogEntry } from '../../../shared/table.ts';
import { lengthOf } from '../../engine/replay.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { isByTable, passReasonOf, type PlayedAction } from './played-action.ts';
import { redactFor, type ScreenViewer } from './privacy.ts';
import type { Session } from './session.ts';

/** To whom a log is told, and of which state. */
export interface Telling {
  game: AnyGame;
  state: object;
  screen: ScreenViewer;
}

/** The log through these eyes; what was made before is kept and added to. */
export function logFor(session: Session, screen: ScreenViewer): LogEntry[] {
  const key = `${screen.viewer}:${screen.eyes.join()}`;
  const log = session.logs.get(key) ?? { entries: earlierLog(session, screen), actions: 0 };
  session.logs.set(key, log);
  const { game, match, played, tape } = session;
  const telling = { game, state: match.state, screen };
  for (; log.actions < played.length; log.actions++) {
    log.entries = logWith(log.entries, { played, number: log.actions, from: tape.from }, telling);
  }
  const last = session.surrenderEvents;
  return last ? logWithSurrender(log.entries, last, lengthOf(tape), telling) : log.entries;
}

/** An action by its place among those since the match was begun, or since the present rules took it over. */
interface PlacedAction {
  played: readonly PlayedAction[];
  number: number;
  /** How many actions came before the first of them. */
  from: number;
}

/** What was told before the present rules took the match over: to those who look together, what the first of them saw. */
function earlierLog({ earlier }: Session, { viewer, eyes }: ScreenViewer): LogEntry[] {
  return earlier ? [...earlier.log(viewer === 'open' ? (eyes[0] ?? 'spectator') : viewer)] : [];
}

/** A log with what one action adds to it; the log given is not changed. */
export function logWith(before: readonly LogEntry[], action: PlacedAction, telling: Telling): LogEntry[] {
  const entries = [...before];
  addAction(entries, action, telling);
  return entries;
}

/** A log with the surrender that ended the match at moment `at`. */
export function logWithSurrender(
  before: readonly LogEntry[],
  events: readonly Kinded[],
  at: number,
  telling: Telling,
): LogEntry[] {
  const { game, state } = telling;
  const moment = { at, turn: game.turnOf(state), round: game.roundOf(state) };
  return [...before, ...events.flatMap((event) => entryOf(event, moment, telling))];
}

type Moment = Pick<LogEntry, 'at' | 'turn' | 'round'>;

/** How many entries of a log happened within the first `at` actions. */
export const lengthAt = (entries: readonly LogEntry[], at: number): number => {
  const later = entries.findIndex((entry) => entry.at > at);
  return later < 0 ? entries.length : later;
};

function addAction(entries: LogEntry[], placed: PlacedAction, telling: Telling): void {
  const action = placed.played[placed.number]!;
  const moment = { at: placed.from + placed.number + 1, turn: action.turn, round: action.round };
  if (isByTable(action)) addPass(entries, placed, telling.screen, moment);
  if (action.reason !== undefined && !action.isPass) {
    entries.push({
      ...moment,
      event: { kind: 'botReason', seat: action.seat, code: action.reason.code, about: action.reason.about },
      cards: {},
    });
  }
  action.events.forEach((event, at) => {
    if (isByTable(action) && hooksOf(telling.game).isPass(event)) return;
    const damage = action.damage.get(at);
    entries.push(
      ...entryOf(event, moment, telling).map((entry) => ({ ...entry, ...(damage && { damage }) })),
    );
  });
}

/** Passes given by the table in a row are one line a player. */
function addPass(
  entries: LogEntry[],
  { played, number, from }: PlacedAction,
  screen: ScreenViewer,
  moment: Moment,
): void {
  const { seat, cause } = played[number]!;
  const first = from + played.findLastIndex((action, at) => at < number && !isByTable(action)) + 2;
  const why = screen.eyes.includes(seat) ? passReasonOf(cause) : undefined;
  const known = entries.findLastIndex(
    ({ at, event }) =>
      at >= first &&
      isTableEvent(event) &&
      event.kind === 'passedFor' &&
      event.seat === seat &&
      event.why === why,
  );
  const before = entries[known]?.event;
  if (before && isTableEvent(before) && before.kind === 'passedFor') {
    entries[known] = { ...entries[known]!, event: { ...before, times: before.times + 1 } };
  } else entries.push({ ...moment, event: { kind: 'passedFor', seat, why, times: 1 }, cards: {} });
}

function entryOf(event: Kinded, moment: Moment, { game, state, screen }: Telling): LogEntry[] {
  const hooks = hooksOf(game);
  const told = redactFor(game, event, screen);
  if (!told) return [];
  const rule = hooks.ruleOf(told);
  return [
    {
      ...moment,
      event: told,
      cards: hooks.namesIn(told, state),
      ...(rule !== undefined && { rule }),
    },
  ];
}
