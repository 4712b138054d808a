/** The table as a window gets it: one session through the eyes of whoever is at the screen. */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandView } from '../../../shared/games/warband.ts';
import type { LogEntry, Table, TableSeat, TableStep } from '../../../shared/table.ts';
import { warband } from '../../games/warband/index.ts';
import { isByTable, type Deed } from './deeds.ts';
import { isPerson } from './arrangement.ts';
import { gazeOf, snapshotThrough, tell, type Gaze } from './eyes.ts';
import { logFor } from './log.ts';
import type { Session } from './session.ts';
import { undoState } from './undo.ts';

export function tableOf(session: Session, thinking: Seat | undefined, gaze = gazeOf(session)): Table {
  const { id, form, arrangement, decision, match } = session;
  const log = logFor(session, gaze);
  const at = gaze.eyes.length === 1 ? gaze.eyes[0] : undefined;
  const surrender = warband.surrenderRefusal?.(match.state);
  return {
    ...{ id, form, game: 'warband', privacy: arrangement.privacy, hideTells: arrangement.hideTells },
    seats: seatsOf(session),
    snapshot: snapshotThrough(session, gaze),
    choices: gaze.chooses ? choicesFor(session) : {},
    ...(at !== undefined && { atScreen: at }),
    ...(gaze.handover !== undefined && {
      handover: { to: gaze.handover, name: session.seats[gaze.handover]!.name },
    }),
    ...(gaze.answering !== undefined && {
      answering: { seat: gaze.answering, prompt: plainPrompt(session), ...passOf(session) },
    }),
    undo: undoState(session, gaze.chooses),
    ...(surrender && { surrender }),
    ...(thinking !== undefined && { thinking }),
    isPaused: session.isPaused,
    isCovered: session.isCovered,
    logLength: log.length,
    newFrom: newFrom(log, at ?? decision?.seat),
  };
}

/** A prompt without what it names: cards among it may be hidden. */
function plainPrompt({ decision }: Session): { code: string; rule?: string } {
  const { code, rule } = decision!.prompt;
  return { code, ...(rule !== undefined && { rule }) };
}

function passOf({ decision }: Session): { pass?: number } {
  const { window } = decision!;
  return window ? { pass: window.pass } : {};
}

function choicesFor({ match, decision }: Session): Table['choices'] {
  const choices = decision ? warband.table.choices(match.state, decision.options) : [];
  return Object.fromEntries(choices.flatMap((choice, option) => (choice ? [[String(option), choice]] : [])));
}

/** The first entry since a player's last own turn ended: answers given meanwhile are part of the tale. */
export function newFrom(log: readonly LogEntry[], seat: Seat | undefined): number {
  const turns = log.flatMap(({ event }, at) =>
    event.kind === 'turnBegan' ? [{ at, isOwn: event.seat === seat }] : [],
  );
  const last = turns.findLastIndex(({ isOwn }) => !isOwn);
  if (last < 0) return log.length;
  const before = turns.slice(0, last).findLastIndex(({ isOwn }) => isOwn);
  return turns[before + 1]!.at;
}

export function seatsOf({ seats, arrangement, passing, match }: Session): TableSeat[] {
  return seats.map(({ name, team, warband: called, commander }, seat) => {
    const { colour, bot, stops } = arrangement.seats[seat]!;
    const ahead = passing.get(seat);
    const isOver = ahead === undefined || (ahead.kind === 'thisTurn' && ahead.turn !== match.state.turn);
    return {
      ...{ seat, name, team, warband: called, commander, colour },
      ...(bot && { bot }),
      ...(isPerson(arrangement, seat) && { stops, passing: isOver ? 'none' : ahead.kind }),
    };
  });
}

/** Deeds as the window animates them. */
export function stepsOf(deeds: readonly Deed[], revision: number, gaze: Gaze): TableStep[] {
  const first = revision - deeds.length + 1;
  return deeds.map((deed, at) => ({
    revision: first + at,
    seat: deed.seat,
    by: doerOf(deed),
    events: deed.events.flatMap((event) => tell(event, gaze) ?? []),
  }));
}

function doerOf(deed: Deed): TableStep['by'] {
  if (isByTable(deed)) return 'table';
  return deed.ground === 'bot' ? 'bot' : 'person';
}

export const keysKnown = (view: WarbandView, log: readonly LogEntry[]): Set<string> =>
  new Set([...warband.table.keysIn(view), ...log.flatMap(({ cards }) => Object.values(cards))]);
