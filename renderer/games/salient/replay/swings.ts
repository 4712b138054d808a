/** Where somebody got behind the line: what the race turned on. */
import type { SalientEvent } from '../../../../shared/games/salient.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';
import type { Swing } from '../../face.ts';

export const swings = (entries: readonly GameLogEntry<SalientEvent>[]): Swing[] =>
  entries.flatMap(({ event }, entry) =>
    event.kind === 'crossed' ? [{ seat: event.seat, by: event.dice, entry, cause: entry }] : [],
  );
