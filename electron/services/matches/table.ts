/** The table as a window gets it: one session through the eyes of whoever is at the screen. */
import type { Seat } from '../../../shared/game.ts';
import {
  isTableEvent,
  type LogEntry,
  type Table,
  type TableSeat,
  type TableStep,
} from '../../../shared/table.ts';
import type { AnyHooks } from '../../engine/table-hooks.ts';
import { isByTable, type PlayedAction } from './played-action.ts';
import { isPerson } from './arrangement.ts';
import { screenOf, snapshotThrough, redactFor, type ScreenViewer } from './privacy.ts';
import { logFor } from './log.ts';
import { turnIn, type Session } from './session.ts';
import { undoState } from './undo.ts';

export function tableOf(session: Session, thinking: Seat | undefined, screen = screenOf(session)): Table {
  const { id, game, form, campaign, arrangement, decision, match } = session;
  const log = logFor(session, screen);
  const at = screen.eyes.length === 1 ? screen.eyes[0] : undefined;
  const surrender = game.surrenderRefusal?.(match.state);
  return {
    ...{ id, form, game: game.id, privacy: arrangement.privacy, hideTells: arrangement.hideTells },
    seats: seatsOf(session),
    snapshot: snapshotThrough(session, screen),
    choices: screen.chooses ? choicesFor(session) : {},
    ...(at !== undefined && { atScreen: at }),
    ...(screen.handover !== undefined && {
      handover: { to: screen.handover, name: session.seats[screen.handover]!.name },
    }),
    ...(screen.answering !== undefined && {
      answering: { seat: screen.answering, prompt: plainPrompt(session), ...passOf(session) },
    }),
    undo: undoState(session, screen.chooses),
    ...(surrender && { surrender }),
    ...(thinking !== undefined && { thinking }),
    isPaused: session.isPaused,
    isCovered: session.isCovered,
    logLength: log.length,
    newFrom: newFrom(session.hooks, log, at ?? decision?.seat),
    ...(campaign !== undefined && { campaign }),
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

function choicesFor({ hooks, match, decision }: Session): Table['choices'] {
  const choices = decision ? hooks.choices(match.state, decision.options) : [];
  return Object.fromEntries(choices.flatMap((choice, option) => (choice ? [[String(option), choice]] : [])));
}

/** The first entry since a player's last own turn ended: answers given meanwhile are part of the tale. */
export function newFrom(
  hooks: Pick<AnyHooks, 'turnBegun'>,
  log: readonly LogEntry[],
  seat: Seat | undefined,
): number {
  const turns = log.flatMap(({ event }, at) => {
    const turn = isTableEvent(event) ? undefined : hooks.turnBegun(event);
    return turn ? [{ at, isOwn: turn.seat === seat }] : [];
  });
  const last = turns.findLastIndex(({ isOwn }) => !isOwn);
  if (last < 0) return log.length;
  const before = turns.slice(0, last).findLastIndex(({ isOwn }) => isOwn);
  return turns[before + 1]!.at;
}

export function seatsOf(session: Session): TableSeat[] {
  const { seats, arrangement, passing } = session;
  return seats.map(({ name, team, side, emblem }, seat) => {
    const { colour, bot, stops } = arrangement.seats[seat]!;
    const ahead = passing.get(seat);
    const isOver = ahead === undefined || (ahead.kind === 'thisTurn' && ahead.turn !== turnIn(session));
    return {
      ...{ seat, name, team, side, emblem, colour },
      ...(bot && { bot }),
      ...(isPerson(arrangement, seat) && { stops, passing: isOver ? 'none' : ahead.kind }),
    };
  });
}

/** Deeds as the window animates them. */
export function stepsOf(
  { game, match: { revision } }: Session,
  actions: readonly PlayedAction[],
  screen: ScreenViewer,
): TableStep[] {
  const first = revision - actions.length + 1;
  return actions.map((action, at) => ({
    revision: first + at,
    seat: action.seat,
    by: doerOf(action),
    events: action.events.flatMap((event) => redactFor(game, event, screen) ?? []),
  }));
}

function doerOf(action: PlayedAction): TableStep['by'] {
  if (isByTable(action)) return 'table';
  return action.cause === 'bot' ? 'bot' : 'person';
}

export const keysKnown = (
  hooks: Pick<AnyHooks, 'keysIn'>,
  view: object,
  log: readonly LogEntry[],
): Set<string> => new Set([...hooks.keysIn(view), ...log.flatMap(({ cards }) => Object.values(cards))]);
