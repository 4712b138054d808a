/** What the players of a match counted, turn by turn: the graph of the history. Owns how it is stored with a match. */
import { isTableEvent, type LogEntry } from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { AnyHooks } from '../../engine/table-hooks.ts';

const mark = { turn: z.int(), round: z.int(), at: z.int(), seat: z.int() };

/** What each seat counted as a turn began, and at the end. */
const trackMark = z.strictObject({ ...mark, counts: z.array(z.int()) });
export type TrackMark = z.infer<typeof trackMark>;

/** As it was stored before there were other games than Warband. */
const moraleMark = z.strictObject({ ...mark, morale: z.array(z.int()) });
const summarySchema = z.strictObject({
  track: z.array(trackMark),
  /** What each seat counted by the outcome, in games that count. */
  scores: z.array(z.number()).optional(),
});

/** The summary of a match as it is stored. */
export type Summary = z.infer<typeof summarySchema>;

const moraleSummary = z.strictObject({ morale: z.array(moraleMark) }).transform(({ morale }): Summary => ({
  track: morale.map(({ morale: counts, ...rest }) => ({ ...rest, counts })),
}));

const anySummary = z.union([summarySchema, moraleSummary]);

export const readSummary = (stored: unknown): Summary => anySummary.parse(stored);

/** A match as it was shown with nothing hidden: every moment, and everything told. */
export interface Played {
  views: readonly object[];
  log: readonly LogEntry[];
}

export function trackByTurn(
  hooks: Pick<AnyHooks, 'track' | 'trackAfter' | 'turnBegun' | 'turnShown'>,
  { views, log }: Played,
): TrackMark[] {
  const [firstView, lastView] = [views[0]!, views.at(-1)!];
  let counts: readonly number[] = hooks.track(firstView);
  const seat = hooks.turnShown(firstView)?.seat ?? 0;
  const marks: TrackMark[] = [{ turn: 0, round: 0, at: 0, seat, counts: [...counts] }];
  for (const { at, event } of log) {
    if (isTableEvent(event)) continue;
    counts = hooks.trackAfter?.(counts, event) ?? counts;
    const turn = hooks.turnBegun(event);
    if (turn) marks.push({ ...turn, at, counts: hooks.trackAfter ? [...counts] : hooks.track(views[at]!) });
  }
  const { turn, round, seat: last } = hooks.turnShown(lastView) ?? marks.at(-1)!;
  const end = hooks.trackAfter ? [...counts] : hooks.track(lastView);
  return [...marks, { turn, round, seat: last, at: views.length - 1, counts: end }];
}
