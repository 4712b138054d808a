/** What is kept of a match that is over: Morale by turn, what became of every card, the fingerprint of its end. */
import type { Outcome } from '../../../shared/game.ts';
import type { WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import type { LogEntry } from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { Ending } from '../../db/matches.ts';
import { hash } from '../../engine/hash.ts';
import { warband, type WarbandState } from '../../games/warband/index.ts';

/** Morale of each seat as a turn began, and at the end. */
const moraleSchema = z.strictObject({
  turn: z.int(),
  round: z.int(),
  at: z.int(),
  seat: z.int(),
  morale: z.array(z.int()),
});
export type MoraleMark = z.infer<typeof moraleSchema>;

export const summarySchema = z.strictObject({ morale: z.array(moraleSchema) });

/** A match as it was shown with nothing hidden: its first and last moment, and everything told between them. */
export interface Played {
  /** How many moments there are after the first. */
  length: number;
  firstView: WarbandView;
  lastView: WarbandView;
  log: readonly LogEntry[];
}

/** The ending of a match that has an outcome. `hashes` are the content hashes of its cards, by key. */
export function endingOf(
  state: Readonly<WarbandState>,
  { winners, reason }: Outcome,
  played: Played,
  hashes: ReadonlyMap<string, string>,
): Ending {
  return {
    outcome: { winners, reason },
    rounds: warband.roundOf(state),
    stateHash: hash(state),
    summary: { morale: moraleByTurn(played) },
    cardCounts: warband.table
      .countCards(state, played.firstView, gameEvents(played.log))
      .map(({ card, ...count }) => ({ ...count, card: hashes.get(card)! })),
  };
}

export function moraleByTurn({ length, firstView, lastView, log }: Played): MoraleMark[] {
  const morale = firstView.players.map((player) => player.morale);
  const marks: MoraleMark[] = [{ turn: 0, round: 0, at: 0, seat: firstView.seat, morale: [...morale] }];
  for (const { at, event } of log) {
    if (event.kind === 'moraleChanged') morale[event.seat] = event.to;
    if (event.kind === 'turnBegan') {
      marks.push({ turn: event.turn, round: event.round, at, seat: event.seat, morale: [...morale] });
    }
  }
  const { turn, round, seat } = lastView;
  marks.push({ turn, round, at: length, seat, morale: [...morale] });
  return marks;
}

/** What the game told, without what the table added. */
const gameEvents = (log: readonly LogEntry[]): { at: number; event: WarbandEvent }[] =>
  log.flatMap(({ at, event }) =>
    event.kind === 'passedFor' || event.kind === 'botReason' ? [] : [{ at, event }],
  );

/** The state as stored for checking: what never changes is in the setup already. */
export const { keyframeOf, stateFrom } = warband.table;

/** A fingerprint of what changes in a match. */
export const stateHashOf = (state: Readonly<WarbandState>): string => hash(keyframeOf(state));

/** Whether a stored state is the one the replay leads to. */
export const isSameState = (stored: unknown, state: Readonly<WarbandState>): boolean =>
  hash(stored) === stateHashOf(state);
