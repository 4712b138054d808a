/** Counting what players of a match threw away: plays that came to nothing though nobody answered them. */
import type { Seat } from '../../shared/game.ts';

/** One such play: whose, of what kind, and the thing that was played, by name. */
export interface WastedPlay {
  seat: Seat;
  kind: string;
  what: string;
}

/** Watches one match from its start on. */
export interface WasteWatch<State, Event> {
  note(state: Readonly<State>, event: Event): void;
  /** What has been thrown away so far. */
  wasted(): WastedPlay[];
}
