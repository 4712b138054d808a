/**
 * A table of Warband in its own words: what the contract carries for any game, seen by who knows that it is Warband.
 * Owns the stops of Warband.
 */
import type { OpenedTable, TableHint } from '../calls/matches.ts';
import type { Prompt, Snapshot } from '../game.ts';
import type { LogEntry, Table, TableChange, TableEvent, TableSeat, TableStep } from '../table.ts';
import { z } from '../zod.ts';
import type { WarbandAction, WarbandChoice, WarbandEvent, WarbandView } from './warband.ts';

export type WarbandSnapshot = Snapshot<WarbandView, WarbandAction>;

export type WarbandLogEntry = Omit<LogEntry, 'event'> & { event: WarbandEvent | TableEvent };

export type WarbandTable = Omit<Table, 'snapshot' | 'choices' | 'seats'> & {
  seats: (Omit<TableSeat, 'stops'> & { stops?: WarbandStops })[];
  snapshot: WarbandSnapshot;
  choices: Record<string, WarbandChoice>;
};

export type WarbandStep = Omit<TableStep, 'events'> & { events: WarbandEvent[] };

export type WarbandChange = Omit<TableChange, 'table' | 'steps' | 'log'> & {
  table: WarbandTable;
  steps: WarbandStep[];
  log: WarbandLogEntry[];
};

export type WarbandOpened = Omit<OpenedTable, 'table' | 'log'> & {
  table: WarbandTable;
  log: WarbandLogEntry[];
};

export type WarbandHint = Omit<TableHint, 'line'> & {
  line: { action: WarbandAction; prompt: Prompt; choice?: WarbandChoice }[];
};

export const warbandStopsSchema = z.strictObject({
  /** Only what would do something to oneself that an answer would change; whatever else is set. */
  concerned: z.boolean(),
  /** Whatever can be answered, own actions too; whatever is set below. */
  everything: z.boolean(),
  /** An own creature is the target of an attack. */
  attacked: z.boolean(),
  /** An own creature, an own action or oneself is the target of something. */
  targeted: z.boolean(),
  /** Letting it happen would harm an own creature or cost Morale. */
  harmed: z.boolean(),
  /** Anything else others do, by what it is. */
  move: z.boolean(),
  attack: z.boolean(),
  order: z.boolean(),
  power: z.boolean(),
  trigger: z.boolean(),
  collect: z.boolean(),
  /** One's own actions. */
  own: z.boolean(),
  /** Last chances with nothing on the stack, by phase. */
  refresh: z.boolean(),
  activate: z.boolean(),
  deploy: z.boolean(),
  cleanup: z.boolean(),
  /** Whether the above holds in one's own turns and in those of others. */
  ownTurns: z.boolean(),
  otherTurns: z.boolean(),
  /** Every window opens, also with nothing to answer with. */
  hold: z.boolean(),
});
export type WarbandStops = z.infer<typeof warbandStopsSchema>;
