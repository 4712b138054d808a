/**
 * A session is of one match, and a match of one game: here, and nowhere else in the window, what came over the contract
 * for any game gets the types of that game.
 */
import type { TableHint } from '../../shared/calls/matches.ts';
import type { Kinded, Prompt, Snapshot } from '../../shared/game.ts';
import type { AnySnapshot, LogEntry, Table, TableEvent } from '../../shared/table.ts';

/** The table in the words of one game. */
export type GameTable<View, Action> = Omit<Table, 'snapshot'> & { snapshot: Snapshot<View, Action> };

/** A line of the log in the words of one game. */
export type GameLogEntry<Event> = Omit<LogEntry, 'event'> & { event: Event | TableEvent };

/** Advice in the words of one game. */
export type GameHint<Action> = Omit<TableHint, 'line'> & {
  line: { action: Action; prompt: Prompt; choice?: object }[];
};

export const tableOf = <View, Action>(table: Table) => table as GameTable<View, Action>;
export const snapshotOf = <View, Action>(snapshot: AnySnapshot) => snapshot as Snapshot<View, Action>;
export const entriesOf = <Event>(entries: readonly LogEntry[]) => entries as readonly GameLogEntry<Event>[];
export const eventsOf = <Event>(events: readonly Kinded[]) => events as readonly Event[];
export const hintOf = <Action>(hint: TableHint) => hint as GameHint<Action>;
