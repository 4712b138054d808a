/** What is kept of a match that is over: what the players counted by turn, what became of every card, the fingerprint of its end. */
import type { Kinded, Outcome } from '../../../shared/game.ts';
import { isTableEvent, type LogEntry } from '../../../shared/table.ts';
import type { Ending } from '../../db/matches.ts';
import { hash } from '../../engine/hash.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { trackByTurn, type Played, type Summary } from './track.ts';

/** The last state of a match, and what the rules it was played by say of it. */
export interface Ended {
  state: object;
  outcome: Outcome;
}

/** The ending of a match that has an outcome. `hashes` are the content hashes of its cards, by key. */
export function endingOf(
  game: AnyGame,
  { state, outcome }: Ended,
  played: Played,
  hashes: ReadonlyMap<string, string>,
): Ending {
  const hooks = hooksOf(game);
  const { winners, reason, scores, isSharedLoss } = outcome;
  const counts = hooks.countCards(state, played.views[0]!, gameEvents(played.log));
  return {
    outcome: { winners, reason, ...(isSharedLoss && { isSharedLoss }) },
    rounds: game.roundOf(state),
    stateHash: hash(state),
    summary: {
      track: trackByTurn(hooks, played),
      ...(scores && { scores }),
    } satisfies Summary,
    cardCounts: counts.map(({ card, ...count }) => ({ ...count, card: hashes.get(card)! })),
  };
}

/** What the game told, without what the table added. */
export const gameEvents = (log: readonly LogEntry[]): { at: number; event: Kinded }[] =>
  log.flatMap(({ at, event }) => (isTableEvent(event) ? [] : [{ at, event }]));

/** The state as it is stored for checking: what never changes is in the setup already. */
export const keyframeOf = (game: AnyGame, state: object): unknown => hooksOf(game).keyframeOf(state);

/** A fingerprint of what changes in a match. */
export const stateHashOf = (game: AnyGame, state: object): string => hash(keyframeOf(game, state));

/** Whether a stored state is the one the replay leads to. */
export const isSameState = (game: AnyGame, stored: unknown, state: object): boolean =>
  hash(stored) === stateHashOf(game, state);
